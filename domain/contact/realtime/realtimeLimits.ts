/** Connection timeout: logged, and treated as not connected (Contact 4). */
export const CONNECTION_TIMEOUT_MS = 10_000
/** Polling interval while waiting for the connection (Contact 4). */
export const CONNECTION_POLL_MS = 100
/** Reconnection: first and maximum delay, and jitter (Contact 4). */
export const RECONNECT = { minDelayMs: 1_000, maxDelayMs: 5_000, jitter: 0.5 } as const
/** After a deployment: the time over which clients reconnect, and a client's maximum wait. */
export const RESTART = { spreadMs: 60_000, maxWaitMs: 120_000 } as const
/** The landing notification is retried until the socket is connected and has a session ID (Contact 5). */
export const LANDING_RETRY = { everyMs: 500, times: 10 } as const
/** The lifetime of the tracking cookie (Contact 13). */
export const TRACKING_COOKIE_DAYS = 7

/** The largest accepted frame. */
export const MAX_FRAME_BYTES = 64 * 1024
/** A socket's frame budget: the burst, and the refill per second. */
export const FRAME_BUDGET = { burst: 240, perSecond: 40 } as const
/** The cost of a well-formed but useless frame (unknown event, invalid payload). */
export const WRONG_FRAME_COST = 12
/** Maximum number of open tabs per visitor. */
export const MAX_SOCKETS_PER_SESSION = 24

/** Our own client's liveness ping interval and timeout. */
export const LIVENESS = { everyMs: 25_000, timeoutMs: 10_000 } as const

/**
 * The Engine.IO server's own ping times: long enough that a sleeping object is never woken to ping,
 * and together within the 2^31-1 ms that a timer can hold.
 */
export const ENGINE_PING = { intervalMs: 1_000_000_000, timeoutMs: 1_000_000 } as const

export const MAX_CHAT_TEXT_LENGTH = 4_000
/** Maximum number of messages in a replay; older ones stay in the transcript. */
export const MAX_HISTORY_MESSAGES = 300
/** Maximum number of unacknowledged events in flight. */
export const MAX_IN_FLIGHT = 20
/** Maximum number of queued events while offline; the oldest unimportant ones are dropped first. */
export const MAX_QUEUED_EVENTS = 500
/** How long an event's ID is stored, to drop a repetition. */
export const DEDUPE_DAYS = 7
/** Mails to an unstaffed desk per hour; later requests share one mail at the end of the hour. */
export const DESK_MAILS_AN_HOUR = 10
