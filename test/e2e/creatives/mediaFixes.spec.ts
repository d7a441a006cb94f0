import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { openFixes, takenCopy } from '#test/support/creatives/fixesPage.ts'

const FOLDER = 'test/fixtures/creatives'
const USE = { name: 'Use this and upload' }

test('a video that is too long is trimmed without re-encoding; In and Out can be typed', async ({
  page,
}) => {
  await openFixes(page, 'video', `${FOLDER}/video-40s.mp4`)
  await page.getByRole('button', { name: 'Trim to 30 s' }).click()
  const dialog = page.getByRole('dialog', { name: /Trim: video-40s/ })
  await expect(dialog.getByText('Fits now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Last 30 s' }).click()
  const out = dialog.getByRole('textbox', { name: 'Out' })
  await expect(out).toHaveValue('40.0')
  await out.fill('20')
  await out.press('Enter')
  await expect(out).toHaveValue('20.0')
  await expect(dialog.getByRole('button', USE)).toBeEnabled()
  await expectAccessible(page)
  await dialog.getByRole('button', USE).click()
  const copy = await takenCopy(page)
  expect(copy.name).toBe('video-40s-30s.mp4')
  expect(copy.facts).toMatchObject({ kind: 'video', fileType: 'mp4', videoCodec: 'avc' })
  expect(copy.findings).not.toContain('too_long')
})

test('a billboard video is trimmed to 10 s, and its sound removed', async ({ page }) => {
  await openFixes(page, 'dooh', `${FOLDER}/billboard-12s.mp4`)
  await page.getByRole('button', { name: 'Trim to 10 s' }).click()
  await page.getByRole('dialog').getByRole('button', USE).click()
  const copy = await takenCopy(page)
  expect(copy.facts).toMatchObject({ kind: 'video', width: 1920, height: 1080, hasSound: false })
  expect(copy.findings).toEqual([])
})

test('sound that a billboard does not play is removed with one click', async ({ page }) => {
  await openFixes(page, 'dooh', `${FOLDER}/billboard-with-sound.mp4`)
  await page.getByRole('button', { name: 'Remove the sound' }).click()
  await page.getByRole('dialog').getByRole('button', USE).click()
  const copy = await takenCopy(page)
  expect(copy.facts).toMatchObject({ kind: 'video', hasSound: false })
  expect(copy.findings).toEqual([])
})

test('an HEVC video explains what to export, and has no fix', async ({ page }) => {
  await openFixes(page, 'video', `${FOLDER}/video-hevc.mp4`)
  await expect(page.getByRole('list', { name: 'Findings' })).toContainText('codec')
  await expect(page.getByRole('group', { name: 'Offers' }).getByRole('button')).toHaveCount(0)
})
