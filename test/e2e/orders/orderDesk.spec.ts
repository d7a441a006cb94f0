// The admin area's board of lines, the page of an order, and the page of invoices.
import { austinPlan, book, logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { ALEX, expect, expectAccessible, test } from '#test/support/contact/deskTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'

test('an admin navigates the board by keyboard and marks an invoice as paid', async ({
  page: shop,
  baseURL,
  pageOf,
}) => {
  await logInAsCustomer(shop.request, baseURL ?? '')
  const advertiser = `Quill & Sons ${crypto.randomUUID().slice(0, 8)}`
  const booking = { advertiser, payment: 'invoice' as const }
  const first = await book(shop.request, baseURL ?? '', {
    ...booking,
    packageIds: ['mobile_banner_single'],
  })
  const second = await book(shop.request, baseURL ?? '', {
    ...booking,
    packageIds: ['mobile_banner_single', 'online_banner_single'],
  })
  const page = await pageOf(ALEX)
  await page.goto('/en-US/admin/orders')
  const search = page.getByRole('searchbox', { name: 'Order, invoice, email, advertiser' })
  await search.fill(advertiser.toLowerCase())
  await search.press('Enter')
  await expect(page.getByText('3 lines', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/q=quill/)
  await expectAccessible(page)
  const lines = page.locator('a[data-line]')
  await lines.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('2 lines selected')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(lines.nth(2)).toBeFocused()
  await expect(lines.nth(2)).toHaveText(first.number)
  await page.keyboard.press('ArrowUp')
  await expect(lines.nth(1)).toHaveText(second.number)
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('Name').fill('Quill')
  // Two clicks before the first response save one view.
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
  const views = page.getByRole('navigation', { name: 'Views' })
  await expect(views.getByRole('link', { name: 'Quill' })).toHaveAttribute('aria-current', 'page')
  await expect(views.getByRole('link', { name: 'Quill' })).toHaveCount(1)
  await views.getByRole('link', { name: 'All lines' }).click()
  await views.getByRole('link', { name: 'Quill' }).click()
  await expect(page.getByText('3 lines', { exact: true })).toBeVisible()
  await lines.nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Order ${first.number}` })).toBeVisible()
  const settle = page.getByRole('button', { name: 'Mark invoice paid' })
  await settle.click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('button', { name: 'Mark paid' }).click()
  await expect(asked.getByText('Please say why.')).toBeVisible()
  await asked.getByLabel('Why').fill('On the account of Friday')
  await asked.getByRole('button', { name: 'Mark paid' }).click()
  await expect(page.getByText('Booked and paid', { exact: true })).toBeVisible()
  await expect(settle).toHaveCount(0)
  await expect(page.getByText('On the account of Friday')).toBeVisible()
  await page.getByLabel('Internal note').fill('A friendly baker.')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'A friendly baker.' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await page.getByRole('link', { name: 'Customer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Casey Morgan' })).toBeVisible()
  const orders = page.getByRole('table', { name: 'Orders of this customer' })
  await expect(orders.getByRole('link', { name: first.number })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await orders.getByRole('link', { name: first.number }).click()
  await page.getByRole('link', { name: 'View as the buyer' }).click()
  await expect(page.getByText('read-only')).toBeVisible()
})

test('an admin pauses the reminders of an invoice and books it from a bank file', async ({
  page: shop,
  baseURL,
  pageOf,
}) => {
  await logInAsCustomer(shop.request, baseURL ?? '')
  const { number } = await book(shop.request, baseURL ?? '', {
    payment: 'invoice',
    packageIds: ['mobile_banner_single'],
  })
  const page = await pageOf(ALEX)
  await page.goto('/en-US/admin')
  await page.getByRole('link', { name: /Unpaid, \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Invoices', exact: true })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Invoice, order or email' })
  await search.fill(number)
  await search.press('Enter')
  await expect(page).toHaveURL(/q=AMD-/)
  const rows = page.getByRole('table', { name: 'Invoices' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  const row = rows.filter({ hasText: number })
  await row.getByRole('button', { name: /^Pause reminders of INV-/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why').fill('Promised for Friday')
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await expect(row.getByRole('button', { name: /^Resume reminders of INV-/ })).toBeVisible()
  const sum = await row.getByText(/^\$[\d,.]+$/).innerText()
  await page.locator('input[type=file]').setInputFiles({
    name: 'bank.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Date,Amount,Currency,Name,Reference\n2026-11-20,"${sum}",USD,Casey,${number}\n2026-11-21,"${sum}",USD,Casey,${number}\n2026-11-20,x,USD,Ann,Rent`,
    ),
  })
  const payments = page.getByRole('list', { name: 'Payments' })
  await expect(payments.getByText('Number and amount match')).toBeVisible()
  await expect(payments.getByRole('checkbox', { name: number })).toBeChecked()
  await expect(payments.getByText('Another payment of this file pays this invoice')).toBeVisible()
  await expect(page.getByText('Row 4: "x" is not an amount.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Book 1 payment' }).click()
  await expect(page.getByText('1 booked, 0 booked before, 0 refused')).toBeVisible()
  await expect(payments.getByText('Booked before')).toBeVisible()
  await expect(payments.getByText('This invoice is paid already')).toBeVisible()
  await expect(row.getByText('Paid', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  // In a wide window dialogs are centered, so a growing dialog moves its buttons.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en-US/admin/settings')
  await page.getByRole('button', { name: 'Add a rate of NZD' }).click()
  await expect(dialog.getByText(/^Now 1 USD is/)).toBeVisible()
  await dialog.getByLabel('1 US dollar is').fill('3.5')
  // The click that leaves the field counts: the question that appears has reserved space.
  await dialog.getByRole('button', { name: 'Add the rate' }).click()
  await expect(dialog.getByText('Please say why.')).toBeVisible()
  const twice = dialog.getByRole('checkbox', { name: /^I have checked: 3.50 is meant/ })
  await expect(twice).toBeVisible()
  await dialog.getByLabel('Why').fill('A jump of the market')
  await dialog.getByRole('button', { name: 'Add the rate' }).click()
  await expect(dialog.getByText('This is more than 20% off the last rate.')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByText(/^I have checked/).click()
  await dialog.getByRole('button', { name: 'Add the rate' }).click()
  await expect(dialog).toHaveCount(0)
  // A phone shows cards, as a table would overflow it.
  const rates = page.getByRole('list', { name: 'Rates by currency' })
  await expect(rates.getByRole('listitem').filter({ hasText: 'NZD' })).toContainText('3.50')
  await expectAccessible(page)
  await expectFits(page)
})

test('the desk proposes a change of a campaign, and its buyer accepts it', async ({
  page: shop,
  baseURL,
  pageOf,
}) => {
  await logInAsCustomer(shop.request, baseURL ?? '')
  const { id } = await book(shop.request, baseURL ?? '', { plans: [austinPlan('online_display')] })
  const page = await pageOf(ALEX)
  await page.goto(`/en-US/admin/orders/${id}`)
  await page.getByRole('button', { name: 'Amend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why').fill('As on the phone')
  const budget = dialog.getByRole('textbox', { name: 'Budget' })
  await budget.fill('2000')
  await budget.blur()
  await dialog.getByRole('button', { name: /^Region/ }).click()
  const place = dialog.getByRole('list', { name: 'Places' }).getByRole('listitem')
  await expect(place).toContainText('Austin, Texas')
  await expect(dialog.getByText('Whole country (United States)')).toBeVisible()
  await dialog.getByText('Whole country (United States)').click()
  await expect(place).toHaveCount(0)
  await dialog.getByRole('button', { name: /^Audience/ }).click()
  await dialog.getByText('Female', { exact: true }).click()
  await expect(
    dialog.getByRole('button', { name: /^Audience and placements Female/ }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Show the difference' }).click()
  await expect(dialog.getByRole('row', { name: /Price before tax/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^Region Austin.* United States/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^Audience All.* Female/ })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send to the buyer' }).click()
  await expect(page.getByRole('link', { name: /^Change 1 of/ })).toBeVisible()
  await shop.goto(`/en-US/my-orders/${id}`)
  await shop.getByRole('link', { name: 'Open the change' }).click()
  await expect(shop.getByText(/^Waiting for your answer until/)).toBeVisible()
  await expectAccessible(shop)
  await shop.getByRole('button', { name: 'Accept the change' }).click()
  await shop.getByRole('button', { name: 'Accept with costs' }).click()
  await expect(shop.getByText('Accepted. It takes effect when it is paid.')).toBeVisible()
  await shop.setViewportSize({ width: 390, height: 844 })
  await expectFits(shop)
  await shop.getByRole('link', { name: /^invoice INV-/ }).click()
  await expect(shop.getByText(/agreed change/)).toBeVisible()
})
