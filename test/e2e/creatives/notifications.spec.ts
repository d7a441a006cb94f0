// The bell in the header: an account's notifications, in every open tab at once.
import { ALEX, expect, expectAccessible, test } from '#test/support/contact/deskTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { givenAdsInReview } from '#test/support/creatives/reviewedAds.ts'

const BELL = /^Notifications/
const UNREAD = /^Notifications, \d+ unread$/

test('a verdict reaches the bells of two open tabs, and opening it marks it as read in both', async ({
  page,
  origin,
  pageOf,
}) => {
  test.slow()
  // Other tests notify the same account.
  const title = `Bell ${crypto.randomUUID().slice(0, 8)}`
  const given = await givenAdsInReview(page.request, origin, {
    advertiser: title,
    names: [`${title}.png`],
  })
  const desk = await pageOf(ALEX)
  await page.goto('/en-US/my-orders')
  const bell = page.getByRole('button', { name: BELL })
  await bell.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()

  const other = await page.context().newPage()
  await other.goto('/en-US/my-invoices')
  await other.getByRole('button', { name: BELL }).press('Enter')
  const decided = await desk.request.post(`${origin}/api/reviews/verdicts`, {
    headers: { origin },
    data: { verdict: 'approve', versionIds: given.versionIds },
  })
  expect(await decided.json()).toMatchObject({ decided: given.versionIds })
  const told = other.getByRole('link', { name: title })
  await expect(told).toContainText('(unread)')
  await expect(page.getByRole('button', { name: UNREAD })).toBeVisible()

  const entry = panel.getByRole('link', { name: title })
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await bell.press('Enter')
    await expect(entry).toContainText('Creative approved')
    await expectAccessible(page)
    await expectFits(page)
    await page.keyboard.press('Escape')
  }

  await bell.press('Enter')
  await entry.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/upload/${given.lineId}$`))
  await expect(told).not.toContainText('(unread)')
})
