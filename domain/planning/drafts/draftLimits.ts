// Without zod: the browser's store needs no more.

/** Drafts of an account, over all media. */
export const MAX_ACCOUNT_DRAFTS = 500
/** Drafts in a guest's browser. */
export const MAX_BROWSER_DRAFTS = 100
/** Versions of a draft; the oldest go first. */
export const MAX_DRAFT_VERSIONS = 50
/** How long a version stays, and a deleted draft. */
export const DRAFT_VERSION_DAYS = 30
export const DRAFTS_A_PAGE = 20
export const MAX_MERGED_AT_ONCE = 20
export const MAX_COMPARED_DRAFTS = 3
export const MAX_OUTLINE_ROWS = 24
