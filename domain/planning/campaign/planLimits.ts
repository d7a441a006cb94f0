// How much a plan can hold. In a file without zod: the edits and the light check of a stored plan need no more.

export const MAX_NAME_LENGTH = 120
export const MAX_FORMATS = 12
export const MAX_TOPICS = 60
/** Products picked by hand, and products left out. */
export const MAX_PRODUCTS = 500
export const MAX_PERIODS = 52
export const MAX_FREQUENCY_CAP = 20
