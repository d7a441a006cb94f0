import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { openFixes } from '#test/support/creatives/fixesPage.ts'
import { movesOfControls, watchControls } from '#test/support/foundation/browser/watchControls.ts'

const FOLDER = 'test/fixtures/creatives'

const WINDOWS = [
  ['dooh', 'wrong-ratio-4000x3000.png', 'Fit with bars to 1920x1080'],
  ['dooh', 'wrong-ratio-4000x3000.png', 'Crop to 1920x1080'],
  ['dooh', 'still-1920x1080.gif', 'Scale to 1920x1080'],
  ['video', 'video-40s.mp4', 'Trim to 30 s'],
  ['video', 'video-upright-720x1280.mp4', 'Crop to 1920x1080'],
  ['dooh', 'billboard-with-sound.mp4', 'Remove the sound'],
  ['audio', 'spot-31s.mp3', 'Trim to 30 s'],
] as const

for (const [placement, file, offer] of WINDOWS) {
  test(`"${offer}" of ${file}: controls stay in place while the copy is made`, async ({ page }) => {
    await watchControls(page)
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await openFixes(page, placement, `${FOLDER}/${file}`)
      await page.getByRole('button', { name: offer }).press('Enter')
      const shown = page.getByRole('dialog').getByText('Fits now.')
      const toBe = page.getByRole('img', { name: 'How the copy will look' })
      await expect(shown.or(toBe).filter({ visible: true })).toBeVisible()
      expect(await movesOfControls(page)).toEqual([])
    }
  })
}
