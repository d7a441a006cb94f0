import type { OrderListPage } from '#domain/orders/order/orderList.types.ts'
import type { OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import { callerHeaders } from '../setup/callerHeaders.ts'
import { logInDemo } from '../setup/logInDemo.ts'
import { latencyOf, shownLatency } from './latency.ts'
import { printFigures, ratio } from './report.ts'

const ROUNDS = 40
const WARM_UP_ROUNDS = 5

interface Measured {
  name: string
  path: string
  body?: unknown
}

/**
 * Prints p50 and p99 of the buyer's tools after an order: drafts, notifications and the preview of
 * a change, one request at a time, in turn with an empty route.
 */
export async function controlBench(origin: string): Promise<void> {
  const cookie = await logInDemo(origin)
  const ask = async ({ path, body }: Pick<Measured, 'path' | 'body'>) => {
    const response = await fetch(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...callerHeaders(), Cookie: cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
    return text
  }
  const measured: Measured[] = [
    { name: 'drafts', path: '/api/drafts' },
    { name: 'notifications', path: '/api/notifications' },
    ...(await changeOf(async (path) => JSON.parse(await ask({ path })) as unknown)),
  ]
  const figures = []
  for (const one of measured) {
    const times: number[] = []
    const empties: number[] = []
    for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round += 1) {
      const start = performance.now()
      await ask({ path: '/api/health' })
      const between = performance.now()
      await ask(one)
      if (round < WARM_UP_ROUNDS) continue
      empties.push(between - start)
      times.push(performance.now() - between)
    }
    const latency = latencyOf(times)
    figures.push({
      name: one.name,
      value: shownLatency(latency),
      comparison: `${ratio(latency.p50Ms, latencyOf(empties).p50Ms)} of the empty route`,
    })
  }
  printFigures('what buyers control after the order, one request at a time', figures)
}

/**
 * The preview of a changed budget for the first campaign that can be changed; empty if there is
 * none.
 */
async function changeOf(read: (path: string) => Promise<unknown>): Promise<Measured[]> {
  const { rows } = (await read('/api/orders')) as OrderListPage
  for (const orderId of new Set(rows.map((row) => row.orderId))) {
    const { lines } = (await read(`/api/orders/${orderId}/overview`)) as OrderOverview
    const line = lines.find(({ amendable, isChangedByDesk }) => amendable && !isChangedByDesk)
    if (!line?.plan) continue
    return [
      {
        name: 'preview of a change',
        path: `/api/orders/${orderId}/lines/${line.lineId}/change-preview`,
        body: { change: { ...line.plan, budgetMinor: line.plan.budgetMinor + 100_00 } },
      },
    ]
  }
  return []
}
