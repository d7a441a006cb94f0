import type { Bindings } from './env.ts'

/** So many calls of a network in a minute need no limit: a twentieth of the smallest one, in each isolate. */
export const FEW_CALLS = 30
const MINUTE_MS = 60_000
/** More networks than this are begun anew, so that nobody can fill the memory. */
const MAX_NETWORKS = 20_000

interface Minute {
  at: number
  calls: Map<string, number>
}

const minutes = new WeakMap<object, Minute>()

/** Whether an isolate has heard so little of a network in this minute that the platform's limits need not be asked. */
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
