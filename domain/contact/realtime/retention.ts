/** How long a session's object is stored after its last visit. */
export const SESSION_LIFE_DAYS = 90
/** How long chat transcripts can be searched. */
export const TRANSCRIPT_LIFE_DAYS = 365
/** How long logged events are kept. */
export const LOGGED_EVENT_LIFE_DAYS = 180
/** How long a session's object stores a logged event before it moves to a file. */
export const LOG_IN_OBJECT_DAYS = 30
/** How long a file is stored: with the days in the object, no event exceeds LOGGED_EVENT_LIFE_DAYS. */
export const LOG_FILE_LIFE_DAYS = LOGGED_EVENT_LIFE_DAYS - LOG_IN_OBJECT_DAYS
