// The whole life of a campaign in a real browser: approved, shown, counted, reported, stopped,
// silent.
import { devices, type Page } from '@playwright/test'
import type { StopPreview } from '#domain/orders/order/changes/stopCampaign.ts'
import type { CreativeView } from '#domain/creatives/review/creativeView.ts'
import { ALEX, expect, test } from '#test/support/contact/deskTest.ts'
import { byProgram, openPublisher, serveOrigin } from '#test/support/delivery/publisherPage.ts'
import { uploadPicture } from '#test/support/creatives/reviewedAds.ts'
import { expectAccessible } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { corpusFile, fileGroup } from '#test/support/creatives/uploadPage.ts'
import { worldLine } from '#test/support/creatives/worldLines.ts'

const PLACE = '/site_us_flour_county/display_300x250'
const AUSTIN = '?place=US,TX,78701,30.267,-97.743'
/** Maximum time for which a stopped line may still be shown. */
const SILENT_MS = 10_000

// A browser that identifies itself as automated counts as a crawler.
test.use({ userAgent: devices['Desktop Chrome'].userAgent })

/** Has the desk decide on a version. */
async function decide(
  desk: Page,
  origin: string,
  versionId: string,
  verdict: object = { verdict: 'approve' },
): Promise<void> {
  const answer = await desk.request.post('/api/reviews/verdicts', {
    headers: { origin },
    data: { ...verdict, versionIds: [versionId] },
  })
  expect(await answer.text()).toContain(versionId)
}

/**
 * Replaces the file of an ad by its row's menu. Returns the ID of the version that awaits review.
 */
async function replace(store: Page, title: string, file: string): Promise<string> {
  await store.getByRole('button', { name: `More for ${title}` }).press('Enter')
  const choosing = store.waitForEvent('filechooser')
  const completed = store.waitForResponse(/\/completion$/)
  await store.getByRole('menuitem', { name: 'Replace the file' }).press('Enter')
  await (await choosing).setFiles(corpusFile(file))
  const { creative } = (await (await completed).json()) as { creative: CreativeView }
  return creative.pending?.id ?? ''
}

/**
 * Stops a line for the coupon shown to its owner; retries while newly counted impressions change
 * the coupon.
 */
async function stop(store: Page, origin: string, path: string): Promise<void> {
  await expect(async () => {
    const preview = await store.request.get(`/api${path}/stop-preview`)
    const { couponUsdMinor } = (await preview.json()) as StopPreview
    const stopped = await store.request.post(`/api${path}/stop`, {
      headers: { origin },
      data: { expectedCouponUsdMinor: couponUsdMinor },
    })
    expect(stopped.status()).toBe(200)
  }).toPass({ timeout: 60_000 })
}

