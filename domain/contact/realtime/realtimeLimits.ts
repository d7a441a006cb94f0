/** No connection by then is logged and counts as not connected (Contact 4). */
export const CONNECTION_TIMEOUT_MS = 10_000
/** How often one waits for the connection looks (Contact 4). */
export const CONNECTION_POLL_MS = 100
/** Reconnection: first and longest delay, and how far a delay may stray (Contact 4). */
export const RECONNECT = { minDelayMs: 1_000, maxDelayMs: 5_000, jitter: 0.5 } as const
/** After a deployment: within which time clients come back, and what a client waits for at most. */
export const RESTART = { spreadMs: 60_000, maxWaitMs: 120_000 } as const
/** The landing notification is tried again until the socket is connected and has a session id (Contact 5). */
export const LANDING_RETRY = { everyMs: 500, times: 10 } as const
/** The tracking cookie's life (Contact 13). */
export const TRACKING_COOKIE_DAYS = 7

/** The largest frame that is read. */
export const MAX_FRAME_BYTES = 64 * 1024
/** Frames a socket may send: so many at once, then so many a second. */
export const FRAME_BUDGET = { burst: 240, perSecond: 40 } as const
/** What a frame costs that was understood but is of no use (unknown event, wrong payload). */
export const WRONG_FRAME_COST = 12
/** Tabs of one visitor that are served at a time. */
export const MAX_SOCKETS_PER_SESSION = 24

/** How often our own client asks whether the connection lives, and how long it waits for the answer. */
export const LIVENESS = { everyMs: 25_000, timeoutMs: 10_000 } as const

/**
 * The Engine.IO server's own ping times: so long that a sleeping object is never woken to ping, and together
 * within the 2^31-1 ms that a timer can hold.
 */
export const ENGINE_PING = { intervalMs: 1_000_000_000, timeoutMs: 1_000_000 } as const

export const MAX_CHAT_TEXT_LENGTH = 4_000
/** Messages that a reconnecting side gets at most; older ones stay in the transcript. */
export const MAX_HISTORY_MESSAGES = 300
/** Events that may be on their way without an acknowledgement. */
export const MAX_IN_FLIGHT = 20
/** Events kept while the connection is down; the oldest of no consequence go first. */
export const MAX_QUEUED_EVENTS = 500
/** How long an event's id is remembered, to drop it when it comes again. */
export const DEDUPE_DAYS = 7
/** Mails to a desk that nobody is at; what comes after the last of them is one mail at the hour's end. */
export const DESK_MAILS_AN_HOUR = 10
