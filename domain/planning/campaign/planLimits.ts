// Limits of a plan. Without zod, for the edits and the light check of a stored plan.

export const MAX_NAME_LENGTH = 120
export const MAX_FORMATS = 12
export const MAX_TOPICS = 60
/** Maximum number of products picked by hand, and of excluded products. */
export const MAX_PRODUCTS = 500
export const MAX_PERIODS = 52
export const MAX_FREQUENCY_CAP = 20
