import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { openFixes, takenCopy } from '#test/support/creatives/fixesPage.ts'

const FOLDER = 'test/fixtures/creatives'
const USE = { name: 'Use this and upload' }

test('a spot that is too long is cut by keyboard, faded and leveled on a phone, and both findings are gone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openFixes(page, 'audio', `${FOLDER}/spot-31s.mp3`)
  await expect(page.getByRole('list', { name: 'Findings' })).toContainText('Loudness')
  await expect(page.getByRole('button', { name: 'Level to −14 LUFS' })).toBeVisible()
  await page.getByRole('button', { name: 'Trim to 30 s' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /Trim: spot-31s/ })
  await expect(dialog.getByText('Fits now.')).toBeVisible()
  const start = dialog.getByRole('slider', { name: 'In' })
  await start.focus()
  await start.press('ArrowRight')
  await expect(dialog.getByRole('textbox', { name: 'In', exact: true })).toHaveValue('0.1')
  await dialog.getByRole('button', { name: 'Last 30 s' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Fade in' }).fill('1')
  await dialog.getByRole('textbox', { name: 'Fade in' }).press('Enter')
  await expect(dialog.getByRole('checkbox', { name: /Level to −14 LUFS/ })).toBeChecked()
  await expect(dialog.getByRole('button', USE)).toBeEnabled()
  await expectFits(page)
  await expectAccessible(page)
  await dialog.getByRole('button', USE).press('Enter')
  const copy = await takenCopy(page)
  expect(copy.name).toMatch(/^spot-31s-30s\.(m4a|ogg)$/)
  expect(copy.facts).toMatchObject({ kind: 'audio' })
  expect(copy.findings).toEqual([])
})

test('a cut keeps the encoding, and uncompressed sound can be compressed', async ({ page }) => {
  await openFixes(page, 'audio15', `${FOLDER}/spot-20s.mp3`)
  await page.getByRole('button', { name: 'Trim to 15 s' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Level to −14 LUFS').click()
  await dialog.getByRole('textbox', { name: 'Fade out' }).fill('0')
  await dialog.getByRole('textbox', { name: 'Fade out' }).press('Enter')
  await expect(dialog.getByRole('radio', { name: /^MP3/ })).toBeChecked()
  await expect(dialog.getByRole('button', USE)).toBeEnabled()
  await dialog.getByRole('button', USE).click()
  const cut = await takenCopy(page)
  expect(cut.name).toBe('spot-20s-15s.mp3')
  expect(cut.facts).toMatchObject({ kind: 'audio', fileType: 'mp3', audioCodec: 'mp3' })
  expect(cut.findings).not.toContain('too_long')

  await openFixes(page, 'audio', `${FOLDER}/spot.wav`)
  await page.getByRole('button', { name: 'Compress the sound' }).click()
  await page.getByRole('dialog').getByRole('button', USE).click()
  const compressed = await takenCopy(page)
  expect(compressed.name).toMatch(/^spot-copy\.(m4a|ogg)$/)
  expect(compressed.findings).not.toContain('uncompressed_sound')
})

test('spots of other types fit after one click', async ({ page }) => {
  for (const [file, button, gone] of [
    ['spot-8bit.wav', 'Compress the sound', 'bit_depth'],
    ['spot-in-webm.webm', 'Compress the sound', 'wrong_type'],
    ['spot-surround.m4a', 'Level to −14 LUFS', 'many_channels'],
    ['spot-30.1s.ogg', 'Trim to 30 s', 'too_long'],
  ] as const) {
    await openFixes(page, 'audio', `${FOLDER}/${file}`)
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('dialog').getByRole('button', USE).click()
    const copy = await takenCopy(page)
    expect(copy.findings, file).not.toContain(gone)
    expect(copy.findings, file).not.toContain('loudness')
  }
})

for (const [which, inWorkers] of [
  ['is missing, as in Safari before 26', 'delete globalThis.AudioDecoder;'],
  [
    'fails',
    `AudioDecoder.prototype.decode = () => { throw new DOMException('Decode error', 'EncodingError') };`,
  ],
  [
    'never ends',
    'AudioDecoder.prototype.decode = () => {}; AudioDecoder.prototype.flush = () => new Promise(() => {});',
  ],
] as const)
  test(`if the audio decoder ${which}, a spot is still measured and converted`, async ({
    page,
  }) => {
    await openFixes(page, 'audio', `${FOLDER}/spot-31s.mp3`, { inWorkers })
    await expect(page.getByRole('list', { name: 'Findings' })).toContainText('Loudness')
    await page.getByRole('button', { name: 'Trim to 30 s' }).click()
    const dialog = page.getByRole('dialog', { name: /Trim: spot-31s/ })
    await expect(dialog.getByRole('checkbox', { name: /Level to −14 LUFS/ })).toBeChecked()
    await dialog.getByRole('button', USE).click()
    const copy = await takenCopy(page)
    expect(copy.name).toMatch(/^spot-31s-30s\.(m4a|ogg)$/)
    expect(copy.findings).toEqual([])
  })

test('a spot that no decoder reads explains what to export', async ({ page }) => {
  await page.addInitScript(() => {
    OfflineAudioContext.prototype.decodeAudioData = async () => {
      throw new DOMException('Decode error', 'EncodingError')
    }
  })
  const inWorkers = 'delete globalThis.AudioDecoder;'
  await openFixes(page, 'audio', `${FOLDER}/spot-31s.mp3`, { inWorkers })
  await page.getByRole('button', { name: 'Trim to 30 s' }).click()
  const dialog = page.getByRole('dialog', { name: /Trim: spot-31s/ })
  await expect(dialog.getByText('or not read by this browser')).toBeVisible()
  await expect(
    dialog.getByText(
      'This browser cannot read the sound. Export it again as MP3 or WAV in the required length.',
    ),
  ).toBeVisible()
  await expect(dialog.getByRole('button', USE)).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Fade out' }).fill('0')
  await dialog.getByRole('textbox', { name: 'Fade out' }).press('Enter')
  // A cut alone needs no decoder.
  await dialog.getByRole('button', USE).click()
  const copy = await takenCopy(page)
  expect(copy.name).toBe('spot-31s-30s.mp3')
  expect(copy.findings).not.toContain('too_long')
})

test('a spot that players cannot play explains what to export, and has no fix', async ({
  page,
}) => {
  await openFixes(page, 'audio', `${FOLDER}/spot-ac3.mp4`)
  await expect(page.getByRole('list', { name: 'Findings' })).toContainText('codec')
  await expect(page.getByRole('group', { name: 'Offers' }).getByRole('button')).toHaveCount(0)
})
