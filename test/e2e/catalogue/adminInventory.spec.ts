// The desk's inventory: a file with errors explains them, then applies the changes shown; several
// prices change at once.
import { ALEX, expect, expectAccessible, test } from '#test/support/contact/deskTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'

const COLUMNS =
  'id,organization,name,kind,country,topic,formats,cpm_usd,ratecard_cpm_usd,min_spend_usd,lead_time_days,weekly_impressions,premium'
/** A product that no other test uses. */
const ROW =
  'app_us_desk_test,org_hearthside_media,Desk Test,app,US,cooking,mobile_300x250,4,5,25,2,1000,no'

test('products are imported from a file after its errors are fixed, and changed in bulk', async ({
  pageOf,
}) => {
  const page = await pageOf(ALEX)
  await page.goto('/en-US/admin/inventory')
  await page.getByRole('link', { name: 'Import CSV' }).click()
  const take = async (row: string) => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'apps.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${COLUMNS}\n${row}`),
    })
    await expect(page.getByRole('textbox', { name: 'Rows' })).toHaveValue(`${COLUMNS}\n${row}`)
    await page.getByRole('button', { name: 'Show what changes' }).click()
  }
  await take(ROW.replace(',4,5,', ',4 dollars,5,'))
  await expect(page.getByRole('alert')).toContainText(
    'Row 2, column cpm_usd: “4 dollars” must be dollars such as 6 or 6.50.',
  )
  await expectAccessible(page)
  await take(ROW)
  await expect(page.getByText('1 product to change, 0 stay as they are.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'What changes' })).toContainText('New')
  await page.getByRole('textbox', { name: 'Why' }).fill('A new app')
  await page.getByRole('button', { name: 'Change 1 product' }).click()
  await expect(page.getByText('1 product changed, 0 as before.')).toBeVisible()

  await page.goto('/en-US/admin/inventory?q=app_us_desk_test')
  await page.getByRole('checkbox', { name: 'Choose Desk Test' }).press('Space')
  await page.getByRole('button', { name: 'Change them' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change this product' })
  await dialog.getByRole('textbox', { name: 'Change both prices by %' }).fill('25')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Show what changes' }).click()
  await expect(dialog.getByRole('table', { name: 'What changes' })).toContainText(
    'cpm_usd: 4.00 → 5.00',
  )
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Demand is high')
  await dialog.getByRole('button', { name: 'Change 1 product' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Desk Test' })).toContainText('$5.00')
  await page.getByRole('link', { name: 'Desk Test', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Audit log' })).toContainText('Demand is high')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await page.goto('/en-US/admin/audit?subject=app_us_desk_test')
  const log = page.getByRole('table', { name: 'Changes, newest first' })
  await expect(log).toContainText('Demand is high')
  await expect(log).toContainText('A new app')
  await expectAccessible(page)
  await expectFits(page)
  await page.goto('/en-US/admin/inventory/avails')
  await expect(page.getByRole('table', { name: 'Sold, by week' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})
