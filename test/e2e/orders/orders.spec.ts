import { holdAnswers, staysWhileArriving } from '#test/support/foundation/heldAnswers.ts'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { austinPlan, book, logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'

const LIST = '/en-US/my-orders'
const CODE = /^[A-Z0-9-]{6,}$/

test.beforeEach(async ({ page, baseURL }) => {
  await logInAsCustomer(page.request, baseURL ?? '')
})

/** A name that no other test's order has. */
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

test('a visitor logs in and returns to the orders', async ({ page, context }) => {
  await context.clearCookies()
  await page.goto(`${LIST}?status=stopped`)
  await expect(page).toHaveURL(/\/en-US\/login/)
  await page.getByLabel('Email').fill('customer@example.com')
  await page.getByLabel('Password', { exact: true }).fill('customer-development')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/my-orders\?status=stopped/)
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible()
})

test('the list has its columns and legend, and its address sets search, filter and order', async ({
  page,
  baseURL,
}) => {
  const name = unique('Listed')
  const { number } = await book(page.request, baseURL ?? '', {
    plans: [austinPlan('online_display', { name }), austinPlan('ctv', { name: `${name} TV` })],
    advertiser: 'Bäckerei Würzburg & Söhne',
  })
  await page.goto(LIST)
  for (const column of [
    'Order ID',
    'Advertiser',
    'Media type',
    'Total cost',
    'Start date',
    'End date',
    'Status',
    'Delivery',
  ]) {
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible()
  }
  for (const status of [
    'Active',
    'Active with modification',
    'Not running (action needed)',
    'Stopped',
  ]) {
    await expect(page.getByRole('term').getByText(status, { exact: true })).toBeVisible()
  }
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  await expect(page).toHaveURL(/q=Listed/)
  await expect(page.getByRole('link', { name: `${number}, ${name}`, exact: true })).toBeVisible()
  await expect(page.getByText('2 campaigns and packages', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('cell', { name: /No creatives\. Upload your creatives/ }).first(),
  ).toBeVisible()
  await page.getByLabel('Media type').selectOption('ctv')
  await expect(page).toHaveURL(/mediaType=ctv/)
  await expect(page.getByText('1 campaign or package')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(name)
  await expect(page.getByText('1 campaign or package')).toBeVisible()
  // Two filters change in quick succession: both apply.
  await page.getByRole('searchbox', { name: 'Search' }).fill(`${name} TV`)
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
  await page.getByLabel('Media type').selectOption('all')
  await expect(page).toHaveURL((url) => url.search === `?q=${name.replaceAll(' ', '+')}+TV`)
  await expect(page.getByText('1 campaign or package')).toBeVisible()
  await page.getByRole('button', { name: 'Total cost' }).press('Enter')
  await expect(page).toHaveURL(/sort=total/)
  await expect(page.getByRole('columnheader', { name: 'Total cost' })).toHaveAttribute(
    'aria-sort',
    /ascending|descending/,
  )
  // The list is dimmed until its new order has loaded.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel('Status', { exact: true }).selectOption('stopped')
  await expect(page.getByRole('heading', { name: 'No order matches' })).toBeVisible()
})

test('several orders are selected by keyboard, exported and duplicated to the cart', async ({
  page,
  baseURL,
}) => {
  const name = unique('Bulk')
  await book(page.request, baseURL ?? '', {
    plans: [austinPlan('online_display', { name })],
    packageIds: ['mobile_banner_single'],
  })
  await page.goto(`${LIST}?q=${encodeURIComponent(name)}`)
  await page.getByRole('checkbox', { name: new RegExp(`Select .*${name}`) }).focus()
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await expect(bar.getByText('1 order selected')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Export CSV' }).press('Enter')
  expect((await downloading).suggestedFilename()).toBe('orders.csv')
  await bar.getByRole('button', { name: 'Duplicate to cart' }).press('Enter')
  await expect(page).toHaveURL(/\/en-US\/cart/)
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('an order shows what was booked, and its dates can change before the start', async ({
  page,
  baseURL,
}) => {
  const name = unique('Moved')
  const plan = austinPlan('online_display', { name })
  const { id, number } = await book(page.request, baseURL ?? '', { plans: [plan] })
  await page.goto(`${LIST}/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await expect(page.getByText('Austin, Texas, 40 mi').first()).toBeVisible()
  await expect(page.getByRole('figure').first()).toBeVisible()
  await expect(page.getByText('Payment received')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: /^Change start or end/ })).toHaveCount(0)
  await page.getByRole('link', { name: `Change campaign: ${name}`, exact: true }).click()
  await page.getByRole('group', { name: 'End date' }).getByRole('spinbutton').nth(1).focus()
  await page.keyboard.press('ArrowUp')
  const difference = page.getByRole('region', { name: 'The difference', exact: true })
  await expect(difference.getByRole('row', { name: /^Running period/ })).toBeVisible()
  await expectAccessible(page)
  await difference.getByRole('button', { name: 'Change the campaign', exact: true }).press('Enter')
  await expect(page.getByText('The campaign is changed.')).toBeVisible()
})

test('stopping previews the exact coupon, asks for confirmation, and issues it', async ({
  page,
  baseURL,
}) => {
  const name = unique('Stopped')
  const plan = austinPlan('online_display', { name, budgetMinor: 123_45 })
  const { id } = await book(page.request, baseURL ?? '', { plans: [plan] })
  const letGo = await holdAnswers(page, '**/api/upload-areas/*')
  await page.goto(`${LIST}/${id}`)
  const stop = page.getByRole('button', { name: /^Stop campaign/ })
  const everything = page.getByRole('button', { name: 'Everything that was booked' })
  const arrived = page.getByText('No file yet').first()
  await staysWhileArriving([stop, everything], { letGo, arrived })
  await stop.click()
  const dialog = page.getByRole('alertdialog', { name: 'Stop this campaign?' })
  await expect(dialog.getByText('There is no cash refund')).toBeVisible()
  await expect(dialog.getByText('$123.45')).toHaveCount(2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(stop).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Stop campaign' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your coupon is worth $123.45', { exact: true })).toBeVisible()
  await expect(page.getByText(CODE).first()).toBeVisible()
  await expect(page.getByText('Returned as coupon')).toBeVisible()
  await expect(stop).toBeHidden()
  await page.goto(`${LIST}?q=${encodeURIComponent(name)}`)
  await expect(
    page
      .getByRole('row', { name: new RegExp(name) })
      .getByText('Stopped')
      .first(),
  ).toBeVisible()
})

test('invoices are listed, shown for print and offered as a PDF', async ({ page, baseURL }) => {
  const name = unique('Billed')
  const { number } = await book(page.request, baseURL ?? '', {
    plans: [austinPlan('online_display', { name })],
    payment: 'invoice',
  })
  await page.goto('/en-US/my-invoices?status=open')
  const row = page.getByRole('row', { name: new RegExp(number) })
  await expect(row.getByText('Open')).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('link', { name: /^INV-/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV-/ })).toBeVisible()
  await expect(page.getByText(name)).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
})

test('an unknown order or another account’s is not found', async ({ page }) => {
  await page.goto(`${LIST}/ord_${'0'.repeat(24)}`)
  await expect(page.getByRole('heading', { name: 'This order was not found' })).toBeVisible()
  await page.goto(`/en-US/invoice/inv_${'0'.repeat(24)}`)
  await expect(page.getByRole('heading', { name: 'This invoice was not found' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('orders and invoices are cards that fit', async ({ page, baseURL }) => {
    const name = unique('Donaudampfschifffahrtsgesellschaftskapitän')
    const { id } = await book(page.request, baseURL ?? '', {
      plans: [austinPlan('dooh', { name })],
      advertiser: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle',
    })
    for (const path of [
      `${LIST}?q=${encodeURIComponent(name.slice(0, 70))}`,
      `${LIST}/${id}`,
      '/en-US/my-invoices',
    ]) {
      const shown = page.getByText(path.includes('invoices') ? /^INV-/ : name)
      await page.goto(path)
      await expect(shown.filter({ visible: true }).first()).toBeVisible()
      await expectFits(page, path)
      await expectAccessible(page)
    }
  })
})
