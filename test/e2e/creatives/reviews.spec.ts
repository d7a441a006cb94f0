// The desk's review: two reviewers, by keyboard, in bulk, undone, on a phone.
import type { Page } from '@playwright/test'
import { ALEX, expect, expectAccessible, ROBIN, test } from '#test/support/contact/deskTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { givenAdsInReview } from '#test/support/creatives/reviewedAds.ts'

// A reviewer opens one ad at a time: only the first test depends on Alex's open ad, so the others
// use Robin.
const newAdvertiser = () => `Boots ${crypto.randomUUID().slice(0, 8)}`
const reviews = (advertiser: string) => `/en-US/admin/reviews?q=${encodeURIComponent(advertiser)}`
const ad = (page: Page, name: string) => page.getByRole('article', { name })
const badge = (page: Page, word: string) =>
  page.getByRole('region', { name: 'Decision' }).getByText(word, { exact: true })

test('an ad is decided by keyboard, reviewers see each other, and a verdict is undone', async ({
  pageOf,
  request,
  origin,
}) => {
  test.slow()
  const advertiser = newAdvertiser()
  await givenAdsInReview(request, origin, { advertiser, names: ['first.png', 'second.png'] })
  const alex = await pageOf(ALEX)
  await alex.goto(reviews(advertiser))
  await expect(ad(alex, 'first')).toBeVisible()
  await expect(alex.getByRole('img', { name: 'first' })).toHaveJSProperty('naturalWidth', 300)
  await expect(alex).toHaveURL(/&ad=crv_/)
  await expectAccessible(alex)

  const robin = await pageOf(ROBIN)
  await robin.goto(alex.url())
  await expect(robin.getByText('Alex Chen is looking at this ad')).toBeVisible()
  await expect(robin.getByRole('button', { name: /^Approve/ })).toBeDisabled()
  // The next ad is known once the list has loaded, possibly after the first ad.
  await expect(ad(robin, 'first').getByText('1 of 2')).toBeVisible()
  await robin.keyboard.press('n')
  await expect(ad(robin, 'second')).toBeVisible()

  await alex.keyboard.press('d')
  await alex.keyboard.press('2')
  const words = alex.getByRole('textbox', { name: 'What the customer reads' })
  await expect(words).toHaveValue(/makes a claim that we cannot find/)
  await words.focus()
  // Letters typed in a field decide nothing.
  await alex.keyboard.press('End')
  await alex.keyboard.type('a')
  await expect(alex.getByRole('button', { name: /^Deny$|^Deny D/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await alex.keyboard.press('Control+Enter')
  await expect(alex.getByText('Denied', { exact: true }).first()).toBeVisible()
  await expect(ad(alex, 'second')).toBeVisible()

  // Undoing returns the denied ad to its reviewer, as long as its mail has not been sent.
  await alex.keyboard.press('u')
  await expect(ad(alex, 'first')).toBeVisible()
  await alex.keyboard.press('a')
  await alex.keyboard.press('Control+Enter')
  await expect(ad(alex, 'second')).toBeVisible()
  await alex.goto(`${reviews(advertiser)}&list=decided`)
  await expect(ad(alex, 'first')).toBeVisible()
  await expect(badge(alex, 'Approved')).toBeVisible()
  await expect(alex.getByText('Verdict undone')).toBeVisible()
  await expectAccessible(alex)

  // An approved ad is denied for cause: after a confirmation, it stops at once.
  await alex.getByRole('button', { name: 'Deny for cause …' }).click()
  await alex.getByRole('button', { name: /Reason/ }).click()
  await alex.getByRole('option', { name: /Alcohol/ }).click()
  await alex.getByRole('button', { name: 'Deny and stop it' }).click()
  await alex.getByRole('alertdialog').getByRole('button', { name: 'Deny and stop it' }).click()
  await expect(badge(alex, 'Denied')).toBeVisible()
})

test('similar ads are denied together, and the filters stay in the address', async ({
  pageOf,
  request,
  origin,
}) => {
  test.slow()
  const advertiser = newAdvertiser()
  const names = ['one.png', 'two.png', 'three.png']
  await givenAdsInReview(request, origin, { advertiser, names })
  const page = await pageOf(ROBIN)
  // A quick typist: the whole queue arrives just as the search is submitted.
  await page.addInitScript(() => {
    const asked = Promise.withResolvers<undefined>()
    document.addEventListener('keydown', ({ key }) => key === 'Enter' && asked.resolve(undefined))
    const ask = window.fetch.bind(window)
    window.fetch = async (...request) => {
      const answer = await ask(...request)
      if (answer.url.endsWith('/api/reviews?list=waiting&page=1')) await asked.promise
      return answer
    }
  })
  await page.goto('/en-US/admin/reviews')
  await page.getByRole('searchbox', { name: 'Advertiser, campaign or ad' }).fill(advertiser)
  await page.keyboard.press('Enter')
  // Two filters change in quick succession: both apply.
  await page.getByRole('combobox', { name: 'Medium' }).selectOption('Display')
  await expect(page).toHaveURL(/media=online_display/)
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === advertiser)
  await expect(ad(page, 'one')).toBeVisible()
  const rows = page.getByRole('region', { name: 'Ads', exact: true }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await page.reload()
  await expect(rows).toHaveCount(3)
  // Keys apply to the open ad.
  await expect(ad(page, 'one')).toBeVisible()
  await page.keyboard.press('d')
  await page.keyboard.press('3')
  await page.keyboard.press('s')
  await page.getByRole('button', { name: 'Deny 3 and go on' }).click()
  await expect(page.getByText('Denied: 3 ads')).toBeVisible()
  await expect(page.getByText('No ad matches')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(3)
})

test('on a phone the list leads to the ad and back', async ({ pageOf, request, origin }) => {
  test.slow()
  const advertiser = newAdvertiser()
  await givenAdsInReview(request, origin, { advertiser, names: ['only.png'] })
  const page = await pageOf(ROBIN, { viewport: { width: 390, height: 844 } })
  await page.goto(reviews(advertiser))
  const row = page.getByRole('region', { name: 'Ads', exact: true }).getByRole('link')
  await expect(row).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
  await row.click()
  await expect(ad(page, 'only')).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Ask/ }).click()
  await page.getByRole('textbox', { name: 'What the customer reads' }).fill('A logo, please.')
  await page.getByRole('button', { name: 'Ask for a change and go on' }).click()
  await expect(page.getByText('No ad matches')).toBeVisible()
})
