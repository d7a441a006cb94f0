import type { APIRequestContext, APIResponse } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#database/seed/demo/demoAccounts.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { campaignItem, cartEntry, packageItem } from '#domain/commerce/cart/newCartItem.ts'
import {
  type AdCreationPackage,
  findAdCreationPackage,
} from '#domain/catalogue/adCreationPackage.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** Logs the browser's context in as the customer of the development data. */
export async function logInAsCustomer(request: APIRequestContext, origin: string): Promise<void> {
  const customer = DEMO_ACCOUNTS.find(({ role }) => role === 'customer')
  if (!customer) throw new Error('The development data has no customer.')
  const { email, password } = customer
  await post(request, origin, '/api/logins', { email, password })
}

async function post<Body>(
  request: APIRequestContext,
  origin: string,
  path: string,
  data: unknown,
  headers: Record<string, string> = {},
): Promise<Body> {
  const response: APIResponse = await request.post(`${origin}${path}`, {
    data,
    headers: { origin, ...headers },
  })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return (await response.json()) as Body
}

/** A campaign for Austin, bookable today. */
export function austinPlan(
  mediaType: MediaType,
  changes: Partial<CampaignPlan> = {},
): CampaignPlan {
  const plan = newPlan({ mediaType, country: 'US', now: new Date() })
  return {
    ...plan,
    name: 'Spring bread in Austin',
    region: {
      ...plan.region,
      places: [
        {
          placeId: 'city_4671654',
          label: 'Austin, Texas',
          latitude: 30.26715,
          longitude: -97.74306,
          radius: 40,
        },
      ],
    },
    inventory: { ...plan.inventory, fewWebsitesConfirmed: true },
    ...changes,
  }
}

function offeredPackage(packageId: string): AdCreationPackage {
  const found = findAdCreationPackage(packageId)
  if (!found) throw new Error(`There is no package ${packageId}.`)
  return found
}

const buyer = {
  contact: {
    firstName: 'Casey',
    lastName: 'Morgan',
    email: 'customer@example.com',
    phone: '+1 512 472 1234',
    type: 'individual',
    companyName: '',
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
  },
  termsAccepted: true,
  currency: 'USD',
}

export interface Booking {
  plans?: readonly CampaignPlan[]
  packageIds?: readonly string[]
  advertiser?: string
  /** 'card' is paid at once with a test card; 'unpaid_card' and 'invoice' stay open. */
  payment?: 'card' | 'unpaid_card' | 'invoice'
  /** Overrides the usual buyer, an untaxed Texan. */
  contact?: Partial<typeof buyer.contact>
  billing?: Partial<typeof buyer.billing>
}

/** Books as the logged-in account, through the API as the checkout does. Returns the order's ID and number. */
export async function book(
  request: APIRequestContext,
  origin: string,
  {
    plans = [],
    packageIds = [],
    advertiser = 'Hearth Bakery',
    payment = 'card',
    contact = {},
    billing = {},
  }: Booking,
): Promise<{ id: string; number: string }> {
  const items = [
    ...plans.map((plan) => campaignItem(plan)),
    ...packageIds.map((id) => packageItem(offeredPackage(id))),
  ].map((item, at) => cartEntry(item, `cart_${at + 1}`))
  const { sessionId } = await post<{ sessionId: string }>(request, origin, '/api/sessions', {})
  const session = { 'x-amd-session': sessionId }
  const body = {
    items,
    discounts: [],
    offer: null,
    expectedTotalMinor: items.reduce(
      (total, { data }) => total + data.budget + data.cost * data.quantity,
      0,
    ),
    checkout: {
      ...buyer,
      contact: { ...buyer.contact, ...contact },
      billing: { ...buyer.billing, ...billing },
      advertiser: { name: advertiser, website: 'hearth.example.com', industry: 'restaurants' },
      paymentMethod: payment === 'invoice' ? 'invoice' : 'card',
      creditCheck: true,
    },
  }
  const key = { 'Idempotency-Key': `e2e-${crypto.randomUUID()}` }
  const { order } = await post<{ order: { id: string; number: string } }>(
    request,
    origin,
    '/api/orders',
    body,
    { ...session, ...key },
  )
  if (payment === 'card') await payWithTestCard(request, origin, order.id)
  return { id: order.id, number: order.number }
}

async function payWithTestCard(request: APIRequestContext, origin: string, orderId: string) {
  const path = `/api/orders/${orderId}/payments`
  const started = await post<{ payment: { paymentId: string } }>(request, origin, path, {})
  const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' }
  await post(request, origin, `${path}/${started.payment.paymentId}/test-card`, { card })
}
