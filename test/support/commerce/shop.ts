import { env, exports } from 'cloudflare:workers'
import { afterEach, beforeEach } from 'vitest'
import { connect } from '#database/connection.ts'
import { buildCoupon, insertCoupons, insertCurrencyRates } from '#database/seed/builders/coupon.ts'
import { buildCell, buildPlace, insertGeography } from '#database/seed/builders/places.ts'
import {
  buildProduct,
  buildScreenProduct,
  insertProducts,
} from '#database/seed/builders/product.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import {
  campaignItem as newCampaignItem,
  cartEntry,
  packageItem,
} from '#domain/commerce/cart/newCartItem.ts'
import { findAdCreationPackage } from '#domain/catalogue/adCreationPackage.ts'
import type { CheckoutFormInput } from '#domain/commerce/checkout/checkoutSchema.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import type { OrderView, PlacedOrder } from '#domain/orders/order/orderView.types.ts'
import { fromOwnNetwork } from '#test/support/foundation/ownNetwork.ts'

const ORIGIN = 'http://127.0.0.1:8787'

/** Number of slots of the shop's one screen. */
export const LOOP_SLOTS = 2

/** Sets up the shop before each test, and lets its mails finish before the next one empties the database. */
export function useShop(): void {
  beforeEach(openShop)
  afterEach(mailsSettled)
}

