import { randomUUID } from 'node:crypto'
import { benchCart } from './benchCart.ts'
import { loadInTurn } from './loadInTurn.ts'

/** Prints what a quote and an order take beside an empty route. */
export async function commerceBench(origin: string): Promise<void> {
  const { session, quoteBody, orderBody } = await benchCart(origin)
  await loadInTurn('A quote and an order', [
    { name: 'empty route', url: `${origin}/api/health`, method: 'GET' },
    {
      name: 'quote',
      goal: '3x',
      url: `${origin}/api/quotes`,
      method: 'POST',
      body: JSON.stringify(quoteBody),
      headers: () => session,
    },
    {
      name: 'order by invoice',
      goal: '8x',
      url: `${origin}/api/orders`,
      method: 'POST',
      body: JSON.stringify(orderBody),
      headers: () => ({ ...session, 'Idempotency-Key': randomUUID() }),
    },
  ])
}
