import type { BookPointer } from './bookPointer.ts'
import type { Heartbeat } from './heartbeat.ts'

/** A keeper with readers writes its heartbeat every 2.5 s: an older one no longer counts. */
export const OLD_HEARTBEAT_MS = 6_000
/** Maximum delay of the heartbeat after a new version of the pointer. */
const HEARTBEAT_AFTER_VERSION_MS = 5_000
/**
 * The keeper publishes every minute and the store lags by a minute at most: beyond this age no newer pointer exists.
 */
const SILENT_STORE_MS = 150_000

/** The facts of a reader whose pointer neither the keeper nor its relay confirmed. */
export interface Unheard {
  /** Whether it was up to date until ten seconds ago. */
  isFollowing: boolean
  /** Whether its relay responds but does not reach the keeper either. */
  hasRelayAnswered: boolean
  /** Null if the bucket cannot be read. */
  heartbeat: Heartbeat | null
  /** The store's pointer, null if it cannot be read. */
  stored: BookPointer | null
}

/** Whether a heartbeat is too old to count. Treats a clock that jumped back as old. */
export const isOldHeartbeat = ({ atMs }: Heartbeat, nowMs: number): boolean =>
  nowMs < atMs || nowMs - atMs >= OLD_HEARTBEAT_MS

/**
 * Whether the keeper is down, so that its last pointer may be served, rather than out of this reader's reach. The
 * bucket must confirm it: without it the keeper's state is unknown. A store with a newer version than the bucket shows
 * a running keeper whose writes to the bucket fail. A reader that has followed the keeper continues. A new one starts
 * when its relay has lost the keeper too, or when the store is older than a running keeper would leave it.
 */
export function isKeeperDown(unheard: Unheard, nowMs: number): boolean {
  const { isFollowing, hasRelayAnswered, heartbeat, stored } = unheard
  if (heartbeat === null || !isOldHeartbeat(heartbeat, nowMs)) return false
  if (stored !== null && nowMs - stored.publishedAtMs >= SILENT_STORE_MS) return true
  const isWorking =
    stored !== null && stored.publishedAtMs > heartbeat.atMs + HEARTBEAT_AFTER_VERSION_MS
  if (isWorking) return false
  return isFollowing || (hasRelayAnswered && stored !== null)
}
