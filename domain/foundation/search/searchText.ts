import { z } from 'zod'
import { MAX_SEARCH_LENGTH } from './searchLength.ts'

/** The text of a search over a list; empty for all. */
export const searchTextSchema = z
  .string()
  .trim()
  .max(MAX_SEARCH_LENGTH)
  .transform((text) => text.normalize('NFC'))
