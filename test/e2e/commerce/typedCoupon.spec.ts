import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { addFullSet, goToCheckout, pick } from '#test/support/commerce/shopper.ts'

test('a typed coupon that was not applied is carried to the checkout', async ({ page }) => {
  await addFullSet(page)
  await page.getByLabel('Coupon code').fill('WELCOME25')
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText('Coupon WELCOME25', { exact: true })).toBeVisible()
})

test('a refused typed coupon keeps the buyer in the cart once and says why', async ({ page }) => {
  await addFullSet(page)
  const code = page.getByLabel('Coupon code')
  await code.fill('NONE-NONE-NONE-NONE')
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(page.getByText('This coupon code is invalid.')).toBeVisible()
  await expect(code).toBeFocused()
  await expect(page).toHaveURL(/\/cart$/)
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('a refused typed coupon keeps the offer request closed once', async ({ page }) => {
  await addFullSet(page)
  const code = page.getByLabel('Coupon code')
  await code.fill('NONE-NONE-NONE-NONE')
  const ask = page.getByRole('button', { name: 'Get a non-binding offer' })
  await ask.click()
  await expect(page.getByText('This coupon code is invalid.')).toBeVisible()
  await expect(code).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await ask.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the order button applies a typed coupon first', async ({ page }) => {
  await addFullSet(page)
  await goToCheckout(page)
  await pick(page, 'How do you want to pay?', /^Invoice/)
  const code = page.getByLabel('Coupon code')
  const order = page.getByRole('button', { name: /^Place order, \$240\.00/ })
  await code.fill('NONE-NONE-NONE-NONE')
  await order.click()
  await expect(page.getByText('This coupon code is invalid.')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill('WELCOME25')
  await order.click()
  await expect(page.getByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible()
  await expect(page.getByText(/By invoice, \$215\.00 due by/)).toBeVisible()
})
