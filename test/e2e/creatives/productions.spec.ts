// The production of an ad: from the brief on a phone to the files on a campaign.
import type { Page } from '@playwright/test'
import { newBrandKit } from '#domain/creatives/brandKit/brandKit.ts'
import { austinPlan, book, logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { ALEX, expect, expectAccessible, test } from '#test/support/contact/deskTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { givenDraft, givenProduction } from '#test/support/creatives/givenDraft.ts'
import { corpusFile } from '#test/support/creatives/uploadPage.ts'

async function addFiles(page: Page, button: string, files: string[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await choosing).setFiles(files)
}

/** Comments on a moment of sound or video, and jumps back to it by the comment. */
async function markMoment(buyer: Page, lineId: string, fileName: string): Promise<void> {
  await buyer.goto(`/en-US/upload/${lineId}`)
  const player = buyer.getByLabel(fileName, { exact: true })
  const goTo = (seconds: number) =>
    player.evaluate((media: HTMLMediaElement, to) => {
      media.currentTime = to
    }, seconds)
  await goTo(0.2)
  await buyer.getByRole('button', { name: 'Comment at 0:00.2' }).click()
  await expect(buyer.getByText('New comment at 0:00.2')).toBeVisible()
  await buyer.getByRole('textbox', { name: `Comment on ${fileName}` }).fill('Slower here.')
  await buyer.getByRole('button', { name: 'Add the comment' }).click()
  const mark = buyer.getByRole('button', { name: '1 · 0:00.2: go to this comment' })
  await expect(mark).toBeVisible()
  await goTo(0)
  await mark.click()
  await expect(player).toHaveJSProperty('currentTime', 0.2)
}

test('a brief becomes a draft, which is changed by a pin, accepted, saved and used on a campaign', async ({
  pageOf,
  request,
  origin,
}) => {
  test.slow()
  const advertiser = `Bakers ${crypto.randomUUID().slice(0, 8)}`
  await logInAsCustomer(request, origin)
  const { id, number } = await book(request, origin, {
    plans: [austinPlan('online_display')],
    packageIds: ['online_banner_single'],
    advertiser,
  })
  const kit = await request.put(`${origin}/api/upload-areas/${id}/brand-kit`, {
    headers: { origin },
    data: newBrandKit(advertiser),
  })
  expect(kit.status()).toBe(200)
  const buyer = await pageOf('customer@example.com', { viewport: { width: 390, height: 844 } })
  const desk = await pageOf(ALEX)

  await test.step('the buyer writes the brief with a file and a color', async () => {
    await buyer.goto(`/en-US/my-orders/${id}`)
    await buyer.getByRole('link', { name: /^Write your brief: / }).click()
    await expect(
      buyer.getByRole('heading', { level: 1, name: 'Online banner: One banner' }),
    ).toBeVisible()
    await buyer.getByRole('button', { name: 'Send the brief' }).click()
    await expect(buyer.getByText('Please tell us what the ad should say.')).toBeVisible()
    await buyer
      .getByRole('textbox', { name: 'What should the ad say?' })
      .fill('Hot bread at six, every day.')
    // Typed text survives closing the tab.
    await buyer.reload()
    await expect(buyer.getByText('This is your unsent draft.')).toBeVisible()
    await expect(buyer.getByRole('textbox', { name: 'What should the ad say?' })).toHaveValue(
      'Hot bread at six, every day.',
    )
    await buyer.getByRole('textbox', { name: 'Links' }).fill('hearth.example.com')
    await buyer.getByRole('button', { name: 'Add this color' }).click()
    await buyer.getByRole('button', { name: 'Use the brand kit’s colors' }).click()
    await expect(buyer.getByRole('textbox', { name: 'Colors' })).toHaveValue(/^#2438E0, #\w{6}, /)
    await addFiles(buyer, 'Add files', [corpusFile('right-728x90.jpg')])
    await expect(buyer.getByRole('link', { name: 'Save right-728x90.jpg' })).toBeVisible()
    await expectFits(buyer)
    await expectAccessible(buyer)
    await buyer.getByRole('button', { name: 'Send the brief' }).click()
    await expect(buyer.getByText(/^You get it by /)).toBeVisible()
    const keys = await buyer.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.startsWith('amd_briefing_'))).toEqual([])
    await expect(buyer.getByRole('definition').filter({ hasText: '#2438E0' })).toBeVisible()
  })

  await test.step('the desk begins, and sends a draft that passed the check', async () => {
    // Two filters change in quick succession: both apply.
    await desk.goto('/en-US/admin/productions')
    await desk.getByRole('searchbox').fill(advertiser)
    await desk.getByRole('searchbox').press('Enter')
    await desk.getByRole('combobox', { name: 'Medium' }).selectOption('Display')
    await expect(desk).toHaveURL(/media=online_display/)
    await expect(desk).toHaveURL((url) => url.searchParams.get('q') === advertiser)
    await expect(desk.getByText('Hot bread at six, every day.')).toBeVisible()
    await desk.getByRole('button', { name: 'Start production' }).click()
    await addFiles(desk, 'Add draft files', [corpusFile('off-by-one-301x250.png')])
    await expect(desk.getByText('Wrong resolution')).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Send the draft' })).toBeDisabled()
    await expectAccessible(desk)
    await desk.getByRole('button', { name: 'Scale to 300x250' }).click()
    await desk.getByRole('button', { name: 'Use this and upload' }).click()
    await expect(
      desk.getByRole('button', { name: 'Remove off-by-one-301x250-300x250.png' }),
    ).toBeVisible()
    await expect(desk.getByText('Wrong resolution')).toBeHidden()
    await expectAccessible(desk)
    await desk.getByRole('button', { name: 'Send the draft' }).click()
    await expect(desk.getByText('Draft 1 is with the buyer.')).toBeVisible()
  })

  await test.step('the buyer places a pin by keyboard, and requests changes', async () => {
    await buyer.reload()
    await expect(
      buyer.getByRole('img', { name: 'off-by-one-301x250-300x250.png' }),
    ).toHaveJSProperty('naturalWidth', 300)
    await buyer
      .getByRole('button', { name: /^Put a pin on off-by-one-301x250-300x250.png/ })
      .focus()
    await buyer.keyboard.press('Enter')
    await buyer.keyboard.press('ArrowLeft')
    await expect(buyer.getByText('With the pin.')).toBeVisible()
    await buyer
      .getByRole('textbox', { name: 'Comment on off-by-one-301x250-300x250.png' })
      .fill('A larger logo here.')
    await buyer.getByRole('button', { name: 'Add the comment' }).click()
    await expect(buyer.getByText(/You have written 1 comment\./)).toBeVisible()
    await expectFits(buyer)
    await expectAccessible(buyer)
    await buyer.getByRole('button', { name: 'Ask for changes' }).click()
    const asks = buyer.getByRole('alertdialog', { name: 'Use a round of changes?' })
    await asks.getByRole('button', { name: 'Ask for changes' }).click()
    await expect(buyer.getByText('Changes being made')).toBeVisible()
  })

  await test.step('the desk resolves it, and sends another draft', async () => {
    await desk.reload()
    const done = desk.getByRole('checkbox', { name: 'Done: A larger logo here.' })
    await done.focus()
    await desk.keyboard.press('Space')
    await expect(done).toBeChecked()
    await addFiles(desk, 'Add draft files', [corpusFile('right-728x90.jpg')])
    await expect(desk.getByRole('button', { name: 'Remove right-728x90.jpg' })).toBeVisible()
    await desk.getByRole('button', { name: 'Send the draft' }).click()
    await expect(desk.getByText('Draft 2 is with the buyer.')).toBeVisible()
  })

  await test.step('the buyer accepts, saves the file and uses it on the campaign', async () => {
    await buyer.reload()
    const answer = buyer.getByRole('region', { name: 'Your answer' })
    await expect(answer.getByText('No round of changes is left in your package.')).toBeVisible()
    await answer.getByRole('button', { name: 'Accept the draft' }).click()
    const asks = buyer.getByRole('alertdialog', { name: 'Accept draft 2?' })
    await asks.getByRole('button', { name: 'Accept' }).click()
    const files = buyer.getByRole('region', { name: 'Your files' })
    const saving = buyer.waitForEvent('download')
    await files.getByRole('link', { name: 'Save right-728x90.jpg' }).click()
    expect((await saving).suggestedFilename()).toBe('right-728x90.jpg')
    // The customer of the development data has other campaigns that the file fits.
    const own = new RegExp(`: Spring bread in Austin, ${number}`)
    await files.getByRole('button', { name: own }).click()
    const used = files.getByRole('link', { name: /^In use: creatives of Spring bread in Austin, / })
    await expect(used).toBeVisible()
    await expectFits(buyer)
    await expectAccessible(buyer)
    await used.click()
    const inReview = buyer.getByRole('region', { name: /^In review/ })
    await expect(inReview.getByText('right-728x90', { exact: true })).toBeVisible()
  })

  await test.step('advice for an audio spot is applied in its draft’s row', async () => {
    const spot = await book(request, origin, { packageIds: ['audio_spot_voice'], advertiser })
    const ad = { buyer: request, desk: desk.request, origin, orderId: spot.id }
    const lineId = await givenProduction(ad)
    await desk.goto(`/en-US/admin/productions?ad=${lineId}`)
    await addFiles(desk, 'Add draft files', [corpusFile('spot.wav')])
    await expect(desk.getByText('Sound is not compressed')).toBeVisible()
    await desk.getByRole('button', { name: 'Compress the sound' }).click()
    await desk.getByRole('button', { name: 'Use this and upload' }).click()
    const copy = desk.getByRole('button', { name: /^Remove spot-copy\.(m4a|ogg)$/ })
    await expect(copy).toBeVisible()
    await expect(desk.getByText('Sound is not compressed')).toBeHidden()
    await expect(desk.getByRole('button', { name: /^Remove / })).toHaveCount(1)
    const fileName = ((await copy.getAttribute('aria-label')) ?? '').replace('Remove ', '')
    await desk.getByRole('button', { name: 'Send the draft' }).click()
    await expect(desk.getByText('Draft 1 is with the buyer.').last()).toBeVisible()
    await markMoment(buyer, lineId, fileName)
    await expectAccessible(buyer)
  })

  await test.step('moments of a video can be marked', async () => {
    const film = await book(request, origin, { packageIds: ['video_spot_photos'], advertiser })
    const ad = { buyer: request, desk: desk.request, origin, orderId: film.id }
    const lineId = await givenDraft({ ...ad, path: corpusFile('video-720p.mp4') })
    await markMoment(buyer, lineId, 'video-720p.mp4')
    await expectFits(buyer)
    await expectAccessible(buyer)
  })
})
