const KILOBYTE = 1_024
const MEGABYTE = 1_024 * KILOBYTE

/** Maximum size and depth of a logged event's `details`. */
export const DETAILS_LIMIT = { bytes: 4 * KILOBYTE, depth: 4 } as const

/** Usage on one day (UTC). */
export interface Usage {
  /** Logged events, notifications, and all else that is stored, except chat messages. */
  events: number
  /** Chat messages of the visitor. */
  messages: number
  /** Both together, in UTF-8. */
  bytes: number
}

export const NO_USAGE: Usage = { events: 0, messages: 0, bytes: 0 }

/** A session's daily quota. */
export const SESSION_QUOTA: Usage = { events: 2_000, messages: 500, bytes: 2 * MEGABYTE }

/** Households and offices share a network: it gets the quota of this many sessions. */
const SESSIONS_OF_A_NETWORK = 10

/** The daily quota of a network's sessions. */
export const NETWORK_QUOTA: Usage = {
  events: SESSIONS_OF_A_NETWORK * SESSION_QUOTA.events,
  messages: SESSIONS_OF_A_NETWORK * SESSION_QUOTA.messages,
  bytes: SESSIONS_OF_A_NETWORK * SESSION_QUOTA.bytes,
}

/** A session reports its usage with its next alarm, or at once when it exceeds this. */
export const REPORTED_AT: Usage = { events: 200, messages: 50, bytes: 200 * KILOBYTE }

/** Maximum usage that a session reports in advance; each event or message counts this many bytes. */
const LARGEST_PORTION = { events: 20, messages: 5 } as const
const PORTION_BYTES_OF_EACH = KILOBYTE

/**
 * The usage that a session reports to its network in advance: half of its usage of the day, so that many short visits
 * reserve little that they leave unused; never more than its remaining quota.
 */
export function portionOf(sent: Usage): Usage {
  const left = subtractUsage(SESSION_QUOTA, sent)
  const halfOf = (each: keyof typeof LARGEST_PORTION) =>
    Math.min(Math.ceil(sent[each] / 2), LARGEST_PORTION[each], left[each])
  const [events, messages] = [halfOf('events'), halfOf('messages')]
  const bytes = Math.min((events + messages) * PORTION_BYTES_OF_EACH, left.bytes)
  return { events, messages, bytes }
}

export const addUsage = (one: Usage, other: Usage): Usage => ({
  events: one.events + other.events,
  messages: one.messages + other.messages,
  bytes: one.bytes + other.bytes,
})

export const subtractUsage = (from: Usage, usage: Usage): Usage => ({
  events: from.events - usage.events,
  messages: from.messages - usage.messages,
  bytes: from.bytes - usage.bytes,
})

/** Whether a usage has reached any limit. */
export const isAtLimit = (usage: Usage, limit: Usage): boolean =>
  usage.events >= limit.events || usage.messages >= limit.messages || usage.bytes >= limit.bytes

/** The limit that more usage would exceed; null if it fits. */
export function limitPassed(used: Usage, more: Usage, limit: Usage): keyof Usage | null {
  const sum = addUsage(used, more)
  const isPassed = (each: keyof Usage) => more[each] > 0 && sum[each] > limit[each]
  return (['events', 'messages', 'bytes'] as const).find(isPassed) ?? null
}

/** The day of a moment, in UTC. */
export const usageDay = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10)
