import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { z } from 'zod'

/** The cursor of a board of leads or offers: after a row, by the list's sort keys. */
export const boardCursorSchema = z
  .string()
  .max(160)
  .regex(/^[0-9A-Za-z:.~_-]+(?:![0-9A-Za-z:.~_-]+){1,2}$/)

/** The sort keys and the row, in the form of the URL. */
export const writeBoardCursor = (parts: readonly string[]): string => parts.join('!')

/** Parses the cursor; null for another number of parts. */
export function readBoardCursor(text: string | undefined, parts: number): string[] | null {
  const read = text?.split('!') ?? []
  return read.length === parts ? read : null
}

/** Maximum number of rows to count. */
export const MAX_COUNTED = 1_000

/** "1,000+" for more than are counted. */
export const formatCapped = (count: number): string =>
  count > MAX_COUNTED ? `${formatCount(MAX_COUNTED)}+` : formatCount(count)
