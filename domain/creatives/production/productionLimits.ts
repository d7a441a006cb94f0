/** Limits of the material for one line's brief: number of files, and their total size. */
export const MAX_BRIEFING_FILES = 20
export const MAX_BRIEFING_BYTES = 500 * 1024 * 1024
/** Maximum number of files in a draft. */
export const MAX_DRAFT_FILES = 30
/** Maximum number of comments of each side on one line. */
export const MAX_COMMENTS_PER_SIDE = 200
export const MAX_COMMENT_LENGTH = 2_000
/** Maximum number of working days for a round of changes. */
export const CHANGES_WORKING_DAYS = 2
/** Working days after the order on which a missing brief is requested, each once. */
export const BRIEFING_REMINDER_DAYS = [2, 7] as const
/** The number of latest deliveries to search and filter; older ones are at their orders. */
export const MAX_SEARCHED_DELIVERED = 2_000
