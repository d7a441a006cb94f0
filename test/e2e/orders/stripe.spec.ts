import type { Page, Route } from '@playwright/test'
import { book, logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { expect, expectAccessible } from '#test/support/foundation/browser/browserTest.ts'
import { test, type StripeShop } from '#test/support/orders/stripeShop.ts'

// Run in sequence, as they share one server.
test.describe.configure({ mode: 'default' })
test.afterEach(({ shop }) => {
  shop.api.onPaid = () => Promise.resolve()
})

const frame = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]')
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, Casey.' })

/** A card order that awaits its payment. Returns its ID. */
async function waitingOrder(page: Page, { origin }: StripeShop): Promise<string> {
  await logInAsCustomer(page.request, origin)
  const booking = { packageIds: ['online_banner_set'], payment: 'unpaid_card' as const }
  return (await book(page.request, origin, booking)).id
}

/** The intent created for an order. */
const intentOf = ({ api }: StripeShop, orderId: string) =>
  [...api.intents.values()].find(({ metadata }) => metadata['order_id'] === orderId)?.id ?? ''

async function payWith(page: Page, number: string): Promise<void> {
  await expect(payButton(page)).toBeEnabled()
  await frame(page).getByLabel('Card number').fill(number)
  await payButton(page).click()
}

test('a card form that fails to load is retried, a card is declined, and the next one pays', async ({
  page,
  shop,
}) => {
  const orderId = await waitingOrder(page, shop)
  const lose = (route: Route) => route.abort()
  await page.route('https://js.stripe.com/**', lose)
  await page.goto(`/en-US/checkout?order=${orderId}`)
  await expect(page.getByText('The payment form could not be loaded.')).toBeVisible()
  await expect(payButton(page)).toBeDisabled()
  await page.unroute('https://js.stripe.com/**', lose)
  await page.getByRole('button', { name: 'Try again' }).click()
  await payWith(page, '4000 0000 0000 0002')
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await shop.tell('payment_intent.payment_failed', intentOf(shop, orderId))
  shop.api.onPaid = (intent) => shop.tell('payment_intent.succeeded', intent)
  await payWith(page, '4242 4242 4242 4242')
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('Booked and paid', { exact: true })).toBeVisible()
})

test('an abandoned order is paid later on the bank’s page, and shown as paid once Stripe confirms', async ({
  page,
  shop,
}) => {
  const orderId = await waitingOrder(page, shop)
  await page.goto(`/en-US/checkout?order=${orderId}`)
  await expect(payButton(page)).toBeEnabled()
  await page.goto(`/en-US/my-orders/${orderId}`)
  await page.getByRole('link', { name: 'Pay now' }).first().click()
  await expect(payButton(page)).toBeEnabled()
  await expectAccessible(page)
  await payWith(page, '4000 0027 6000 3184')
  await page.getByRole('link', { name: 'Approve the payment' }).click()
  await expect(page.getByRole('heading', { name: 'We don’t have your payment yet' })).toBeVisible()
  await expect(page).toHaveURL(/checkout-thank-you\?order=\w+$/)
  const intent = intentOf(shop, orderId)
  expect(
    [...shop.api.intents.values()].filter((one) => one.metadata['order_id'] === orderId),
  ).toEqual([shop.api.intents.get(intent)])
  shop.api.receive(intent)
  await shop.tell('payment_intent.succeeded', intent)
  await expect(thanks(page)).toBeVisible()
})

test('a payment for a canceled order is refunded, and its page says so', async ({ page, shop }) => {
  const orderId = await waitingOrder(page, shop)
  await page.goto(`/en-US/checkout?order=${orderId}`)
  await expect(payButton(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page).toHaveURL(new RegExp(`/my-orders/${orderId}$`))
  const intent = intentOf(shop, orderId)
  expect(shop.api.intents.get(intent)?.status).toBe('canceled')
  shop.api.receive(intent)
  await shop.tell('payment_intent.succeeded', intent)
  const given = page.getByText('$240.00 is refunded')
  await expect(async () => {
    await page.reload()
    await expect(given).toBeVisible({ timeout: 15_000 })
  }).toPass()
  expect(shop.api.refunds.size).toBe(1)
  await page.goto(`/en-US/checkout-thank-you?order=${orderId}`)
  await expect(given).toBeVisible()
  await expectAccessible(page)
})
