// The life of a campaign's ads: schedule, the desk's decisions, and their look in place.
import type { Page } from '@playwright/test'
import type { Verdict } from '#domain/creatives/review/versionState.ts'
import { austinPlan, book, logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { ALEX, expect, expectAccessible, test } from '#test/support/contact/deskTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { givenAdsInReview } from '#test/support/creatives/reviewedAds.ts'
import { pick } from '#test/support/commerce/shopper.ts'
import { chooseFiles, corpusFile, fileGroup } from '#test/support/creatives/uploadPage.ts'

const newAdvertiser = () => `Life ${crypto.randomUUID().slice(0, 8)}`
const format = (page: Page, name: string) =>
  page.getByRole('region', { name: `${name}: creative schedule` })

async function decide(
  desk: Page,
  origin: string,
  verdict: { verdict: Verdict; versionIds: string[]; denialClass?: string; text?: string },
): Promise<void> {
  const response = await desk.request.post(`${origin}/api/reviews/verdicts`, {
    headers: { origin },
    data: verdict,
  })
  expect(await response.json()).toMatchObject({ decided: verdict.versionIds })
}

test('two ads share a campaign by weight, then by hours; a gap is named and filled with one click', async ({
  page,
  origin,
}) => {
  test.slow()
  const advertiser = newAdvertiser()
  const names = ['first.png', 'second.png']
  const { lineId } = await givenAdsInReview(page.request, origin, { advertiser, names })
  await page.goto(`/en-US/upload/${lineId}`)
  const rectangle = format(page, 'Medium Rectangle')

  await test.step('a weight of 3 next to 1 means three quarters, also after a reload', async () => {
    const weight = rectangle.getByRole('textbox', { name: 'Weight of A, first' })
    await weight.fill('3')
    await weight.press('Enter')
    await expect(rectangle.getByText('75%', { exact: true }).first()).toBeVisible()
    await expect(rectangle.getByText('25%', { exact: true }).first()).toBeVisible()
    await weight.fill('0')
    await weight.press('Tab')
    await expect(weight).toHaveAttribute('aria-invalid', 'true')
    await page.reload()
    await expect(rectangle.getByText('75%', { exact: true }).first()).toBeVisible()
  })

  await test.step('hours are set by keyboard and pointer, and no hour at all is refused', async () => {
    await pick(page, 'Set by', 'Hours')
    for (const name of ['A, first', 'B, second']) {
      await rectangle.getByRole('button', { name: `Set hours of ${name}` }).press('Enter')
      const dialog = page.getByRole('dialog', { name: `Hours of ${name}` })
      await dialog.getByRole('button', { name: 'Clear' }).click()
      await dialog.getByRole('button', { name: 'Save hours' }).click()
      await expect(dialog.getByText('Please select at least one option!')).toBeVisible()
      await dialog.getByRole('button', { name: 'All hours' }).click()
      await dialog.getByRole('rowheader', { name: 'Sunday' }).click()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Save hours' }).click()
      await expect(dialog).toBeHidden()
    }
  })

  await test.step('the gap is named, and one click fills it', async () => {
    const gap = rectangle.getByText('Nothing runs on Sundays.')
    await expect(gap).toBeVisible()
    await expectAccessible(page)
    await rectangle.getByRole('button', { name: /^Run [AB] all the time$/ }).click()
    await expect(gap).toBeHidden()
  })
})

test('an ad is denied, answered and approved; its replacement is reviewed while it stays', async ({
  page,
  origin,
  pageOf,
}) => {
  test.slow()
  const advertiser = newAdvertiser()
  const given = await givenAdsInReview(page.request, origin, { advertiser, names: ['only.png'] })
  const [versionId = ''] = given.versionIds
  const desk = await pageOf(ALEX)
  await page.goto(`/en-US/upload/${given.lineId}`)
  await expect(page.getByText('You have uploaded less than 2 creatives.')).toBeVisible()

  await test.step('the desk denies it with a reason', async () => {
    const text = 'Where does "the best boots" come from?'
    const denial = { denialClass: 'misleading_claim', text }
    await decide(desk, origin, { verdict: 'deny', versionIds: [versionId], ...denial })
    await page.reload()
    const needsYou = fileGroup(page, 'Needs you')
    await expect(needsYou.getByText(text)).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: /1 file needs you/ }).click()
    await expect(needsYou.getByText(text)).toBeInViewport()
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the customer answers by keyboard', async () => {
    await page.getByRole('button', { name: 'Answer about only' }).press('Enter')
    await page.getByRole('textbox', { name: 'Your answer' }).fill('From a test of June 2026.')
    await page.getByRole('button', { name: 'Send and ask again' }).press('Enter')
    await expect(fileGroup(page, 'In review').getByText('only', { exact: true })).toBeVisible()
  })

  await test.step('once approved, it stays while its replacement is reviewed', async () => {
    await decide(desk, origin, { verdict: 'approve', versionIds: [versionId] })
    await page.reload()
    await expect(fileGroup(page, 'Approved').getByText('only', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'More for only' }).press('Enter')
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: 'Replace the file' }).press('Enter')
    await (await choosing).setFiles(corpusFile('html5-right.zip'))
    await expect(page.getByText('Approved, a change is in review')).toBeVisible()
    await expect(page.getByText('Approved, stays until then')).toBeVisible()
  })

  await test.step('the banner runs sandboxed, in place', async () => {
    await pick(page, 'Version of only', 'Version 2')
    const frame = page.locator('iframe[title="only"]').first()
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
    await expect(frame).toHaveAttribute('src', /^http:\/\/creatives\.localhost/)
  })
})

test('an audio spot is uploaded on the order’s page, and played in place', async ({
  page,
  origin,
}) => {
  await logInAsCustomer(page.request, origin)
  const { id } = await book(page.request, origin, { plans: [austinPlan('online_audio')] })
  await page.goto(`/en-US/my-orders/${id}`)
  await page.getByRole('button', { name: 'Upload and schedule here' }).press('Enter')
  await chooseFiles(page, corpusFile('spot.mp3'))
  await expect(fileGroup(page, 'In review').getByText('spot', { exact: true })).toBeVisible()
  await expect(page.getByText('1 in review')).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
  await page.goto(`/en-US/upload/${id}`)
  const place = page.getByRole('region', { name: 'In place' })
  await expect(place.getByText(/in a radio player/)).toBeVisible()
  const heard = place.locator('audio')
  await expect
    .poll(() => heard.evaluate((one: HTMLAudioElement) => one.duration))
    .toBeGreaterThan(0)
})
