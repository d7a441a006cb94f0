const KILOBYTE = 1_024
const MEGABYTE = 1_024 * KILOBYTE

/** How large and how deeply nested the `details` of a logged event may be. */
export const DETAILS_LIMIT = { bytes: 4 * KILOBYTE, depth: 4 } as const

/** What was sent on one day (UTC). */
export interface Usage {
  /** Logged events, notifications, and whatever else is kept and is no chat message. */
  events: number
  /** Chat messages of the visitor. */
  messages: number
  /** Of both, in UTF-8. */
  bytes: number
}

export const NO_USAGE: Usage = { events: 0, messages: 0, bytes: 0 }

/** What a session may send on one day. */
export const SESSION_QUOTA: Usage = { events: 2_000, messages: 500, bytes: 2 * MEGABYTE }

/** A network holds households and offices: it may send as much as so many sessions. */
const SESSIONS_OF_A_NETWORK = 10

/** What all sessions of one network may send on one day. */
export const NETWORK_QUOTA: Usage = {
  events: SESSIONS_OF_A_NETWORK * SESSION_QUOTA.events,
  messages: SESSIONS_OF_A_NETWORK * SESSION_QUOTA.messages,
  bytes: SESSIONS_OF_A_NETWORK * SESSION_QUOTA.bytes,
}

/** A session tells its network's count with its next alarm, or at once when it has sent so much since. */
export const REPORTED_AT: Usage = { events: 200, messages: 50, bytes: 200 * KILOBYTE }

/** What a session counts at its network before it sends it, at most; each is taken as so many bytes. */
const LARGEST_PORTION = { events: 20, messages: 5 } as const
const PORTION_BYTES_OF_EACH = KILOBYTE

/**
 * What a session that has sent so much on a day may count at its network before it sends it: half as many again, so that
 * many short visits take little that they leave unused; never more than it may still send.
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

/** Whether a usage has come to a limit in any way. */
export const isAtLimit = (usage: Usage, limit: Usage): boolean =>
  usage.events >= limit.events || usage.messages >= limit.messages || usage.bytes >= limit.bytes

/** Which limit one more would go over; null when it fits. */
export function limitPassed(used: Usage, more: Usage, limit: Usage): keyof Usage | null {
  const sum = addUsage(used, more)
  const isPassed = (each: keyof Usage) => more[each] > 0 && sum[each] > limit[each]
  return (['events', 'messages', 'bytes'] as const).find(isPassed) ?? null
}

/** The day of a moment, in UTC. */
export const usageDay = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10)
