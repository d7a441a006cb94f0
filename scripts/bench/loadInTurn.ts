import { Agent, request as httpRequest } from 'node:http'
import { callerHeaders } from '../setup/callerHeaders.ts'
import { latencyOf, shownLatency, type Latency } from './latency.ts'
import type { Target } from './load.ts'
import { type Figure, printFigures, ratio } from './report.ts'

/**
 * `warmUp`: until the isolate has filled its caches and compiled its code. `inARow`: consecutive requests per route,
 * more than one if it leaves work after its response, which must not count for the next route.
 */
interface Rounds {
  warmUp: number
  counted: number
  inARow?: number
}

const ROUNDS: Rounds = { warmUp: 30, counted: 200 }

/** Milliseconds until the response to one request is complete, over a kept-alive connection. */
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

/** The server closed a kept-alive connection just as a request was sent. */
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
 * Prints and returns the times of routes on one connection, each in turn with the first, empty one,
 * so that other load on the machine affects all alike.
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
