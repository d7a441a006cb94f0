/** Maximum number of requests from one session, and from one network, a day. */
export const CONTACT_REQUESTS_A_DAY = { session: 20, network: 100 } as const

/**
 * Maximum number of requests with the hidden field filled from one network a day: most are from
 * programs.
 */
export const MARKED_REQUESTS_A_DAY = 5

/** Days without activity after which a lead is deleted. */
export const LEAD_LIFE_DAYS = 365

export const MAX_LEAD_NOTE_LENGTH = 2_000

/** Interval of the desk's mails about new leads. */
export const LEAD_MAIL_EVERY_MS = 30 * 60_000
