/** Characters of a search at most; a longer one is refused, not cut. */
export const MAX_SEARCH_LENGTH = 500
