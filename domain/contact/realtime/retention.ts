/** How long a session's object outlives its last visit. */
export const SESSION_LIFE_DAYS = 90
/** How long chat transcripts can be searched. */
export const TRANSCRIPT_LIFE_DAYS = 365
/** How long logged events are kept. */
export const LOGGED_EVENT_LIFE_DAYS = 180
