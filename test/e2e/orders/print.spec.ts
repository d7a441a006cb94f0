import { logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { DISPLAY, openStep, planAustin } from '#test/support/planning/planner.ts'

test('the summary prints every fact and no controls', async ({ page }) => {
  await planAustin(page, DISPLAY)
  await openStep(page, 'Summary')
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Opening week')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Forecast' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)

  await expect(page.getByRole('heading', { name: 'Opening week' })).toBeVisible()
  for (const label of [
    'Media type',
    'Region',
    'People in the region',
    'Target audience',
    'Topics',
    'Websites',
    'Ad formats',
    'Creatives',
    'Running period',
    'Days and hours',
    'Frequency cap',
    'Budget',
    'Impressions',
    'People reached',
    'CPM',
    'Ratecard price',
    'Savings',
  ]) {
    await expect(page.locator('dt').getByText(label, { exact: true }).first()).toBeVisible()
  }
  await expect(page.getByText('Your price').first()).toBeVisible()
  await expect(page.locator('figure').first()).toBeVisible()
  // Paper is narrower than the screen that the campaign was planned on.
  await page.setViewportSize({ width: 720, height: 1018 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
})

test('the list of invoices prints as a table on A4, without controls', async ({
  page,
  baseURL,
}) => {
  await logInAsCustomer(page.request, baseURL ?? '')
  await page.goto('/en-US/my-invoices?status=overdue')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^INV-/ }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // A width of 210 mm, less two margins of 10 mm.
  await page.setViewportSize({ width: 718, height: 1040 })
  await expect(main.getByRole('columnheader', { name: 'Due' })).toBeVisible()
  await expect(main.getByText('Status: Overdue')).toBeVisible()
  for (const role of ['button', 'combobox'] as const) {
    await expect(main.getByRole(role)).toHaveCount(0)
  }
  await expect(main.getByRole('link', { name: /^PDF of/ })).toHaveCount(0)
  await expectFits(page)
})
