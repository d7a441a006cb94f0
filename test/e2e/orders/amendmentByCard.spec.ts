// A change that costs more: from the buyer's acceptance to the card payment.
import { austinPlan, book, logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { ALEX, expect, expectAccessible, test } from '#test/support/contact/deskTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'

const PHONE = { width: 390, height: 844 }

test('the difference of a change is paid by card, after a decline, from a phone', async ({
  page: shop,
  baseURL,
  pageOf,
}) => {
  test.slow()
  const origin = baseURL ?? ''
  await logInAsCustomer(shop.request, origin)
  const { id } = await book(shop.request, origin, { plans: [austinPlan('online_display')] })
  const desk = await pageOf(ALEX)
  await desk.goto(`/en-US/admin/orders/${id}`)
  await desk.getByRole('button', { name: 'Amend' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Why').fill('More budget')
  const budget = dialog.getByRole('textbox', { name: 'Budget' })
  await budget.fill('800')
  await budget.blur()
  await dialog.getByRole('button', { name: 'Show the difference' }).click()
  await dialog.getByRole('button', { name: 'Send to the buyer' }).click()
  await expect(desk.getByRole('link', { name: /^Change 1 of/ })).toBeVisible()

  await shop.setViewportSize(PHONE)
  await shop.goto(`/en-US/my-orders/${id}`)
  await shop.getByRole('link', { name: 'Open the change' }).click()
  await shop.getByRole('button', { name: 'Accept the change' }).click()
  await shop.getByRole('button', { name: 'Accept with costs' }).click()
  await expect(shop.getByText('Accepted. It takes effect when it is paid.')).toBeVisible()
  const payment = shop.getByRole('region', { name: /^Pay \$300\.00 by card/ })
  await payment.getByRole('button', { name: 'Pay by card' }).click()
  await payment.getByRole('button', { name: '4000 0000 0000 0002' }).click()
  await expectAccessible(shop)
  await expectFits(shop)
  await payment.getByRole('button', { name: 'Pay $300.00' }).click()
  await expect(payment.getByText('Your card was declined. Please try another card.')).toBeVisible()
  await payment.getByRole('button', { name: '4242 4242 4242 4242' }).click()
  await payment.getByRole('button', { name: 'Pay $300.00' }).click()
  await expect(shop.getByText('The campaign is changed.')).toBeVisible()
  await expect(shop.getByRole('columnheader', { name: 'As it was' })).toBeVisible()
  await expect(shop.getByText('It cost $300.00 more, on a separate invoice.')).toBeVisible()
  await expect(payment).toBeHidden()
  await expectFits(shop)
  await shop.goto(`/en-US/my-orders/${id}`)
  await expect(shop.getByText('The change was paid and took effect')).toBeVisible()
})
