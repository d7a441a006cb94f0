import { ALEX, expect, expectAccessible, test } from '#test/support/contact/deskTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { openPublisher, serveOrigin } from '#test/support/delivery/publisherPage.ts'

test('an admin finds a publisher, copies its tag, tests it, and sees its requests', async ({
  pageOf,
  page: publisher,
  origin,
}) => {
  const page = await pageOf(ALEX, { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/en-US/admin')
  const areas = page.getByRole('navigation', { name: 'Admin' })
  await areas.getByRole('link', { name: 'Inventory' }).click()
  await page.getByRole('searchbox', { name: 'Name, publisher or id' }).fill('skillet & salt')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^Tags of Skillet & Salt/ })).toHaveCount(3)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Tags of Skillet & Salt', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Skillet & Salt' })).toBeVisible()

  const rectangle = page.getByRole('region', { name: '300x250 Medium Rectangle' })
  await rectangle.getByRole('button', { name: 'Copy: Iframe' }).click()
  await expect(rectangle.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(async () => await navigator.clipboard.readText())).toContain(
    serveOrigin(origin),
  )
  await rectangle.getByRole('button', { name: 'Test it here' }).click()
  const test = rectangle.frameLocator('iframe')
  await expect(test.getByRole('img', { name: 'Gifts, rectangle' })).toBeVisible()
  await expectAccessible(page)

  // A publisher that no other test uses.
  await page.goto('/en-US/admin/inventory/site_us_the_sunday_pot/tags')
  await page.getByRole('button', { name: 'Test it here' }).first().click()
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.getByTestId('last-request')).toHaveText('No request yet')
  await page.getByRole('button', { name: 'Copy: Iframe' }).first().click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const tag = await page.evaluate(async () => await navigator.clipboard.readText())
  expect(tag).toContain('site_us_the_sunday_pot')
  await openPublisher(publisher, tag)
  await expect(page.getByTestId('last-request')).toHaveText(/^Last request \d+ s ago$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await page.goto('/en-US/admin/inventory/video_us_skillet_and_salt_kitchen/tags')
  await page.getByRole('button', { name: 'Test it here' }).click()
  await expect(page.frameLocator('iframe').locator('video')).toHaveAttribute('src', /\/ads\//)
})
