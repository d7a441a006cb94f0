import { randomUUID } from 'node:crypto'
import { planPath, sitePath } from '#content/sitePaths.ts'
import { benchCart } from './benchCart.ts'
import { loadInTurn } from './loadInTurn.ts'

/** Prints what the pages on the way to an order, a quote and an order take beside an empty route. */
export async function commerceBench(origin: string): Promise<void> {
  const { session, quoteBody, orderBody } = await benchCart(origin)
  await loadInTurn('The way to an order', [
    { name: 'empty route', url: `${origin}/api/health`, method: 'GET' },
    { name: 'booking page', goal: '2.5x', url: origin + planPath('online_display'), method: 'GET' },
    { name: 'checkout page', goal: '2.5x', url: origin + sitePath('checkout'), method: 'GET' },
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
