import { IDEMPOTENCY_HEADER, OFFER_KEY_HEADER } from '#domain/foundation/headerNames.ts'
import { randomUUID } from 'node:crypto'
import { planPath, sitePath } from '#content/sitePaths.ts'
import { benchCart, newSession, type BenchCart } from './benchCart.ts'
import type { Target } from './load.ts'
import { loadInTurn } from './loadInTurn.ts'

/**
 * Orders compose their mail after the response, so ten run in a row: that work delays only other
 * orders, not pages.
 */
const ORDERS = { warmUp: 30, counted: 200, inARow: 10 }
/** A session can request ten offers a day. */
const VISITORS = 12
const OFFERS = { warmUp: 10, counted: 50, inARow: 10 }

/**
 * Prints the times of the checkout's pages, a quote, an order and an offer, compared with an empty
 * route.
 */
export async function commerceBench(origin: string): Promise<void> {
  const empty: Target = { name: 'empty route', url: `${origin}/api/health`, method: 'GET' }
  await loadInTurn('Pages on the way to an order', [
    empty,
    { name: 'booking page', goal: '2.5x', url: origin + planPath('online_display'), method: 'GET' },
    { name: 'checkout page', goal: '2.5x', url: origin + sitePath('checkout'), method: 'GET' },
  ])
  const { offerBody, ...cart } = await benchCart(origin)
  await benchCartCalls(origin, empty, cart)
  await benchOffers(origin, empty, offerBody)
}

/** Times a quote, an order, and opening an offer. */
async function benchCartCalls(
  origin: string,
  empty: Target,
  { session, quoteBody, orderBody, offerKey }: Omit<BenchCart, 'offerBody'>,
): Promise<void> {
  await loadInTurn('A quote', [
    empty,
    {
      name: 'quote',
      goal: '3x',
      url: `${origin}/api/quotes`,
      method: 'POST',
      body: JSON.stringify(quoteBody),
      headers: () => session,
    },
  ])
  await loadInTurn(
    'An order with its mail, ten in a row',
    [
      empty,
      {
        name: 'order by invoice',
        goal: '8x',
        url: `${origin}/api/orders`,
        method: 'POST',
        body: orderBody,
        headers: () => ({ ...session, [IDEMPOTENCY_HEADER]: randomUUID() }),
      },
    ],
    ORDERS,
  )
  await loadInTurn('An offer as its buyer opens it, priced again', [
    empty,
    {
      name: 'offer opened',
      url: `${origin}/api/offers/opened`,
      method: 'GET',
      headers: () => ({ [OFFER_KEY_HEADER]: offerKey }),
    },
  ])
}

async function benchOffers(
  origin: string,
  empty: Target,
  offerBody: BenchCart['offerBody'],
): Promise<void> {
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => newSession(origin)))
  let asked = 0
  await loadInTurn(
    'An offer asked for, with its PDF and mail, ten in a row',
    [
      empty,
      {
        name: 'offer asked for',
        url: `${origin}/api/offers`,
        method: 'POST',
        body: offerBody,
        headers: () => ({
          ...visitors[(asked += 1) % VISITORS],
          [IDEMPOTENCY_HEADER]: randomUUID(),
        }),
      },
    ],
    OFFERS,
  )
}
