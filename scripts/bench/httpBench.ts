import { IDEMPOTENCY_HEADER } from '#domain/foundation/headerNames.ts'
import { randomUUID } from 'node:crypto'
import { benchCart } from './benchCart.ts'
import { CONNECTIONS, DURATION_S, loadFigures } from './load.ts'
import { printFigures } from './report.ts'

/** Prints requests per second and p50/p99 of a quote and of an order against an empty Hono route of the same run. */
export async function httpBench(origin: string): Promise<void> {
  const { session, quoteBody, orderBody } = await benchCart(origin)
  const figures = await loadFigures([
    { name: 'empty route', url: `${origin}/api/health`, method: 'GET' },
    { name: 'home, prerendered', url: `${origin}/en-US`, method: 'GET' },
    {
      name: 'quote',
      url: `${origin}/api/quotes`,
      method: 'POST',
      headers: () => session,
      body: JSON.stringify(quoteBody),
    },
    {
      name: 'order',
      url: `${origin}/api/orders`,
      method: 'POST',
      headers: () => ({ ...session, [IDEMPOTENCY_HEADER]: randomUUID() }),
      body: orderBody,
    },
  ])
  printFigures(`Requests, ${CONNECTIONS} connections, ${DURATION_S} s each`, figures)
}
