/** How many requests one session, and one network, may send in a day. */
export const CONTACT_REQUESTS_A_DAY = { session: 20, network: 100 } as const

/** How many requests with the hidden field filled one network may send in a day: most are from programs. */
export const MARKED_REQUESTS_A_DAY = 5

/** Leads to which nothing happened for so long are forgotten. */
export const LEAD_LIFE_DAYS = 365

export const MAX_LEAD_NOTE_LENGTH = 2_000

/** The desk is told of new leads in one mail for so long. */
export const LEAD_MAIL_EVERY_MS = 30 * 60_000
