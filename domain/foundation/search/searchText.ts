import { z } from 'zod'

/** Characters that a search takes at most; more is refused, not cut. */
export const MAX_SEARCH_LENGTH = 500

/** The text of a search over a list; empty for all. */
export const searchTextSchema = z
  .string()
  .trim()
  .max(MAX_SEARCH_LENGTH)
  .transform((text) => text.normalize('NFC'))
