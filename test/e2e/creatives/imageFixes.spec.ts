import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { openFixes, takenCopy } from '#test/support/creatives/fixesPage.ts'
import { pick } from '#test/support/commerce/shopper.ts'

const FOLDER = 'test/fixtures/creatives'
const USE = { name: 'Use this and upload' }

test('a photo of another shape is cropped around its focus, and fits', async ({ page }) => {
  await openFixes(page, 'dooh', `${FOLDER}/wrong-ratio-4000x3000.png`)
  await page.getByRole('button', { name: 'Crop to 1920x1080' }).click()
  const dialog = page.getByRole('dialog', { name: /Make it fit: wrong-ratio/ })
  await expect(dialog.getByText('Fits now.')).toBeVisible()
  await expect(dialog.getByText('25% of the height cropped')).toBeVisible()
  const frame = dialog.getByRole('slider', { name: /Frame/ })
  await expect(frame).toHaveAttribute('aria-valuetext', 'Middle at 50% across and 50% down')
  const stage = dialog.getByTestId('crop-stage')
  const box = await stage.boundingBox()
  await stage.click({ position: { x: box!.width * 0.5, y: box!.height * 0.95 } })
  await expect(frame).toHaveAttribute('aria-valuetext', /63% down/)
  await frame.press('ArrowUp')
  await expect(frame).toHaveAttribute('aria-valuetext', /61% down/)
  await expect(dialog.getByRole('button', USE)).toBeEnabled()
  await expectAccessible(page)
  await dialog.getByRole('button', USE).click()
  const copy = await takenCopy(page)
  expect(copy.name).toBe('wrong-ratio-4000x3000-1920x1080.png')
  expect(copy.facts).toMatchObject({ kind: 'image', width: 1920, height: 1080 })
  expect(copy.findings).toEqual([])
})

test('the whole photo fits with bars of a chosen color', async ({ page }) => {
  await openFixes(page, 'dooh', `${FOLDER}/wrong-ratio-4000x3000.png`)
  await page.getByRole('button', { name: 'Fit with bars to 1920x1080' }).click()
  const dialog = page.getByRole('dialog')
  await pick(page, 'Color of the bars', 'Black')
  await expect(dialog.getByRole('button', USE)).toBeEnabled()
  const after = dialog.getByRole('img', { name: 'After' })
  const corner = await after.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const context = new OffscreenCanvas(1, 1).getContext('2d')!
    context.drawImage(image, 0, 0)
    return [...context.getImageData(0, 0, 1, 1).data]
  })
  expect(corner.slice(0, 3)).toEqual([16, 19, 26])
  await dialog.getByRole('button', USE).click()
  const copy = await takenCopy(page)
  expect(copy.facts).toMatchObject({ width: 1920, height: 1080 })
  expect(copy.findings).toEqual([])
})

for (const [file, placement, button, size] of [
  ['double-600x500.png', 'display', 'Scale to 300x250', [300, 250]],
  ['off-by-one-301x250.png', 'display', 'Scale to 300x250', [300, 250]],
  ['exif-8-becomes-250x300.jpg', 'display', 'Crop to 300x250', [300, 250]],
  ['still-1920x1080.gif', 'dooh', 'Scale to 1920x1080', [1920, 1080]],
  ['pixel-1x1.png', 'display', 'Crop to 300x250', [300, 250]],
] as const) {
  test(`${file} fits after one click on "${button}"`, async ({ page }) => {
    await openFixes(page, placement, `${FOLDER}/${file}`)
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('dialog').getByRole('button', USE).click()
    const copy = await takenCopy(page)
    expect(copy.facts).toMatchObject({ kind: 'image', width: size[0], height: size[1] })
    expect(copy.findings).toEqual([])
  })
}

test('a file that cannot be fixed explains what to export', async ({ page }) => {
  await openFixes(page, 'dooh', `${FOLDER}/animated-1920x1080.gif`)
  await expect(page.getByRole('list', { name: 'Findings' })).toContainText('Wrong type')
  await expect(page.getByRole('group', { name: 'Offers' }).getByRole('button')).toHaveCount(0)
})
