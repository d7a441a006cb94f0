import type { Bindings } from './env.ts'

/** Calls per network and minute that need no limit: a twentieth of the smallest one, in each isolate. */
export const FEW_CALLS = 30
const MINUTE_MS = 60_000
/** Above this number of networks the counts restart, so that nobody can fill the memory. */
const MAX_NETWORKS = 20_000

interface Minute {
  at: number
  calls: Map<string, number>
}

const minutes = new WeakMap<object, Minute>()

/**
 * Whether an isolate has had so few calls of a network in this minute that the platform's limits need not be queried.
 */
export function isFewCalls(env: Bindings, network: string, nowMs: number): boolean {
  const at = Math.floor(nowMs / MINUTE_MS)
  const known = minutes.get(env)
  const minute =
    known?.at === at && known.calls.size < MAX_NETWORKS ? known : { at, calls: new Map() }
  if (minute !== known) minutes.set(env, minute)
  const calls = (minute.calls.get(network) ?? 0) + 1
  minute.calls.set(network, calls)
  return calls <= FEW_CALLS
}
