import { log } from '../platform/log.ts'

const LOG_EVERY_MS = 60_000

const loggedAt = new WeakMap<object, Map<string, number>>()

/** Logs that ads are served from cached data because a read failed: once a minute per isolate and kind of read. */
export function logOutage(env: object, read: string, message: string): void {
  const own = loggedAt.get(env) ?? new Map<string, number>()
  loggedAt.set(env, own)
  const nowMs = Date.now()
  if (Math.abs(nowMs - (own.get(read) ?? -Infinity)) < LOG_EVERY_MS) return
  own.set(read, nowMs)
  log('error', 'ads are served from cached data', { read, message })
}
