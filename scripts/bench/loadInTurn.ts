import { Agent, request as httpRequest } from 'node:http'
import { callerHeaders } from '../setup/callerHeaders.ts'
import { latencyOf, shownLatency, type Latency } from './latency.ts'
import type { Target } from './load.ts'
import { type Figure, printFigures, ratio } from './report.ts'

/**
 * `warmUp`: until the isolate has read what it keeps, and its code is compiled. `inARow`: how often a route is asked
 * before the next one: more than once where it leaves work to do after its answer, which is its own and not the next's.
 */
interface Rounds {
  warmUp: number
  counted: number
  inARow?: number
}

const ROUNDS: Rounds = { warmUp: 30, counted: 200 }

/** Milliseconds until the whole answer of one request is here, over a connection that is kept. */
async function timeOf(agent: Agent, target: Target) {
  const asked = async () => {
    const begun = performance.now()
    const status = await statusOf(agent, target)
    if (status >= 300) throw new Error(`${target.name} answered ${status}`)
    return performance.now() - begun
  }
  try {
    return await asked()
  } catch (error) {
    if (!(error instanceof IdledOut)) throw error
    return await asked()
  }
}

/** The server closed a kept connection just as it was asked over it. */
class IdledOut extends Error {}

function statusOf(agent: Agent, { url, method, path, body, headers }: Target): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      path ? new URL(path(), url) : url,
      { agent, method, headers: { ...callerHeaders(), ...headers?.() } },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    request.on('error', (error) =>
      reject(request.reusedSocket ? new IdledOut(error.message, { cause: error }) : error),
    )
    request.end(typeof body === 'function' ? body() : body)
  })
}

/**
 * Prints, and gives, what routes take on one connection, each asked in turn with the first one, which does nothing: what
 * else the machine does meets all alike.
 */
export async function loadInTurn(
  what: string,
  targets: readonly Target[],
  { warmUp, counted, inARow = 1 }: Rounds = ROUNDS,
): Promise<Latency[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = targets.map((): number[] => [])
  for (let round = 0; round < warmUp + counted; round += inARow) {
    for (const [at, target] of targets.entries()) {
      for (let again = 0; again < inARow; again += 1) {
        const ms = await timeOf(agent, target)
        if (round >= warmUp) times[at]?.push(ms)
      }
    }
  }
  agent.destroy()
  const latencies = times.map(latencyOf)
  const emptyMs = latencies[0]?.p50Ms ?? 0
  printFigures(
    `${what}, one after the other on one connection, ${counted} each`,
    targets.map(({ name, goal }, at): Figure => {
      const latency = latencies[at] ?? latencyOf([])
      const figure = { name, value: shownLatency(latency) }
      if (at === 0) return figure
      const comparison = `${ratio(latency.p50Ms, emptyMs)} of the empty route`
      return goal ? { ...figure, comparison, goal } : { ...figure, comparison }
    }),
  )
  return latencies
}
