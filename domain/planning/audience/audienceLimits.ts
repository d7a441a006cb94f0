// Limits of an audience. Without zod, for the edits and the light check of a stored plan.

export const MAX_AUDIENCE_GROUPS = 12
export const MAX_GROUP_OPTIONS = 60
