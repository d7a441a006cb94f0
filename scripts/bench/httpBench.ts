import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { benchCart, callerHeaders } from './benchCart.ts'
import { type Figure, printFigures, ratio, shown } from './report.ts'

const DURATION_S = 5
const CONNECTIONS = 8

interface Target {
  name: string
  url: string
  method: 'GET' | 'POST'
  headers?: () => Record<string, string>
  body?: string
}

async function measure(target: Target) {
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    duration: DURATION_S,
    requests: [
      {
        method: target.method,
        setupRequest: (request) => ({
          ...request,
          headers: { ...callerHeaders(), ...target.headers?.() },
          ...(target.body === undefined ? {} : { body: target.body }),
        }),
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.name}: ${result.non2xx} refused, ${result.errors} failed.`)
  }
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  }
}

/** Prints requests per second and p50/p99 of a quote and of an order against an empty Hono route of the same run. */
export async function httpBench(origin: string): Promise<void> {
  const { session, quoteBody, orderBody } = await benchCart(origin)
  const targets: Target[] = [
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
      headers: () => ({ ...session, 'Idempotency-Key': randomUUID() }),
      body: JSON.stringify(orderBody),
    },
  ]
  const figures: Figure[] = []
  let baseline = 0
  for (const target of targets) {
    const { perSecond, p50Ms, p99Ms } = await measure(target)
    baseline ||= perSecond
    figures.push({
      name: target.name,
      value: `${shown(perSecond)}/s`,
      comparison: `${ratio(perSecond, baseline)} of the empty route, p50 ${p50Ms} ms, p99 ${p99Ms} ms`,
    })
  }
  printFigures(`Requests, ${CONNECTIONS} connections, ${DURATION_S} s each`, figures)
}
