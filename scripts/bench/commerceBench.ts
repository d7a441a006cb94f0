import { randomUUID } from 'node:crypto'
import { Agent, request as httpRequest } from 'node:http'
import { callerHeaders } from '../setup/callerHeaders.ts'
import { benchCart } from './benchCart.ts'
import { type Latency, latencyOf, shownLatency } from './latency.ts'
import { type Figure, printFigures, ratio } from './report.ts'

const ROUNDS = 200
/** Until the isolate has read what it keeps, and its code is compiled. */
const WARM_UP = 30

interface Asked {
  name: string
  goal: string
  url: string
  body: string | null
  headers: () => Record<string, string>
}

/** Milliseconds until the whole answer of one request is here, over a connection that is kept. */
async function timeOf(agent: Agent, { url, body, headers }: Asked): Promise<number> {
  const begun = performance.now()
  const status = await new Promise<number>((resolve, reject) => {
    const request = httpRequest(
      url,
      {
        agent,
        method: body === null ? 'GET' : 'POST',
        headers: { ...callerHeaders(), ...headers() },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    request.on('error', reject)
    request.end(body)
  })
  if (status >= 300) throw new Error(`${url} answered ${status}`)
  return performance.now() - begun
}

/** Prints what a quote and an order take on one connection, each asked in turn with an empty route: what else the machine does meets all alike. */
export async function commerceBench(origin: string): Promise<void> {
  const { session, quoteBody, orderBody } = await benchCart(origin)
  const empty: Asked = {
    name: 'empty route',
    goal: '',
    url: `${origin}/api/health`,
    body: null,
    headers: () => ({}),
  }
  const asked: Asked[] = [
    empty,
    {
      name: 'quote',
      goal: '3x',
      url: `${origin}/api/quotes`,
      body: JSON.stringify(quoteBody),
      headers: () => session,
    },
    {
      name: 'order by invoice',
      goal: '8x',
      url: `${origin}/api/orders`,
      body: JSON.stringify(orderBody),
      headers: () => ({ ...session, 'Idempotency-Key': randomUUID() }),
    },
  ]
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = new Map(asked.map((one) => [one, [] as number[]]))
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const one of asked) {
      const ms = await timeOf(agent, one)
      if (round >= WARM_UP) times.get(one)?.push(ms)
    }
  }
  agent.destroy()
  const emptyMs = latencyOf(times.get(empty) ?? []).p50Ms
  printFigures(
    `One after the other on one connection, ${ROUNDS} each`,
    asked.map((one) => figureOf(one, latencyOf(times.get(one) ?? []), emptyMs)),
  )
}

const figureOf = ({ name, goal }: Asked, latency: Latency, emptyMs: number): Figure => {
  const figure = { name, value: shownLatency(latency) }
  if (goal === '') return figure
  return { ...figure, comparison: `${ratio(latency.p50Ms, emptyMs)} of the empty route`, goal }
}
