import { weighScripts } from '#scripts/browser/weighScripts.ts'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { watchLayoutShift } from '#test/support/foundation/browser/layoutShift.ts'
import { corpusFile } from '#test/support/creatives/uploadPage.ts'

const PRICES = '/en-US/billboards-digital/price-budget-rates-cpm'

test('a guide page is light, causes no layout shift, and calculates the reader’s own case', async ({
  page,
}) => {
  const weigh = weighScripts(page)
  const shift = await watchLayoutShift(page)
  const connected = page.waitForEvent('websocket')
  await page.goto(PRICES)
  await connected
  // This includes 142 kB for the frame of every page; lateStart.spec.ts checks that all of it loads
  // after the page.
  expect(await weigh()).toBeLessThan(155_000)
  expect(await shift()).toBeLessThan(0.02)
  await expectAccessible(page)

  await page.getByRole('spinbutton', { name: 'Budget' }).fill('5000')
  await expect(page.getByText('746,268').first()).toBeVisible()
  await expect(page).toHaveURL(/budget=5000/)
  await page.reload()
  await expect(page.getByText('$5,000 buys about')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plan with $5,000' })).toHaveAttribute(
    'href',
    '/en-US/billboards-digital/buy-self-service?budget=500000',
  )
})

test('a calculator’s link that the browser refuses to copy is shown and selected', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let isRefused = true
    navigator.clipboard.writeText = async () => {
      if (isRefused) throw new DOMException('Write permission denied.', 'NotAllowedError')
      await Promise.resolve()
    }
    window.addEventListener('amd:allow', () => (isRefused = false))
  })
  await page.goto(PRICES)
  const budget = page.getByRole('spinbutton', { name: 'Budget' })
  await budget.fill('5000')
  await expect(page).toHaveURL(/budget=5000/)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Your browser did not let us copy.' })
  await expect(refusal).toContainText('budget=5000')
  const selected = () => page.evaluate(() => getSelection()?.toString())
  expect(await selected()).toBe(page.url())
  await expectAccessible(page)

  // Other values give another link.
  await budget.fill('6000')
  await expect(refusal).toBeHidden()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(refusal).toContainText('budget=6000')
  expect(await selected()).toBe(page.url())
  await page.evaluate(() => window.dispatchEvent(new Event('amd:allow')))
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  await expect(refusal).toBeHidden()
})

test('on a phone the guides are in the menu, and their chapters link onward', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en-US')
  const opener = page.getByRole('button', { name: 'Menu' })
  await opener.click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Search' }).click()
  const search = page.getByRole('dialog', { name: 'Search the site' })
  await search.getByRole('combobox').fill('chicgao')
  await expect(search.getByRole('option', { name: 'Chicago, Illinois' }).first()).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
  await search.getByRole('button', { name: 'Close' }).click()
  await expect(search).toBeHidden()
  await opener.click()
  await menu.locator('summary', { hasText: 'Billboards' }).click()
  await menu
    .getByRole('list', { name: 'Billboards' })
    .getByRole('link', { name: 'Overview' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Should you advertise on digital billboards?',
  )
  await page
    .getByRole('navigation', { name: 'Pages about Billboards' })
    .getByRole('link', { name: 'Rules' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What are the rules for a billboard ad?',
  )
  await page.getByText('Germany', { exact: true }).click()
  await expect(page.getByText('No distracting ads outside towns')).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})

test('a place page lists its inventory, offers a plan, and links to its neighbors', async ({
  page,
}) => {
  await page.goto('/en-US/billboards-digital/local-regional')
  await page.getByRole('link', { name: /^Illinois\b/ }).click()
  await page.getByRole('link', { name: /^Chicago\b/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Digital billboards in Chicago, Illinois',
  )
  await expect(page.getByText('1. Ashland Ave at Irving Park Rd')).toBeVisible()
  await expect(
    page.getByRole('link', { name: /^Take this plan\s?: Billboards for \$500$/ }),
  ).toHaveAttribute('href', /\?place=city_4887398&budget=50000&radius=15&weeks=2$/)
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/en-US/billboards-digital/local-regional/united-states/illinois/xyzzy')
  await expect(page.getByText('There is no page for this address.')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await page.locator('article').innerText()).not.toContain('xyzzy')
})

test('a streaming service’s page describes its audience, and the planner opens with it', async ({
  page,
}) => {
  await page.goto('/en-US/ctv-streaming-ads/video-ads')
  await page.getByRole('link', { name: 'Parlor TV', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advertise on Parlor TV')
  await expect(
    page.getByText('Different people that Parlor TV reaches in four weeks'),
  ).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Plan with Parlor TV' }).click()
  await expect(page).toHaveURL(/\/ctv-streaming-ads\/buy-self-service/)
  await expect(page.getByText(/Only 1 streaming service/).first()).toBeVisible()
  const unknown = await page.request.get('/en-US/ctv-streaming-ads/video-ads/no-such-service')
  expect(unknown.status()).toBe(404)

  await page.goto('/en-US/digital-radio-internet-radio-ads/adformats-specs/audio_spot_15')
  await page.locator('input[type="file"]').setInputFiles(corpusFile('spot-31s.mp3'))
  await expect(page.getByText('It does not fit yet.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a calculator shows its first result, has structured data, and redirects other names', async ({
    page,
  }) => {
    await page.goto('/en-US/billboards-digital/dimensions-adformats-specs')
    await expect(page).toHaveURL(/billboards-digital\/adformats-specs$/)
    await expect(page.getByText('2 of 4')).toBeVisible()
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const types = data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])
    expect(types).toEqual(['BreadcrumbList', 'Article', 'DefinedTermSet'])
    expect(data.join('')).toContain('/en-US/billboards-digital/adformats-specs"')
    expect(data.join('')).not.toContain('site.invalid')
    const home = await (await page.request.get('/en-US')).text()
    expect(home.match(/"@type":"WebSite"/g)).toHaveLength(1)
    const robots = await (await page.request.get('/robots.txt')).text()
    const sitemap = new URL(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '').pathname
    const parts = await (await page.request.get(sitemap)).text()
    const part = /<loc>([^<]+billboards-digital\.xml)<\/loc>/.exec(parts)?.[1] ?? ''
    const listed = await (await page.request.get(new URL(part).pathname)).text()
    expect(listed).toContain('/en-US/billboards-digital/market</loc>')
    const local = await (
      await page.request.get('/en-US/sitemap/billboards-digital-local.xml')
    ).text()
    expect(local).toContain('/local-regional/united-states/illinois/chicago</loc>')
  })
})
