import autocannon from 'autocannon'
import { callerHeaders } from '../setup/callerHeaders.ts'
import { type Figure, ratio, shown } from './report.ts'

export const DURATION_S = 5
export const CONNECTIONS = 8

/** A route that is requested repeatedly, each time by another caller. */
export interface Target {
  name: string
  url: string
  method: 'GET' | 'POST' | 'OPTIONS'
  /** Path of each request; default: that of `url`. */
  path?: () => string
  headers?: () => Record<string, string>
  body?: string | (() => string)
  goal?: string
}

export interface Load {
  perSecond: number
  p50Ms: number
  p99Ms: number
}

/** Requests a route for a while over several connections. Raises if a request is rejected or fails. */
export async function measure(target: Target, connections = CONNECTIONS): Promise<Load> {
  const { body, path } = target
  const result = await autocannon({
    url: target.url,
    connections,
    duration: DURATION_S,
    requests: [
      {
        method: target.method,
        setupRequest: (request) => ({
          ...request,
          ...(path ? { path: path() } : {}),
          headers: { ...callerHeaders(), ...target.headers?.() },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : body() }),
        }),
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0) {
    const statuses = Object.entries(result.statusCodeStats ?? {})
      .map(([status, { count }]) => `${count} answers ${status}`)
      .join(', ')
    throw new Error(`${target.name}: ${statuses}, ${result.errors} failed.`)
  }
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  }
}

/** Measures routes one after the other; compares each with the first, an empty route. */
export async function loadFigures(
  targets: readonly Target[],
  connections = CONNECTIONS,
): Promise<Figure[]> {
  const figures: Figure[] = []
  let baseline: Load | null = null
  for (const target of targets) {
    const load = await measure(target, connections)
    baseline ??= load
    const { perSecond, p50Ms, p99Ms } = load
    figures.push({
      name: target.name,
      value: `${shown(perSecond)}/s`,
      comparison: `${ratio(perSecond, baseline.perSecond)} of the empty route, p50 ${p50Ms} ms (${ratio(p50Ms, baseline.p50Ms)}), p99 ${p99Ms} ms`,
      ...(target.goal ? { goal: target.goal } : {}),
    })
  }
  return figures
}
