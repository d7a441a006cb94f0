import { expect, type BrowserContext } from '@playwright/test'
import { browserScript } from '#scripts/bundle/scriptText.ts'
import { CLICKING_BANNERS, delivered, NESTED_BANNER } from '#test/support/delivery/bannerClicks.ts'
import { test } from '#test/support/foundation/browser/browserTest.ts'

const TAG = 'http://tags.test'
const CREATIVES = 'http://creatives.test'
const COUNTED = `${TAG}/c?t=1`
const AD = {
  kind: 'html5',
  title: 'An ad',
  src: `${CREATIVES}/ads/1/index.html?clickTag=${encodeURIComponent(COUNTED)}`,
  width: 300,
  height: 250,
  click: COUNTED,
  events: { impression: `${TAG}/e/impression`, viewable: `${TAG}/e/viewable` },
}
const SHELL_POLICY = `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; frame-src ${CREATIVES}`
const AD_POLICY = `sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; default-src 'none'; script-src ${CREATIVES} 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:; frame-src ${CREATIVES}`

const frameScript = browserScript('frame')

/** A publisher's page with a tag whose ad is this banner. Returns the number of counted clicks. */
async function givenPublisher(context: BrowserContext, pages: Record<string, string>) {
  let clicks = 0
  await context.route(/\.test\//, async (route) => {
    const { host, pathname } = new URL(route.request().url())
    const html = (body: string | Buffer, policy = '') =>
      route.fulfill({
        contentType: 'text/html',
        headers: policy === '' ? {} : { 'Content-Security-Policy': policy },
        body,
      })
    if (host === 'publisher.test')
      return html(
        `<iframe src="${TAG}/t/p/f.html" width="300" height="250" style="border:0"></iframe>`,
      )
    if (pathname === '/frame.js')
      return route.fulfill({ contentType: 'text/javascript', body: (await frameScript).text })
    if (pathname.startsWith('/a/')) return route.fulfill({ json: { ad: AD } })
    if (pathname.startsWith('/t/'))
      return html(
        '<!doctype html><style>body{margin:0}iframe{border:0}</style><body><script src="/frame.js"></script>',
        SHELL_POLICY,
      )
    if (pathname === '/c') {
      clicks += 1
      return html('The landing page')
    }
    const name = pathname.split('/').at(-1) ?? ''
    return host === 'creatives.test' && pages[name] !== undefined
      ? html(await delivered(pages[name]), AD_POLICY)
      : route.fulfill({ status: 204 })
  })
  return () => clicks
}

const BANNERS: [string, Record<string, string>][] = [
  ...Object.entries(CLICKING_BANNERS).map(([name, html]): [string, Record<string, string>] => [
    name,
    { 'index.html': html },
  ]),
  [
    'a frame in the banner',
    { 'index.html': NESTED_BANNER.outer, 'inner.html': NESTED_BANNER.inner },
  ],
]

// The browser logs an error when a sandboxed banner tries to leave its frame, as these banners do.
test.use({
  standInSays:
    /Unsafe attempt to initiate navigation|violates the following Content Security Policy|^Blocked by frame-src/,
  bannerThrows: /permission to navigate the target frame/,
})

for (const [name, pages] of BANNERS) {
  test(`a delivered banner opens its counted click once: ${name}`, async ({ page, context }) => {
    const clicks = await givenPublisher(context, pages)
    await page.goto('http://publisher.test/')
    const banner = page.frameLocator('iframe').frameLocator('iframe')
    const target = 'inner.html' in pages ? banner.frameLocator('iframe') : banner
    await expect(target.locator('body')).toBeVisible()
    const opened = context.waitForEvent('page')
    await page.mouse.click(150, 125)
    const landing = await opened
    await expect(landing.getByText('The landing page')).toBeVisible()
    await expect(banner.locator('body')).toBeVisible()
    expect(clicks()).toBe(1)
    expect(page.url()).toBe('http://publisher.test/')
  })
}
