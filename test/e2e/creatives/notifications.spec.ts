// The bell of the head: what an account is notified of, in every open tab at once.
import { ALEX, expect, expectAccessible, test } from '#test/support/contact/deskTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { givenAdsInReview } from '#test/support/creatives/reviewedAds.ts'

const BELL = /^Notifications/

test('a verdict reaches the bells of two open tabs, and is read in both by following it', async ({
  page,
  origin,
  pageOf,
}) => {
  test.slow()
  const advertiser = `Bell ${crypto.randomUUID().slice(0, 8)}`
  const given = await givenAdsInReview(page.request, origin, { advertiser, names: ['only.png'] })
  const desk = await pageOf(ALEX)
  await page.goto('/en-US/my-orders')
  const bell = page.getByRole('button', { name: BELL })
  await bell.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeVisible()
  const markAll = panel.getByRole('button', { name: 'Mark all as read' })
  if (await markAll.isVisible()) await markAll.press('Enter')
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  const other = await page.context().newPage()
  await other.goto('/en-US/my-invoices')
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  const decided = await desk.request.post(`${origin}/api/reviews/verdicts`, {
    headers: { origin },
    data: { verdict: 'approve', versionIds: given.versionIds },
  })
  expect(await decided.json()).toMatchObject({ decided: given.versionIds })
  const unread = { name: 'Notifications, 1 unread' }
  await expect(page.getByRole('button', unread)).toBeVisible()
  await expect(other.getByRole('button', unread)).toBeVisible()

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await page.getByRole('button', unread).press('Enter')
    await expect(panel.getByRole('link', { name: /Creative approved/ }).first()).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.keyboard.press('Escape')
  }

  await page.getByRole('button', unread).press('Enter')
  await panel
    .getByRole('link', { name: /Creative approved/ })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(new RegExp(`/upload/${given.lineId}$`))
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})
