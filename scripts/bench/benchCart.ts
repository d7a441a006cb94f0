import { randomUUID } from 'node:crypto'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { addPlace } from '#domain/planning/campaign/edits/regionEdits.ts'
import { campaignItem, cartEntry } from '#domain/commerce/cart/newCartItem.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import { IDEMPOTENCY_HEADER, SESSION_HEADER } from '#domain/foundation/headerNames.ts'
import { callerHeaders } from '../setup/callerHeaders.ts'

async function post<Body>(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...callerHeaders(), ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Body
}

async function austin(origin: string): Promise<Place> {
  const response = await fetch(`${origin}/api/places?country=US&q=Austin&limit=1`)
  const { places } = (await response.json()) as { places: Place[] }
  const [place] = places
  if (!place) throw new Error('The places are not seeded.')
  return place
}

/** A new session in request form. */
export async function newSession(origin: string) {
  const { sessionId } = await post<{ sessionId: string }>(`${origin}/api/sessions`, {})
  return { [SESSION_HEADER]: sessionId }
}

export type BenchCart = Awaited<ReturnType<typeof benchCart>>

/**
 * A session with one display campaign around Austin in its cart, and its orders, each from another
 * buyer as in practice.
 */
export async function benchCart(origin: string) {
  const place = await austin(origin)
  const start = newPlan({ mediaType: 'online_display', country: 'US', now: new Date() })
  const plan = addPlace({ ...start, name: 'Bench' }, place)
  const session = await newSession(origin)
  const cart = { items: [cartEntry(campaignItem(plan), 'cart_1')], discounts: [] }
  const quoteBody = { ...cart, currency: 'USD', buyer: { country: 'US', state: 'TX' } }
  const quote = await post<Pick<Quote, 'totals' | 'issues' | 'orderable'>>(
    `${origin}/api/quotes`,
    quoteBody,
    session,
  )
  if (!quote.orderable)
    throw new Error(`The cart cannot be ordered: ${JSON.stringify(quote.issues)}`)
  const orderBody = () => ({
    ...cart,
    expectedTotalMinor: quote.totals.totalMinor,
    checkout: {
      contact: {
        firstName: 'Ada',
        lastName: 'Bench',
        email: `ada.${randomUUID()}@bench.example`,
        phone: '+15125550143',
        type: 'individual',
      },
      advertiser: { name: 'Bench', website: 'bench.example', industry: 'other' },
      billing: { country: 'US', line1: '1 Main St', city: 'Austin', state: 'TX', zipCode: '78701' },
      paymentMethod: 'invoice',
      termsAccepted: true,
      currency: 'USD',
    },
  })
  const offerBody = () => ({
    items: cart.items,
    form: {
      phone: '+15125550143',
      email: `ada.${randomUUID()}@bench.example`,
      advertiser: 'Bench',
      hasAgency: false,
      agency: '',
      country: 'US',
      state: 'TX',
      timeZone: 'America/Chicago',
    },
  })
  const made = await post<{ offer: { id: string } }>(`${origin}/api/offers`, offerBody(), {
    ...session,
    [IDEMPOTENCY_HEADER]: randomUUID(),
  })
  return {
    session,
    quoteBody,
    orderBody: () => JSON.stringify(orderBody()),
    offerBody: () => JSON.stringify(offerBody()),
    /** The key in an offer's mailed link. */
    offerKey: made.offer.id,
  }
}
