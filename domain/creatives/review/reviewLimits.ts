/** The minimum number of verdicts for an average wait. */
export const MIN_VERDICTS_FOR_AVERAGE = 20
/** The days over which the average wait is calculated. */
export const AVERAGE_DAYS = 30
/** The maximum number of verdicts in it, the latest. */
export const MAX_AVERAGED_VERDICTS = 1_000
/** The duration of a reviewer's claim. */
export const REVIEW_TAKEN_MS = 5 * 60_000
/** Decisions on one order within this time share one mail. */
export const DECISION_MAIL_DELAY_MS = 10 * 60_000
/** How long a removal can be undone. */
export const REMOVAL_UNDO_MS = 30_000
/** Maximum number of items in one verdict. */
export const MAX_BULK_VERDICTS = 50
export const MAX_REVIEW_TEXT_LENGTH = 2_000
/** The number of latest decisions to search and filter; older ones are at their orders. */
export const MAX_SEARCHED_DECISIONS = 2_000