/** Waits until no due mail is in flight. */
export async function mailsSettled(): Promise<void> {
  const pending = `select id from mail_outbox where sent_at is null and last_error is null
    and not (attempts = 0 and due_at > ?) limit 1`
  for (let tries = 0; tries < 100; tries++) {
    const now = new Date().toISOString()
    if ((await env.DB.prepare(pending).bind(now).first()) === null) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Sets up a small world: Austin, a website, two screens, rates and coupons. */
async function openShop(): Promise<void> {
  const db = connect(env.DB)
  await insertGeography(db, {
    places: [buildPlace()],
    cells: [buildCell({ population: 400_000 })],
  })
  await insertProducts(db, [
    buildProduct(),
    buildScreenProduct({ weeklyImpressions: 400_000 }, { loopSlots: LOOP_SLOTS }),
    buildScreenProduct(
      { id: 'screen_us_austin_second', name: 'Second at 2nd', weeklyImpressions: 400_000 },
      { loopSlots: LOOP_SLOTS, latitude: 30.29 },
    ),
  ])
  await insertCurrencyRates(db)
  await insertCoupons(db, [
    buildCoupon(),
    buildCoupon({ num: 'OLD10', amountMinor: 10_00, expiresAt: '2026-01-31T00:00:00.000Z' }),
    buildCoupon({ num: 'EACH25', scope: 'once_per_buyer' }),
    buildCoupon({ num: 'FREE', amountMinor: 1_000_000_00, scope: 'once_per_buyer' }),
  ])
}

interface CallOptions {
  method?: string
  body?: unknown
  session?: string | undefined
  headers?: Record<string, string>
}

/** Calls the API once. */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  const { body, session, method = body === undefined ? 'GET' : 'POST' } = options
  return await exports.default.fetch(
    new Request(`${ORIGIN}/api${path}`, {
      method,
      headers: {
        ...fromOwnNetwork(),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(session === undefined ? {} : { 'x-amd-session': session }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}

/** The response's JSON, whatever its status. */
export async function answer<Body = ErrorBody>(pending: Promise<Response>): Promise<Body> {
  const response = await pending
  return await response.json<Body>()
}

export async function startSession(): Promise<string> {
  const { sessionId } = await answer<{ sessionId: string }>(call('/sessions', { method: 'POST' }))
  return sessionId
}

/** A display plan for the whole US, bookable today. */
export function displayPlan(changes: Partial<CampaignPlan> = {}): CampaignPlan {
  const plan = newPlan({ mediaType: 'online_display', country: 'US', now: new Date() })
  return {
    ...plan,
    name: 'Spring bread',
    region: { ...plan.region, wholeCountry: true },
    inventory: { ...plan.inventory, fewWebsitesConfirmed: true },
    budgetMinor: 150_00,
    ...changes,
  }
}

/** A billboard plan for one screen and one week. */
export function billboardPlan(changes: Partial<CampaignPlan> = {}): CampaignPlan {
  const plan = newPlan({ mediaType: 'dooh', country: 'US', now: new Date() })
  const { startDate } = plan.runtime
  return {
    ...plan,
    name: 'Main road',
    region: { ...plan.region, wholeCountry: true },
    inventory: { ...plan.inventory, selected: ['screen_us_austin_test_road'] },
    runtime: { ...plan.runtime, endDate: addDays(startDate, 6) },
    periods: { periodDays: 7, startDates: [startDate], illuminatedOnly: false },
    budgetMinor: 300_00,
    ...changes,
  }
}

export const campaignItem = (plan: CampaignPlan, key = 'cart_1'): CartItem =>
  cartEntry(newCampaignItem(plan), key)

export function adCreationItem(key = 'cart_2', quantity = 1): CartItem {
  const banner = findAdCreationPackage('mobile_banner_single')
  if (!banner) throw new Error('The package of the tests is gone.')
  return cartEntry(packageItem(banner, { quantity }), key)
}

/** The checkout of a guest in Texas, where advertising is not taxed. */
export function checkoutForm(
  changes: {
    email?: string
    paymentMethod?: 'card' | 'invoice'
    creditCheck?: boolean
    contact?: Partial<CheckoutFormInput['contact']>
    advertiser?: Partial<CheckoutFormInput['advertiser']>
    billing?: Partial<CheckoutFormInput['billing']>
    currency?: CheckoutFormInput['currency']
  } = {},
): CheckoutFormInput {
  return {
    contact: {
      firstName: 'Ann',
      lastName: 'Lee',
      email: changes.email ?? 'ann@example.com',
      phone: '+1 512 472 1234',
      type: 'individual',
      companyName: '',
      ...changes.contact,
    },
    advertiser: {
      name: 'Lee Bakery',
      website: 'lee.example.com',
      industry: 'restaurants',
      ...changes.advertiser,
    },
    billing: {
      country: 'US',
      line1: '1 Main St',
      line2: '',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
      invoiceEmail: '',
      vatId: '',
      ...changes.billing,
    },
    paymentMethod: changes.paymentMethod ?? 'invoice',
    creditCheck: changes.creditCheck ?? true,
    termsAccepted: true,
    currency: changes.currency ?? 'USD',
  }
}

export interface OrderBody {
  checkout: CheckoutFormInput
  items: CartItem[]
  discounts: { num: string; amount: number }[]
  offer: null
  expectedTotalMinor: number
  /** The client of the buyer's agency. */
  clientId?: string | null
  saveForNextTime?: { billing: boolean; advertiser: boolean }
}

export function orderBody(changes: Partial<OrderBody> = {}): OrderBody {
  const items = changes.items ?? [campaignItem(displayPlan())]
  const sum = items.reduce((total, { data }) => total + data.budget + data.cost * data.quantity, 0)
  const off = (changes.discounts ?? []).reduce((total, { amount }) => total + amount, 0)
  return {
    checkout: checkoutForm(),
    discounts: [],
    offer: null,
    expectedTotalMinor: Math.max(0, sum - off),
    ...changes,
    items,
  }
}

/** A guest's order, with its access key. */
export type GuestOrder = PlacedOrder & { accessKey: string }

let keyCount = 0
export const newKey = () => `test-key-${(keyCount += 1)}-${crypto.randomUUID()}`

/** Places an order, with a fresh idempotency key by default. */
export async function placeOrder(
  session: string,
  body: OrderBody,
  key = newKey(),
  headers: Record<string, string> = {},
): Promise<Response> {
  return await call('/orders', { session, body, headers: { ...headers, 'Idempotency-Key': key } })
}

export async function placed(session: string, body: OrderBody): Promise<GuestOrder> {
  const response = await placeOrder(session, body)
  if (response.status !== 201) throw new Error(await response.text())
  return await response.json<GuestOrder>()
}

/** A quote for a buyer in Texas. */
export async function quoteOf(
  session: string,
  cart: Partial<Pick<OrderBody, 'items' | 'discounts'>> & Record<string, unknown>,
): Promise<Quote> {
  const body = {
    items: [],
    discounts: [],
    offer: null,
    currency: 'USD',
    buyer: { country: 'US', state: 'TX' },
    ...cart,
  }
  const response = await call('/quotes', { session, body })
  if (response.status !== 200) throw new Error(await response.text())
  return await response.json<Quote>()
}

export interface OpenPayment extends GuestOrder {
  paymentId: string
  /** The current order. */
  read: () => Promise<OrderView>
  /** Pays with a test card whose other fields are valid. */
  pay: (number: string, card?: { expiry?: string; cvc?: string }) => Promise<Response>
  answerChallenge: (accept: boolean) => Promise<Response>
}

/** A card order with its payment started. */
export async function openTestPayment(
  session: string,
  changes: Partial<OrderBody> = {},
): Promise<OpenPayment> {
  const checkout = checkoutForm({ paymentMethod: 'card' })
  const { order, accessKey } = await placed(session, orderBody({ checkout, ...changes }))
  const headers = { 'x-amd-order-key': accessKey }
  const path = `/orders/${order.id}`
  const { payment } = await answer<{ payment: { paymentId: string } }>(
    call(`${path}/payments`, { method: 'POST', headers }),
  )
  const { paymentId } = payment
  return {
    order,
    accessKey,
    paymentId,
    read: async () => (await answer<GuestOrder>(call(path, { headers }))).order,
    pay: (number, card) =>
      call(`${path}/payments/${paymentId}/test-card`, {
        headers,
        body: { card: { number, expiry: '12/30', cvc: '123', ...card } },
      }),
    answerChallenge: (accept) =>
      call(`${path}/payments/${paymentId}/test-challenge`, { headers, body: { accept } }),
  }
}
