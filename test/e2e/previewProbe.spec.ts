import { expect, type Page } from '@playwright/test'
import { measureOf, PREVIEW_PROBE_SCRIPT, readProbePost } from '#inspection/html5/previewProbe.ts'
import { test } from '#test/support/browserTest.ts'

interface WithMeasures {
  measures: unknown[]
}

/** Shows a banner as the preview does, sandboxed and with the probe, and gives what the probe has posted so far. */
async function preview(page: Page, banner: string): Promise<() => Promise<unknown[]>> {
  await page.setContent('<iframe sandbox="allow-scripts"></iframe>')
  await page.evaluate((html) => {
    const measures: unknown[] = []
    Object.assign(globalThis, { measures })
    globalThis.addEventListener('message', (event) => measures.push(event.data))
    document.querySelector('iframe')?.setAttribute('srcdoc', html)
  }, `<!doctype html><head><script>${PREVIEW_PROBE_SCRIPT}</script></head>${banner}`)
  return () => page.evaluate(() => (globalThis as unknown as WithMeasures).measures)
}

async function endTold(page: Page, banner: string): Promise<number | null | undefined> {
  const posted = await preview(page, banner)
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

test('an animation for ever is told at once', async ({ page }) => {
  expect(await endTold(page, moving('move 2s infinite'))).toBeNull()
})

test('a declared animation of 40 s is told at once', async ({ page }) => {
  const end = await endTold(page, moving('move 8s 5'))
  expect(end).toBeGreaterThanOrEqual(40_000)
  expect(end).toBeLessThan(45_000)
})

test('frames that a script draws are noted as moves', async ({ page }) => {
  const posted = await preview(
    page,
    '<script>const draw = () => requestAnimationFrame(draw); draw()</script>',
  )
  const last = async () => (await posted()).map(readProbePost).at(-1)
  await expect.poll(async () => (await last())?.lastMoveMs ?? 0).toBeGreaterThan(1000)
  const measure = await last()
  expect(measure && measureOf(measure).animationEndMs).toBeUndefined()
})
