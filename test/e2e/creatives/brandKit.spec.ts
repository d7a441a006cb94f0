import type { Page } from '@playwright/test'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { expect, expectAccessible, test } from '#test/support/contact/deskTest.ts'
import { staysWhileArriving } from '#test/support/foundation/heldAnswers.ts'
import { pressOn, tabTo } from '#test/support/foundation/browser/keyboard.ts'
import { corpusFile, fileGroup, openAsGuest } from '#test/support/creatives/uploadPage.ts'

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) }).first()

async function openKit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Make from brand kit' }).first().click()
  await expect(page.getByRole('heading', { name: 'Brand kit' })).toBeVisible()
}

/** Uploads a file to the kit, by the file dialog that a button opens. */
async function give(page: Page, button: string, file: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await choosing).setFiles(file)
}

// The header that identifies a test's caller would make requests to the creatives' host require a
// preflight, which real visitors do not need. Saved pictures must load here as they do for them.
test.use({ extraHTTPHeaders: {} })

test('a brand kit generates six banners that pass the check, and is saved with the order', async ({
  page,
  origin,
}) => {
  test.slow()
  await openAsGuest(page, origin, ['online_display', 'mobile_display'])
  await openKit(page)
  const upload = page.getByRole('button', { name: 'Upload these 6 creatives' })

  await test.step('without a headline nothing is generated', async () => {
    await expect(page.getByText('Write a headline first.')).toBeVisible()
    await expect(upload).toBeDisabled()
    await expect(page.getByRole('img', { name: /^Preview of/ })).toHaveCount(6)
  })

  await test.step('text, logo and picture are added', async () => {
    await field(page, 'Headline').fill('Sleep under more stars')
    await field(page, 'Line').fill('Tents for two from $189')
    await field(page, 'Call to action').fill('Find your tent')
    await give(page, 'Choose a logo', corpusFile('right-300x50.png'))
    await expect(page.getByRole('button', { name: 'Replace the logo' })).toBeEnabled()
    await give(page, 'Choose a picture', corpusFile('right-1920x1080.jpg'))
    await expect(page.getByRole('button', { name: 'Replace the picture' })).toBeEnabled()
    await expect(upload).toBeEnabled()
  })

  await test.step('the focus of the picture moves by pointer and by keyboard', async () => {
    const focus = page.getByRole('slider', { name: /^Focus of the picture/ })
    await expect(focus).toHaveAttribute('aria-valuetext', '50% across and 50% down')
    await focus.scrollIntoViewIfNeeded()
    const box = await focus.locator('..').boundingBox()
    // As near to the corner as the round handle allows.
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4)
    await expect(focus).toHaveAttribute('aria-valuetext', /^[01]% across and [0-2]% down$/)
    await focus.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(focus).toHaveAttribute('aria-valuetext', /^1[01]% across and 1[0-2]% down$/)
  })

  await test.step('unreadable colors are reported, with a readable alternative', async () => {
    await field(page, 'Text').fill('#2a5a4a')
    const finding = page.getByText(/^The text is hard to read on the background: contrast/)
    await expect(finding).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Use #/ }).click()
    await expect(finding).toBeHidden()
  })

  await test.step('the template and a single format change by keyboard', async () => {
    const templates = page.getByRole('radiogroup', { name: 'Template' })
    await tabTo(page, templates.getByRole('radio', { name: 'Side by side' }))
    await page.keyboard.press('ArrowRight')
    await expect(templates.getByRole('radio', { name: 'Labels' })).toBeChecked()
    await pressOn(page, page.getByRole('button', { name: /^Edit 728x90/ }))
    await page.getByRole('textbox', { name: /^Headline here/ }).fill('More stars')
    await expect(page.getByText('Edited', { exact: true })).toBeVisible()
  })

  await test.step('the kit works on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expectFits(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('one click sends six banners to review', async () => {
    await expect(page.getByText('Saved with this order.')).toBeVisible()
    await upload.click()
    await expect(page.getByRole('heading', { name: 'Brand kit' })).toBeHidden()
    for (const size of ['728x90', '120x600', '300x50', '320x480'])
      await expect(page.getByText(new RegExp(`, ${size},`))).toBeVisible()
    await expect(page.getByText(/, 300x250,/)).toHaveCount(2)
    await expect(fileGroup(page, 'In review')).toHaveCount(2)
    await expect(fileGroup(page, 'Needs you')).toHaveCount(0)
    await expect(page.getByText('more-stars-728x90', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Larger than recommended')).toHaveCount(0)
  })

  await test.step('the kit is saved, and a file that does not load is reported', async () => {
    await page.route('**/brand-kits/*/logo/**', (route) => route.abort())
    await page.reload()
    await openKit(page)
    await expect(page.getByText(/^Your logo is saved, but did not load/)).toBeVisible()
    await page.unroute('**/brand-kits/*/logo/**')
    await page.getByRole('button', { name: 'Load it again' }).click()
    await expect(field(page, 'Headline')).toHaveValue('Sleep under more stars')
    await expect(page.getByRole('button', { name: 'Replace the logo' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Replace the picture' })).toBeVisible()
    await expect(page.getByText('Edited', { exact: true })).toBeVisible()
    // Pictures from the other host are drawn without tainting the canvas: otherwise reading its
    // pixels would throw.
    const drawn = await page
      .getByRole('img', { name: /^Preview of/ })
      .evaluateAll((all: HTMLCanvasElement[]) =>
        all.map((canvas) => {
          const { width, height } = canvas
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
          return new Set(new Uint32Array(data.buffer)).size
        }),
      )
    expect(drawn).toHaveLength(6)
    expect(Math.min(...drawn)).toBeGreaterThan(1)
  })
})

const DARK_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80">
  <circle cx="40" cy="40" r="30" fill="#10131a" /><rect x="90" y="30" width="140" height="20" fill="#10131a" />
</svg>`

test('a dark logo on a dark background is reported with its contrast, without moving the controls', async ({
  page,
  origin,
}) => {
  await openAsGuest(page, origin, ['online_display'])
  await openKit(page)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a logo' }).click()
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DARK_LOGO) }
  await (await choosing).setFiles(file)
  const told = page.getByText(
    'The logo is hard to see on its background: contrast 1.4:1, at least 3.0:1 is needed. A white background would make it visible.',
  )
  await expect(told).toBeVisible()
  await expectAccessible(page)
  const white = page.getByRole('radio', { name: 'White' })
  const choice = page.getByRole('radiogroup', { name: 'Behind the logo' }).getByText('White')
  await expect(page.getByRole('button', { name: 'Replace the logo' })).toBeEnabled()
  const ground = field(page, 'Ground')
  await ground.scrollIntoViewIfNeeded()
  // Firefox's driver scrolls a control to the middle of the window before it clicks: hovering does
  // so before anything is measured.
  await choice.hover()
  await staysWhileArriving([choice, ground], {
    letGo: () => void choice.click(),
    arrived: page.getByText(/^It stands out from its background: contrast 18\.\d:1\.$/),
  })
  await expect(white).toBeChecked()
  await expect(told).toBeHidden()
})

test('a brand kit generates two billboards and a video', async ({ page, origin }) => {
  test.slow()
  await openAsGuest(page, origin, ['dooh'])
  await openKit(page)
  await field(page, 'Headline').fill('Sleep under more stars')
  await page.getByRole('radiogroup', { name: 'Length of the video' }).getByText('6 s').click()
  // One video is enough: the second would only double the time.
  await page.getByText('1080x1920, video of 6 s, silent').click()
  await expect(page.getByRole('checkbox', { name: /1080x1920, video/ })).not.toBeChecked()
  await page.getByRole('button', { name: 'Play 16:9 Ratio, 1920x1080, video' }).click()
  await expect(
    page.getByRole('button', { name: 'Stop 16:9 Ratio, 1920x1080, video' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Upload these 3 creatives' }).click()
  const inReview = fileGroup(page, 'In review')
  await expect(inReview.getByText(/, PNG, 1920x1080,/)).toBeVisible({ timeout: 120_000 })
  await expect(inReview.getByText(/, PNG, 1080x1920,/)).toBeVisible()
  await expect(inReview.getByText(/, (MP4|WebM), 1920x1080, 6\.0 s/)).toBeVisible()
  await expect(fileGroup(page, 'Needs you')).toHaveCount(0)
})
