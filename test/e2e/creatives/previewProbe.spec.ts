import { expect, type Page } from '@playwright/test'
import { measureOf, readProbePost } from '#inspection/html5/previewProbe.ts'
import { probeCall } from '#inspection/html5/withPreviewProbe.ts'
import { browserScript } from '#scripts/bundle/scriptText.ts'
import { writePng } from '#scripts/fixtures/writePng.ts'
import { test } from '#test/support/foundation/browser/browserTest.ts'

interface WithMeasures {
  measures: unknown[]
}

const BANNER = {
  page: 'index.html',
  files: [
    { path: 'index.html', packedBytes: 700 },
    { path: 'pictures/hot bread.png', packedBytes: 30_000 },
    { path: 'later.png', packedBytes: 5000 },
    { path: 'unused.png', packedBytes: 90_000 },
  ],
}

const script = browserScript('previewProbe')

const withProbe = async (banner: string) =>
  `<!doctype html><head><script>${probeCall(BANNER, (await script).text)}</script></head>${banner}`

/**
 * Shows a banner as the preview does, sandboxed and with the probe. Returns what the probe has
 * posted so far.
 */
async function preview(
  page: Page,
  frame: { srcdoc: string } | { src: string },
): Promise<() => Promise<unknown[]>> {
  await page.setContent('<iframe sandbox="allow-scripts"></iframe>')
  await page.evaluate((attributes) => {
    const measures: unknown[] = []
    Object.assign(globalThis, { measures })
    globalThis.addEventListener('message', (event) => measures.push(event.data))
    for (const [name, value] of Object.entries(attributes))
      document.querySelector('iframe')?.setAttribute(name, value)
  }, frame)
  return () => page.evaluate(() => (globalThis as unknown as WithMeasures).measures)
}

async function endTold(page: Page, banner: string): Promise<number | null | undefined> {
  const posted = await preview(page, { srcdoc: await withProbe(banner) })
  const last = async () => (await posted()).map(readProbePost).at(-1)
  const isDeclared = async () => {
    const declared = (await last())?.declaredEndMs
    return declared !== undefined && declared !== 0
  }
  await expect.poll(isDeclared).toBe(true)
  const measure = await last()
  return measure && measureOf(measure).animationEndMs
}

const moving = (animation: string) =>
  `<style>@keyframes move { to { opacity: 0 } } p { animation: ${animation} }</style><p>Now</p>`

test('an endless animation is reported at once', async ({ page }) => {
  expect(await endTold(page, moving('move 2s infinite'))).toBeNull()
})

test('a declared animation of 40 s is reported at once', async ({ page }) => {
  const end = await endTold(page, moving('move 8s 5'))
  expect(end).toBeGreaterThanOrEqual(40_000)
  expect(end).toBeLessThan(45_000)
})

test('frames drawn by a script count as animation', async ({ page }) => {
  const posted = await preview(page, {
    srcdoc: await withProbe(
      '<script>const draw = () => requestAnimationFrame(draw); draw()</script>',
    ),
  })
  const last = async () => (await posted()).map(readProbePost).at(-1)
  await expect.poll(async () => (await last())?.lastMoveMs ?? 0).toBeGreaterThan(1000)
  const measure = await last()
  expect(measure && measureOf(measure).animationEndMs).toBeUndefined()
})

test('a banner’s initial and later files have the same weight as in its ZIP', async ({ page }) => {
  const root = 'http://creatives.localhost/creatives/crv_1/signed/'
  await page.route(`${root}**`, async (route) => {
    const isPage = new URL(route.request().url()).pathname.endsWith('.html')
    return isPage
      ? route.fulfill({
          contentType: 'text/html',
          body: await withProbe(
            `<img src="pictures/hot%20bread.png" alt=""><img src="pictures/hot%20bread.png?again" alt="">
            <img src="missing.png" alt="">
            <script>onload = () => setTimeout(() => { new Image().src = 'later.png' }, 600)</script>`,
          ),
        })
      : route.fulfill({ contentType: 'image/png', body: writePng({ width: 100, height: 100 }) })
  })
  const posted = await preview(page, { src: `${root}index.html?probe` })
  const last = async () => (await posted()).map(readProbePost).at(-1)
  await expect.poll(async () => (await last())?.initialBytes).toBe(30_700)
  await expect.poll(async () => (await last())?.laterBytes).toBe(5000)
})
