/** What a buyer may give with the brief of one line: so many files, so many bytes together. */
export const MAX_BRIEFING_FILES = 20
export const MAX_BRIEFING_BYTES = 500 * 1024 * 1024
/** How many files one draft holds. */
export const MAX_DRAFT_FILES = 30
/** How many comments each side may write about one line. */
export const MAX_COMMENTS_PER_SIDE = 200
export const MAX_COMMENT_LENGTH = 2_000
/** Working days that a round of changes takes at most. */
export const CHANGES_WORKING_DAYS = 2
/** A brief that has not come is asked for so many working days after the order, each once. */
export const BRIEFING_REMINDER_DAYS = [2, 7] as const
/** Of what was delivered so many are searched and filtered, the latest: what is older stands at its order. */
export const MAX_SEARCHED_DELIVERED = 2_000
