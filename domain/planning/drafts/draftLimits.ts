// Without zod, for the browser's store.

/** Maximum number of drafts of an account, over all media. */
export const MAX_ACCOUNT_DRAFTS = 500
/** Maximum number of drafts in a guest's browser. */
export const MAX_BROWSER_DRAFTS = 100
/** Maximum number of versions of a draft; the oldest are deleted first. */
export const MAX_DRAFT_VERSIONS = 50
/** Days for which a version and a deleted draft are stored. */
export const DRAFT_VERSION_DAYS = 30
export const DRAFTS_A_PAGE = 20
export const MAX_MERGED_AT_ONCE = 20
export const MAX_COMPARED_DRAFTS = 3
export const MAX_OUTLINE_ROWS = 24
