import { IDEMPOTENCY_HEADER, OFFER_KEY_HEADER } from '#domain/foundation/headerNames.ts'
import { randomUUID } from 'node:crypto'
import { planPath, sitePath } from '#content/sitePaths.ts'
import { benchCart, newSession } from './benchCart.ts'
import type { Target } from './load.ts'
import { loadInTurn } from './loadInTurn.ts'

/** An order's mail is made after its answer: ten in a row wait for those before them, and a page never for an order. */
const ORDERS = { warmUp: 30, counted: 200, inARow: 10 }
/** A session has ten offers a day at most. */
const VISITORS = 12
const OFFERS = { warmUp: 10, counted: 50, inARow: 10 }

/** Prints what the pages on the way to an order, a quote, an order and an offer take beside an empty route. */
export async function commerceBench(origin: string): Promise<void> {
  const empty: Target = { name: 'empty route', url: `${origin}/api/health`, method: 'GET' }
  await loadInTurn('Pages on the way to an order', [
    empty,
    { name: 'booking page', goal: '2.5x', url: origin + planPath('online_display'), method: 'GET' },
    { name: 'checkout page', goal: '2.5x', url: origin + sitePath('checkout'), method: 'GET' },
  ])
  const { session, quoteBody, orderBody, offerBody, offerKey } = await benchCart(origin)
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
