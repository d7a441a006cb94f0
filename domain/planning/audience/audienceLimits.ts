// How much an audience can hold. In a file without zod: the edits and the light check of a stored plan need no more.

export const MAX_AUDIENCE_GROUPS = 12
export const MAX_GROUP_OPTIONS = 60
