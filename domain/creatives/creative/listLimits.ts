/** Lists in facts and findings are cut to this many entries, to limit the stored size. */
export const MAX_LISTED = 20
/** Texts taken from a file are cut to this many characters. */
export const MAX_LISTED_LENGTH = 200
