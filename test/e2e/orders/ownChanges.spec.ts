// A buyer changes a booked campaign: up by card, then down for a coupon.
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { austinPlan, book, logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'

test('a buyer compares old and new while editing, pays the difference, and gets a coupon for a smaller plan', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const name = `Changed ${crypto.randomUUID().slice(0, 8)}`
  await logInAsCustomer(page.request, baseURL ?? '')
  const { id } = await book(page.request, baseURL ?? '', {
    plans: [austinPlan('online_display', { name })],
  })
  await page.goto(`/en-US/my-orders/${id}`)
  await page.getByRole('link', { name: `Change campaign: ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Change ${name}`)
  const difference = page.getByRole('region', { name: 'The difference' })
  await expect(difference.getByText('Change something')).toBeVisible()

  const budget = page.getByRole('textbox', { name: 'Budget' })
  await budget.fill('1')
  await budget.blur()
  await expect(difference.getByText(/The minimum value is/)).toBeVisible()
  await expect(difference.getByRole('button', { name: 'Change the campaign' })).toBeDisabled()
  // Undo restores every field, even one with invalid text.
  await budget.fill('eight hundred')
  await budget.blur()
  await page.getByRole('button', { name: 'Undo all edits' }).click()
  await expect(budget).toHaveValue(/^\$\d/)
  await budget.fill('800')
  await budget.blur()
  await page.getByRole('button', { name: /^Frequency cap/ }).click()
  await page.getByText('5x per day', { exact: true }).click()
  await expect(difference.getByRole('row', { name: /Frequency cap/ })).toContainText('5x per day')
  await page.reload()
  await expect(budget).toHaveValue(/^\$800/)
  await expect(difference.getByRole('row', { name: /Frequency cap/ })).toContainText('5x per day')
  await expect(difference.getByRole('row', { name: /People reached/ })).toBeVisible()
  const order = difference.getByRole('button', { name: 'Order for $300.00 more' })
  await expect(order).toBeEnabled()
  await expectAccessible(page)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await expectFits(page)
  }
  await order.focus()
  await page.keyboard.press('Enter')
  const payment = page.getByRole('region', { name: /^Pay \$300\.00 by card/ })
  await expect(page.getByText('Your change takes effect when it is paid.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw the change' })).toBeVisible()
  await payment.getByRole('button', { name: '4242 4242 4242 4242' }).click()
  await expectAccessible(page)
  await payment.getByRole('button', { name: 'Pay $300.00' }).click()
  await expect(page.getByText('The campaign is changed.')).toBeVisible()

  await page.goto(`/en-US/my-orders/${id}`)
  await expect(page.getByText('You changed this campaign', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: `Change campaign: ${name}` }).click()
  await budget.fill('600')
  await budget.blur()
  await difference.getByRole('button', { name: 'Change it for a $200.00 coupon' }).click()
  await expect(page.getByText(/Coupon .* is worth \$200\.00/)).toBeVisible()

  await page.goto(`/en-US/my-orders/${id}`)
  await page.getByRole('button', { name: 'Order the same again' }).click()
  const renewed = page.getByRole('dialog', { name: 'It’s in your cart' })
  await expect(renewed.getByText(/^It runs .* instead of/)).toBeVisible()
  await expectAccessible(page)
  await renewed.getByRole('button', { name: 'Go to the cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await expect(page.getByText(name).first()).toBeVisible()
})
