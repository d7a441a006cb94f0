import { localHubPath } from '#content/local/localSections.ts'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { watchLayoutShift } from '#test/support/foundation/browser/layoutShift.ts'

const DESKTOP_CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

test('an unknown page says so with status 404 and links elsewhere', async ({ page }) => {
  const response = await page.goto('/en-US/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Page not found')).toBeVisible()
  await expectAccessible(page)
})

/** The addresses in a sitemap, as paths. */
const namedIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

test('every indexed page has a share picture of 1200 by 630', async ({ page, baseURL }) => {
  test.slow()
  const read = async (path: string) => await (await page.request.get(path)).text()
  const parts = namedIn(await read('/en-US/sitemap.xml'))
  const own = parts.filter((part) => !part.endsWith('-local.xml'))
  const paths = (await Promise.all(own.map(async (part) => namedIn(await read(part))))).flat()
  expect(paths.length).toBeGreaterThanOrEqual(110)
  const place = `${localHubPath('billboards-digital')}/united-states/illinois/chicago`
  const pictures = new Set<string>()
  for (const path of [...paths, localHubPath('ctv-streaming-ads'), place]) {
    const html = await read(path)
    const [, picture = ''] = html.match(/property="og:image" content="([^"]+)"/) ?? []
    const [, canonical = ''] = html.match(/rel="canonical" href="([^"]+)"/) ?? []
    expect(new URL(picture).origin, path).toBe(new URL(canonical).origin)
    pictures.add(new URL(picture).pathname)
  }
  expect(pictures.size).toBeGreaterThan(100)
  for (const picture of pictures) {
    const response = await page.request.get(new URL(picture, baseURL).href)
    expect(response.headers()['content-type'], picture).toBe('image/png')
    expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin')
    const bytes = await response.body()
    // A PNG's header contains its size, after the signature and the name of the first chunk.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630])
    expect(bytes.byteLength, picture).toBeLessThan(60_000)
  }
})

test('home answers at / and at /en-US', async ({ page }) => {
  for (const path of ['/', '/en-US']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book real ads in minutes.')
  }
})

test('a prerendered page has its own nonce in each response, and none of its resources is blocked', async ({
  page,
}) => {
  const nonces = new Set<string>()
  const guide = '/en-US/billboards-digital/market'
  const paths = ['/', '/en-US', '/en-US', '/en-US/cart', '/en-US/cart', guide, guide]
  for (const path of paths) {
    const response = await page.goto(path)
    const policy = response?.headers()['content-security-policy'] ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    const html = (await response?.text()) ?? ''
    const used = new Set(
      Array.from(html.matchAll(/<script[^>]* nonce="([^"]*)"/g), ([, own]) => own),
    )
    expect(used, path).toEqual(new Set([nonce]))
    nonces.add(nonce)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(nonces.size).toBe(paths.length)
})

test('after a navigation the focus is on the heading', async ({ page }) => {
  await page.goto('/en-US/ad-creation')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Online banner/ })
    .first()
    .click()
  await expect(page).toHaveURL(/online-banner$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // The header stays mounted on all pages, and so does a clicked link in it.
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/login/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).not.toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('on a desktop', () => {
  // A headless browser identifies itself in its user agent and counts as a crawler.
  test.use({ userAgent: DESKTOP_CHROME })

  test('the document carries the device type, also after a resize', async ({ page }) => {
    await page.goto('/en-US')
    await expect(page.locator('html')).toHaveAttribute('data-device', 'desktop')
    await expect(page.locator('html')).toHaveAttribute('data-browser', 'Chrome')
    await page.evaluate(() => {
      document.documentElement.removeAttribute('data-device')
      Object.defineProperty(navigator, 'userAgent', {
        value: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
      })
    })
    await page.setViewportSize({ width: 800, height: 700 })
    await expect(page.locator('html')).toHaveAttribute('data-device', 'crawler')
  })
})

test('with German as the language, known words are translated, also after the document changes', async ({
  page,
}) => {
  const settings = await (await page.request.get('/api/settings')).json()
  settings.settings.language = 'de'
  await page.route('**/api/settings', (route) => route.fulfill({ json: settings }))
  await page.goto('/en-US/no-such-page')
  await expect(page.getByText('Seite nicht gefunden')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'Rufen Sie uns an' }).click()
  await expect(page.getByRole('textbox', { name: /^Vorname/ })).toBeVisible()
})

test('a visit from one of our banners shows its headline for two seconds without layout shift', async ({
  page,
}) => {
  const shift = await watchLayoutShift(page)
  // Records when it appeared and disappeared, as a busy machine may look too late to see it.
  await page.addInitScript(() => {
    const seen = Object.assign(globalThis, { intro: [] as { at: number; text: string }[] })
    new MutationObserver(() => {
      const intro = document.querySelector('aside[aria-label="Welcome"]')
      if ((intro !== null) === (seen.intro.length === 1)) return
      if (seen.intro.length < 2) {
        seen.intro.push({ at: performance.now(), text: intro?.textContent ?? '' })
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/en-US?amd_banner=1')
  const intro = () =>
    page.evaluate(() => (globalThis as { intro?: { at: number; text: string }[] }).intro ?? [])
  await expect.poll(async () => (await intro()).length).toBe(2)
  const [came, went] = await intro()
  expect(came?.text).toContain('Advertise on premium brands.')
  expect(came?.at).toBeGreaterThan(1_000)
  expect((went?.at ?? 0) - (came?.at ?? 0)).toBeGreaterThan(1_900)
  await expect(page.locator('body')).toBeFocused()
  expect(await shift()).toBeLessThan(0.02)
})

for (const [zone, isMeasured] of [
  ['America/New_York', true],
  ['Europe/Berlin', false],
] as const) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone })
    test(`the tag manager ${isMeasured ? 'loads as configured and is informed of each page' : 'is not even requested'}`, async ({
      page,
    }) => {
      const settings = await (await page.request.get('/api/settings')).json()
      Object.assign(settings.settings, {
        tagManager: { url: '/assets/tag-manager.js', strategy: 'defer', init: 'auto' },
      })
      let asked = 0
      await page.route('**/api/settings', (route) => route.fulfill({ json: settings }))
      await page.route('**/assets/tag-manager.js', (route) => {
        asked += 1
        return route.fulfill({
          contentType: 'text/javascript',
          body: 'window.tagManagerRan = true',
        })
      })
      await page.goto('/en-US')
      // Set when the settings have loaded, just before any analytics tool would start.
      await expect(page.locator('html')).toHaveAttribute('data-device', /./)
      const told = () =>
        page.evaluate(() =>
          ((window as { dataLayer?: { event: string }[] }).dataLayer ?? []).map(
            ({ event }) => event,
          ),
        )
      const preload = page.locator('link[rel=preload][href="/assets/tag-manager.js"]')
      if (isMeasured) {
        await expect.poll(() => page.evaluate(() => 'tagManagerRan' in window)).toBe(true)
        await expect(preload).toHaveCount(1)
        await expect.poll(told).toEqual(['gtm.js', 'page_view'])
      }
      await page.getByRole('contentinfo').getByRole('link', { name: 'Credits' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible()
      await expect.poll(told).toEqual(isMeasured ? ['gtm.js', 'page_view', 'page_view'] : [])
      expect(asked).toBe(isMeasured ? 1 : 0)
    })
  })
}
