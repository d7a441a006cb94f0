import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { openFixes, takenCopy, type TakenCopy } from '#test/support/creatives/fixesPage.ts'

const FOLDER = 'test/fixtures/creatives'

/**
 * Ignores loudness: the copy keeps its sound, and the browser reports its loudness only if it has
 * time to measure it.
 */
const withoutLoudness = ({ findings }: TakenCopy) => findings.filter((code) => code !== 'loudness')

/** Every frame is encoded, which takes long on a busy machine. */
const ENCODING = { timeout: 240_000 }

async function makeAndTake(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make the copy' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Use this and upload' })).toBeEnabled(ENCODING)
  await page.getByRole('button', { name: 'Use this and upload' }).press('Enter')
}

/** Blocks the search for key frames: re-encoding does not depend on it. */
const withoutKeyFrames = (page: Page) =>
  page.route('**/keyFrames*.js', () => new Promise<never>(() => undefined))

test('a video of another size, too long and with sound, is re-encoded for billboards', async ({
  page,
}) => {
  await openFixes(page, 'dooh', `${FOLDER}/video-40s.mp4`)
  await withoutKeyFrames(page)
  await page.getByRole('button', { name: 'Scale to 1920x1080' }).click()
  const dialog = page.getByRole('dialog', { name: /Make it fit: video-40s/ })
  await dialog.getByRole('button', { name: 'Last 10 s' }).click()
  await expect(dialog.getByText('Billboards are silent')).toBeVisible()
  await makeAndTake(page)
  const copy = await takenCopy(page)
  expect(copy.name).toMatch(/^video-40s-1920x1080-10s\.(mp4|webm)$/)
  expect(copy.facts).toMatchObject({ kind: 'video', width: 1920, height: 1080, hasSound: false })
  expect(copy.findings).toEqual([])
})

test('a portrait video is cropped around its focus, or padded with bars', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openFixes(page, 'video', `${FOLDER}/video-upright-720x1280.mp4`)
  await expect(page.getByRole('list', { name: 'Findings' })).toContainText('Loudness')
  await page.getByRole('button', { name: 'Crop to 1920x1080' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /Make it fit: video-upright/ })
  const frame = dialog.getByRole('slider', { name: /Frame/ })
  await frame.press('ArrowUp')
  await expect(frame).toHaveAttribute('aria-valuetext', /48% down/)
  await expect(dialog.getByRole('img', { name: 'How the copy will look' })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
  await dialog.getByText('Fit with bars').click()
  await makeAndTake(page)
  const copy = await takenCopy(page)
  expect(copy.facts).toMatchObject({ kind: 'video', width: 1920, height: 1080, hasSound: true })
  expect(withoutLoudness(copy)).toEqual([])
})

test('re-encoding a video shows its progress, and can be stopped without losing the settings', async ({
  page,
}) => {
  await openFixes(page, 'dooh', `${FOLDER}/video-30.08s.mp4`)
  await page.getByRole('button', { name: 'Scale to 1920x1080' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'How the copy will look' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Out' }).fill('8')
  await dialog.getByRole('textbox', { name: 'Out' }).press('Enter')
  await dialog.getByRole('button', { name: 'Make the copy' }).click()
  await expect(dialog.getByRole('progressbar')).toBeAttached()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('progressbar')).toHaveCount(0)
  await expect(dialog.getByRole('textbox', { name: 'Out' })).toHaveValue('8.0')
  await expect(dialog.getByRole('button', { name: 'Make the copy' })).toBeEnabled()
})

test('without H.264 a video becomes a WebM, after a notice', async ({ page }) => {
  await page.addInitScript(() => {
    // The empty page of a new tab is not a secure context: Firefox has no encoder there.
    if (!('VideoEncoder' in globalThis)) return
    const ask = VideoEncoder.isConfigSupported.bind(VideoEncoder)
    VideoEncoder.isConfigSupported = async (config) =>
      config.codec.startsWith('avc1') ? { supported: false, config } : ask(config)
  })
  await openFixes(page, 'video', `${FOLDER}/video-upright-720x1280.mp4`)
  await page.getByRole('button', { name: 'Fit with bars to 1920x1080' }).click()
  await expect(page.getByText('This browser cannot make MP4 (H.264)')).toBeVisible()
  await makeAndTake(page)
  const copy = await takenCopy(page)
  const { facts } = copy
  expect(copy.name).toBe('video-upright-720x1280-1920x1080.webm')
  expect(facts).toMatchObject({ fileType: 'webm', videoCodec: 'vp9', audioCodec: 'opus' })
  expect(facts).toMatchObject({ width: 1920, height: 1080 })
  expect(withoutLoudness(copy)).toEqual([])
})

test('without a video encoder the refusal names what to export', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'VideoEncoder'))
  await openFixes(page, 'dooh', `${FOLDER}/billboard-720p.mp4`)
  const offers = page.getByRole('group', { name: 'Offers' })
  await expect(offers).toContainText('Export it as MP4 with H.264 in 1080x1920 or 1920x1080 pixels')
  await expect(offers.getByRole('button')).toHaveCount(0)
})