/** Compares two creatives of the same size in the report, by keyboard, and stops the comparison. */
async function compare(store: Page, lineId: string): Promise<void> {
  await store.goto(`/en-US/report/${lineId}`)
  const card = store.getByRole('region', { name: 'Compare creatives' })
  const size = card.getByRole('region', { name: /300x250/ })
  // Its code loads when the reader scrolls near it.
  await expect(async () => {
    await store.mouse.wheel(0, 600)
    await expect(card).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(size.getByText('“shown”, “Tents”')).toBeVisible()
  await expect(size.getByText(/A difference of 30% shows after about 640 clicks/)).toBeVisible()
  await size.getByRole('button', { name: 'Compare these 2' }).press('Enter')
  await expect(size.getByText(/^Counts from/)).toBeVisible()
  await expect(size.getByRole('row', { name: /shown/ })).toBeVisible()
  await expect(size.getByRole('row', { name: /Tents/ })).toBeVisible()
  await expectAccessible(store)
  await store.setViewportSize({ width: 390, height: 844 })
  await expectFits(store)
  await store.setViewportSize({ width: 1440, height: 900 })
  await size.getByRole('button', { name: 'Stop comparing' }).press('Enter')
  await expect(size.getByText(/^You stopped this comparison on/)).toBeVisible()
  await expect(size.getByRole('button', { name: 'Compare again' })).toBeVisible()
}

test('an approved ad is shown and reported with its impression and click, is replaced while running, and goes silent on a stop', async ({
  pageOf,
  page,
  origin,
}) => {
  const { orderId, lineId } = worldLine('Gifts, local news')
  const serve = serveOrigin(origin)
  const store = await pageOf('store@example.com')
  const desk = await pageOf(ALEX)
  const versionId = await uploadPicture(store.request, origin, { lineId, name: 'shown.png' })
  await decide(desk, origin, versionId)

  const told: string[] = []
  page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url())
    if (from === serve && response.status() === 204) told.push(pathname)
  })
  // The real server counts the click; only its landing page is replaced.
  let landing = ''
  await page.context().route(`${serve}/c?**`, async (route) => {
    const { url, headers } = byProgram(route.request().url())
    const answer = await route.fetch({
      url,
      headers: { ...route.request().headers(), ...headers },
      maxRedirects: 0,
    })
    landing = answer.headers()['location'] ?? ''
    await route.fulfill({ contentType: 'text/html', body: '<h1>Landing page</h1>' })
  })
  // A response alone counts nothing: the page is opened once, when there is an ad for it.
  const adShown = async () => {
    const { url, headers } = byProgram(`${serve}/a${PLACE}${AUSTIN}`)
    const answer = await page.request.post(url, { headers, data: { seen: '' } })
    return ((await answer.json()) as { ad: { src: string } | null }).ad
  }
  /** The file of the next ad: a line ahead of its plan does not answer every request. */
  const srcShown = async () => {
    let src = ''
    await expect
      .poll(async () => {
        src = (await adShown())?.src ?? ''
        return src
      })
      .not.toBe('')
    return src
  }
  await expect.poll(adShown, { timeout: 60_000 }).not.toBeNull()
  await openPublisher(
    page,
    `<iframe title="Advertisement" width="300" height="250" src="${serve}/t${PLACE}.html${AUSTIN}"></iframe>`,
  )
  const picture = page.frameLocator('iframe').getByRole('img', { name: 'shown' })
  await expect(picture).toHaveJSProperty('naturalWidth', 300)
  await expect.poll(() => told).toEqual(['/e/impression', '/e/viewable'])
  const [popup] = await Promise.all([page.context().waitForEvent('page'), picture.click()])
  await expect(popup.getByRole('heading', { name: 'Landing page' })).toBeVisible()
  expect(new URL(landing).searchParams.get('utm_campaign')).toBe('Gifts, local news')

  await store.goto(`/en-US/report/${lineId}`)
  const headline = store.getByRole('region', { name: 'Headline' })
  await expect(headline.getByTestId('delivered')).toHaveText('1')
  await expect(headline.getByText('100.00% of impressions')).toBeVisible()
  await expect(headline.getByText('1 for a second or more')).toBeVisible()

  await test.step('when an ad is replaced during the campaign, the old one runs until the new one is approved', async () => {
    const before = await srcShown()
    await store.goto(`/en-US/upload/${lineId}`)
    const denied = await replace(store, 'shown', 'right-300x250.png')
    await expect(store.getByText('Active with modification')).toBeVisible()
    await expect(store.getByText('Version 1 runs')).toBeVisible()
    expect(await srcShown()).toBe(before)

    const denial = { denialClass: 'poor_quality', text: 'The letters are too small.' }
    await decide(desk, origin, denied, { verdict: 'deny', ...denial })
    await store.reload()
    const needsYou = fileGroup(store, 'Needs you')
    await expect(needsYou.getByText(denial.text)).toBeVisible()
    await expect(needsYou.getByText('Version 1 stays approved')).toBeVisible()
    expect(await srcShown()).toBe(before)

    await decide(desk, origin, await replace(store, 'shown', 'exif-3-stays-300x250.jpg'))
    await expect.poll(srcShown).not.toBe(before)
  })

  await test.step('an ad is compared with another of its size until the buyer stops the comparison', async () => {
    const another = await uploadPicture(store.request, origin, { lineId, name: 'Tents.png' })
    await decide(desk, origin, another)
    await compare(store, lineId)
  })

  await stop(store, origin, `/orders/${orderId}/lines/${lineId}`)
  const stoppedAt = Date.now()
  await expect
    .poll(async () => {
      const askedAt = Date.now()
      const ad = await adShown()
      expect(ad === null || askedAt - stoppedAt < SILENT_MS).toBe(true)
      return ad
    })
    .toBeNull()
  await page.reload()
  await expect(page.frameLocator('iframe').locator('body')).toBeAttached()
  await expect(picture).toHaveCount(0)
})
