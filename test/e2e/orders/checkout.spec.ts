import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { holdAnswers } from '#test/support/foundation/heldAnswers.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import {
  addFullSet,
  choose,
  enterCoupon,
  fillGermanCheckout,
  freshEmail,
  goToCheckout,
  payWithCard,
  pick,
} from '#test/support/commerce/shopper.ts'

const placeOrder = (page: Page) => page.getByRole('button', { name: /^Place order/ }).click()

test('a guest pays by card: declined, then accepted on the same order', async ({ page }) => {
  await addFullSet(page)
  await goToCheckout(page)
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Pay $240.00' })).toBeVisible()
  await expect(page.getByText('Test payments: no money moves')).toBeVisible()
  const order = await page.getByText(/Order AMD-\d+ is placed/).textContent()
  await payWithCard(page, '0002')
  await expect(page.getByText('Your card was declined. Please try another card.')).toBeVisible()
  await payWithCard(page, '4242')
  await expect(page.getByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible()
  const number = /AMD-\d+/.exec(order ?? '')?.[0] ?? ''
  await expect(page.getByText(`Your order ${number} is booked and paid`)).toBeVisible()
  await expect(page.getByText('Booked and paid', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cart_1'))).toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible()
  await expectAccessible(page)
})

test('a guest orders by invoice with a coupon', async ({ page }) => {
  await addFullSet(page)
  await enterCoupon(page, 'WELCOME25')
  await expect(page.getByText('Coupon WELCOME25', { exact: true })).toBeVisible()
  await goToCheckout(page)
  await pick(page, 'How do you want to pay?', /^Invoice/)
  await page.getByRole('button', { name: 'Place order, $215.00' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible()
  await expect(page.getByText(/By invoice, \$215\.00 due by/)).toBeVisible()
  // In the browser that placed the order, the invoice opens without a code.
  await page
    .getByRole('link', { name: /^INV-\d{4}-\d{6}$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV-/ })).toBeVisible()
})

test('the server’s findings about the address appear beside its field and above the form', async ({
  page,
}) => {
  await addFullSet(page)
  await goToCheckout(page)
  await page.route('**/api/orders', async (route) => {
    const fields = [{ path: 'checkout.billing.city', message: 'City is required' }]
    const message = 'Please check the billing address.'
    const error = { code: 'address_invalid', message, requestId: 'req_1', fields }
    await route.fulfill({ status: 422, json: { error } })
  })
  await placeOrder(page)
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the billing address.' })
  await expect(summary).toBeFocused()
  await summary.getByRole('button', { name: 'City is required' }).click()
  await expect(page.getByRole('textbox', { name: 'City' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveAttribute('aria-invalid', 'true')
})

test('the terms stay in place while prices and tax arrive', async ({ page }) => {
  await addFullSet(page)
  let answers = 0
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
  await page.route('**/api/quotes', async (route) => {
    await mayAnswer
    await route.continue()
    answers += 1
  })
  await page.goto('/en-US/checkout')
  const summary = page.getByRole('region', { name: 'Your order' })
  const terms = summary.getByText('I accept the terms and conditions', { exact: true })
  /** The distance below the summary's heading, as the whole column may follow the scrolling. */
  const place = async () => {
    const heading = await summary.getByRole('heading').boundingBox()
    return ((await terms.boundingBox())?.y ?? 0) - (heading?.y ?? 0)
  }
  await expect(terms).toBeVisible()
  const first = await place()
  letAnswer()
  await expect(summary.getByText('once you enter your billing address')).toBeVisible()
  expect(await place()).toBeCloseTo(first, 0)
  await choose(page, 'State', 'South Dakota')
  await expect(summary.getByText('Sales tax 4.2%')).toBeVisible()
  expect(await place()).toBeCloseTo(first, 0)
  await choose(page, 'Country', 'Canada')
  await choose(page, 'Province or territory', 'Quebec')
  await expect(summary.getByText('QST 9.975%', { exact: true })).toBeVisible()
  const abroad = await place()
  // A choice of currencies adds a line at once, before the price.
  await pick(page, 'Currency', /CAD/)
  await expect(summary.getByText(/1 USD = [\d.]+ CAD/)).toBeVisible()
  expect(await place()).toBeCloseTo(abroad, 0)
  expect(answers).toBeGreaterThan(2)
})

test('a guest in Germany orders in euros and sees German VAT', async ({ page }) => {
  await addFullSet(page)
  await page.goto('/en-US/checkout')
  await expect(page.getByRole('button', { name: /Place order and pay, \$/ })).toBeVisible()
  await fillGermanCheckout(page)
  await pick(page, 'How do you want to pay?', /^Invoice/)
  const summary = page.getByRole('region', { name: 'Your order' })
  await expect(summary.getByText('VAT 19%', { exact: true })).toBeVisible()
  const order = page.getByRole('button', { name: /^Place order, €[\d.,]+$/ })
  const total = /€[\d.,]+/.exec((await order.textContent()) ?? '')?.[0] ?? ''
  await order.click()
  await expect(page.getByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible()
  const placed = page.getByRole('region', { name: /^Order AMD-/ })
  await expect(placed.getByText('VAT 19%')).toBeVisible()
  await expect(placed.getByText('VAT of the buyer’s country (DE), 19%.')).toBeVisible()
  await expect(placed.getByText(total, { exact: true })).toBeVisible()
  await expect(page.getByText(`By invoice, ${total} due by`, { exact: false })).toBeVisible()
  await expect(page.getByText('Marienplatz 1, 80331 München, Germany')).toBeVisible()
})

test('a card that asks for confirmation can be refused and confirmed', async ({ page }) => {
  await addFullSet(page)
  await goToCheckout(page)
  await placeOrder(page)
  await payWithCard(page, '3184')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(
    page.getByText('The payment was not confirmed with your bank. Please try again.'),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.getByRole('button', { name: 'Confirm the payment' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible()
})

test('an abandoned order can be paid later or canceled', async ({ page }) => {
  await addFullSet(page)
  await goToCheckout(page)
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Pay $240.00' })).toBeVisible()
  await page.goto('/en-US/checkout')
  await expect(
    page.getByText(/Order AMD-\d+ for \$240\.00 still waits for your payment/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Pay it now' }).click()
  await expect(page.getByRole('heading', { name: 'Pay $240.00' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await expect(page.getByText('still waits for your payment')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Place order and pay/ })).toBeVisible()
})

test('missing fields are named next to them and in a focused summary', async ({ page }) => {
  await addFullSet(page)
  await page.goto('/en-US/checkout')
  await expect(page.getByRole('button', { name: /Place order and pay, \$/ })).toBeVisible()
  await placeOrder(page)
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' })
  await expect(summary).toBeFocused()
  await expect(page.getByText('First name is required')).toHaveCount(2)
  await summary.getByRole('button', { name: 'Last name is required' }).click()
  await expect(page.getByRole('textbox', { name: 'Last name' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Phone number' }).focus()
  await page.keyboard.type('12')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Wrong phone number').first()).toBeVisible()
  await summary.getByRole('button', { name: 'Industry is required' }).click()
  await expect(page.getByRole('combobox', { name: 'Industry' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
})

test('typed and autofilled values count, and a ZIP code fills in its city', async ({ page }) => {
  await addFullSet(page)
  await page.goto('/en-US/checkout')
  await expect(page.getByRole('button', { name: /Place order and pay, \$/ })).toBeVisible()
  // Browsers autofill fields by their autocomplete token.
  const tokens = await page
    .locator('form input[autocomplete]')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')))
  for (const token of [
    'given-name',
    'family-name',
    'email',
    'tel',
    'section-advertiser organization',
    'section-advertiser url',
    'billing country-name',
    'billing address-line1',
    'billing address-line2',
    'billing postal-code',
    'billing address-level2',
    'billing address-level1',
    'billing email',
  ])
    expect(tokens).toContain(token)

  const state = page.getByRole('combobox', { name: 'State', exact: true })
  const zipCode = page.getByRole('textbox', { name: 'ZIP code' })
  const city = page.getByRole('textbox', { name: 'City' })
  // A late response neither overwrites text typed before it nor moves the next control.
  const letGo = await holdAnswers(page, '**/api/zip-codes/check')
  await zipCode.fill('90012')
  await city.fill('West Los Angeles')
  const top = async () => (await page.getByLabel('Invoice email').boundingBox())?.y
  const before = await top()
  letGo()
  await expect(state).toHaveValue('California')
  await expect(city).toHaveValue('West Los Angeles')
  expect(await top()).toBe(before)

  await state.fill('texas')
  await state.press('Tab')
  await page.getByRole('button', { name: 'Use Los Angeles, California' }).click()
  await expect(city).toHaveValue('Los Angeles')
  await expect(state).toHaveValue('California')
  await state.fill('calif')
  await state.press('Tab')
  await expect(state).toHaveValue('California')
  const country = page.getByRole('combobox', { name: 'Country', exact: true })
  await country.fill('austria')
  await country.press('Tab')
  await expect(country).toHaveValue('Austria')
  await expect(page.getByRole('button', { name: /Austria \+43/ })).toBeVisible()
})

test('typing a phone number switches its country', async ({ page }) => {
  await addFullSet(page)
  await page.goto('/en-US/checkout')
  const phone = page.getByRole('textbox', { name: 'Phone number' })
  await phone.fill('+49 89 123456')
  await expect(page.getByRole('button', { name: /Germany \+49/ })).toBeVisible()
  await phone.fill('+1 204 234 5678')
  await expect(page.getByRole('button', { name: /United States \+1/ })).toBeVisible()
  await page.getByRole('button', { name: /United States \+1/ }).click()
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(200)
  for (const excluded of ['Kazakhstan', 'Western Sahara', 'Canada', 'Jersey']) {
    await expect(list.getByRole('option', { name: excluded })).toHaveCount(0)
  }
})

test('typed values survive a reload, and a foreign company is taxed by its own rule', async ({
  page,
}) => {
  await addFullSet(page)
  await goToCheckout(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ann')
  await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue('Restaurants and bars')
  await choose(page, 'Country', 'Germany')
  await pick(page, 'I order as', 'Company')
  await pick(page, 'Currency', /EUR/)
  await expect(page.getByText(/1 USD = [\d.]+ EUR/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Postcode' }).fill('123')
  // A slow click: meanwhile the field that loses the focus shows its error.
  await page.getByRole('button', { name: /^Place order/ }).click({ delay: 900 })
  await expect(page.getByText('Please enter a valid postcode').first()).toBeVisible()
  await expect(page.getByText('Company name is required').first()).toBeVisible()
})

test('a total that changed is shown and has to be confirmed again', async ({ page }) => {
  await addFullSet(page)
  await goToCheckout(page)
  await pick(page, 'How do you want to pay?', /^Invoice/)
  await expect(page.getByRole('button', { name: 'Place order, $240.00' })).toBeEnabled()
  let sent = 0
  // The displayed price differs from the server's, as if it had changed before the click.
  await page.route('**/api/orders', async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    const body = route.request().postDataJSON()
    return route.continue({ postData: JSON.stringify({ ...body, expectedTotalMinor: 200_00 }) })
  })
  await placeOrder(page)
  await expect(
    page.getByText('Wrong cart price. Please look at the changed amounts and confirm again.'),
  ).toBeVisible()
  await expect(page.getByText('The total changed from $200.00 to')).toBeVisible()
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible()
})

test('an order with nothing left to pay needs no payment method', async ({ page }) => {
  await addFullSet(page)
  await enterCoupon(page, 'ALLFREE')
  await expect(page.getByText('Coupon ALLFREE', { exact: true })).toBeVisible()
  await page.goto('/en-US/checkout')
  await expect(page.getByText('Nothing is left to pay.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place order, $0.00' })).toBeVisible()
})

test('a lost response and a retry create one order', async ({ page }) => {
  const email = freshEmail()
  await addFullSet(page)
  await goToCheckout(page, email)
  await pick(page, 'How do you want to pay?', /^Invoice/)
  const sent: string[] = []
  await page.route('**/api/orders', async (route) => {
    sent.push(route.request().headers()['idempotency-key'] ?? '')
    if (sent.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await expect(page.getByRole('button', { name: 'Place order, $240.00' })).toBeEnabled()
  await placeOrder(page)
  await expect(
    page.getByText(/Nothing is lost. Trying again can’t place the order twice/),
  ).toBeVisible()
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[0]).toBe(sent[1])
})

test('another person’s order is not shown', async ({ page }) => {
  await page.goto(`/en-US/checkout-thank-you?order=ord_${'A'.repeat(24)}&key=wrong`)
  await expect(
    page.getByRole('heading', { name: 'This order was not found', exact: true }),
  ).toBeVisible()
  await page.goto('/en-US/checkout-thank-you')
  await expect(
    page.getByRole('heading', { name: 'This order was not found', exact: true }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('every page from the cart to the thank-you page fits a phone, even with names wider than the screen', async ({
  page,
}) => {
  const long = `Donaudampfschifffahrts${'gesellschafts'.repeat(4)}kapitän`
  await page.setViewportSize({ width: 390, height: 844 })
  await addFullSet(page)
  await page.evaluate((name) => {
    const entry = JSON.parse(localStorage.getItem('cart_1') ?? '{}')
    localStorage.setItem('cart_1', JSON.stringify({ ...entry, data: { ...entry.data, name } }))
  }, long)
  await page.reload()
  await expect(page.getByRole('heading', { name: long })).toBeVisible()
  await expectFits(page)
  await goToCheckout(page)
  await page.getByRole('textbox', { name: 'Advertiser name' }).fill(long)
  await expectAccessible(page)
  await expectFits(page)
  await pick(page, 'How do you want to pay?', /^Invoice/)
  await page.getByRole('button', { name: 'Place order, $240.00' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible()
  await expect(page.getByText(long).first()).toBeVisible()
  await expectFits(page)
})

test('the city follows the ZIP code, even when Tab was faster than the response', async ({
  page,
}) => {
  await addFullSet(page)
  await page.goto('/en-US/checkout')
  await expect(page.getByRole('button', { name: /Place order and pay, \$/ })).toBeVisible()
  const zipCode = page.getByRole('textbox', { name: 'ZIP code' })
  const city = page.getByRole('textbox', { name: 'City' })
  const letGo = await holdAnswers(page, '**/api/zip-codes/check')
  await zipCode.fill('90012')
  await city.focus()
  letGo()
  await expect(city).toHaveValue('Los Angeles')
  await expect(city).toBeFocused()
  // A new code replaces the city that the previous code filled in.
  await zipCode.fill('78701')
  await zipCode.press('Tab')
  await expect(city).toHaveValue('Austin')
})
