import type { Page } from '@playwright/test'
import type { SavedCardGroup } from '#domain/orders/payment/savedCard.ts'
import { book, logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { expect, expectAccessible } from '#test/support/foundation/browser/browserTest.ts'
import { test, type StripeShop } from '#test/support/orders/stripeShop.ts'

// Run in sequence, as they share one server and one account.
test.describe.configure({ mode: 'default' })
// The next test, even in another file, finds no card.
test.afterEach(async ({ page, shop: { api, origin } }) => {
  api.onPaid = () => Promise.resolve()
  const listed = await page.request.get(`${origin}/api/cards`)
  const { groups } = (await listed.json()) as { groups: SavedCardGroup[] }
  for (const { id } of groups.flatMap(({ cards }) => cards)) {
    const removed = await page.request.delete(`${origin}/api/cards/${id}`, {
      headers: { Origin: origin },
    })
    expect(removed.status()).toBe(200)
  }
})

const frame = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]')
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, Casey.' })

async function waitingOrder(page: Page, { origin }: StripeShop): Promise<string> {
  await logInAsCustomer(page.request, origin)
  const booking = { packageIds: ['online_banner_set'], payment: 'unpaid_card' as const }
  return (await book(page.request, origin, booking)).id
}

test('a card is added, pays an order in one click, and is removed', async ({ page, shop }) => {
  const orderId = await waitingOrder(page, shop)
  await page.goto('/en-US/saved-cards')
  await page.getByRole('button', { name: 'Add a card' }).click()
  await expect(page.getByRole('button', { name: 'Save card' })).toBeEnabled()
  await frame(page).getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  await expectAccessible(page)

  shop.api.onPaid = (intent) => shop.tell('payment_intent.succeeded', intent)
  await page.goto(`/en-US/checkout?order=${orderId}`)
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked()
  await expectAccessible(page)
  await payButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('Booked and paid', { exact: true })).toBeVisible()

  await page.goto('/en-US/saved-cards')
  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No card is saved yet.')).toBeVisible()
})

test('a bank challenges the holder of a saved card, whose confirmation pays', async ({
  page,
  shop,
}) => {
  const orderId = await waitingOrder(page, shop)
  await page.goto('/en-US/saved-cards')
  await page.getByRole('button', { name: 'Add a card' }).click()
  await expect(page.getByRole('button', { name: 'Save card' })).toBeEnabled()
  await frame(page).getByLabel('Card number').fill('4000 0027 6000 3184')
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText('Visa ending in 3184')).toBeVisible()
  await page.goto(`/en-US/checkout?order=${orderId}`)
  await payButton(page).click()
  await page.getByRole('link', { name: 'Approve the payment' }).click()
  await expect(page.getByRole('heading', { name: 'We don’t have your payment yet' })).toBeVisible()
  const intent =
    [...shop.api.intents.values()].find(({ metadata }) => metadata['order_id'] === orderId)?.id ??
    ''
  shop.api.receive(intent)
  await shop.tell('payment_intent.succeeded', intent)
  await expect(thanks(page)).toBeVisible()
})

test('an open invoice is paid by card on its page', async ({ page, shop }) => {
  await logInAsCustomer(page.request, shop.origin)
  const booking = { packageIds: ['online_banner_set'], payment: 'invoice' as const }
  const { id } = await book(page.request, shop.origin, booking)
  shop.api.onPaid = (intent) => shop.tell('payment_intent.succeeded', intent)
  await page.goto(`/en-US/my-orders/${id}`)
  await page.getByRole('link', { name: 'Pay the invoice' }).first().click()
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(payButton(page)).toBeEnabled()
  await frame(page).getByLabel('Card number').fill('4242 4242 4242 4242')
  await expectAccessible(page)
  await payButton(page).click()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /by card$/ })).toBeHidden()
})
