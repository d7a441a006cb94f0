/** The average wait is said only from so many verdicts on. */
export const MIN_VERDICTS_FOR_AVERAGE = 20
/** Verdicts of how many days the average wait is made of. */
export const AVERAGE_DAYS = 30
/** And of how many at most, the latest. */
export const MAX_AVERAGED_VERDICTS = 1_000
/** How long an item that a reviewer looks at is theirs. */
export const REVIEW_TAKEN_MS = 5 * 60_000
/** Decisions of one order within this time go out in one mail. */
export const DECISION_MAIL_DELAY_MS = 10 * 60_000
/** How long a removal can be taken back. */
export const REMOVAL_UNDO_MS = 30_000
/** How many items one verdict may decide. */
export const MAX_BULK_VERDICTS = 50
export const MAX_REVIEW_TEXT_LENGTH = 2_000
/** Of what was decided so many are searched and filtered, the latest: what is older stands at its order. */
export const MAX_SEARCHED_DECISIONS = 2_000
