import { z } from 'zod'

/** Where a page of a board of leads or offers goes on: after a row, by what the list is sorted by. */
export const boardCursorSchema = z
  .string()
  .max(160)
  .regex(/^[0-9A-Za-z:.~_-]+(?:![0-9A-Za-z:.~_-]+){1,2}$/)

/** What a list is sorted by, and the row, as the address carries them. */
export const writeBoardCursor = (parts: readonly string[]): string => parts.join('!')

/** The same read; null for what is not of so many parts. */
export function readBoardCursor(text: string | undefined, parts: number): string[] | null {
  const read = text?.split('!') ?? []
  return read.length === parts ? read : null
}

/** So many rows are counted at most. */
export const MAX_COUNTED = 1_000

/** "1,000+" where there are more than are counted. */
export const countedWords = (count: number): string =>
  count > MAX_COUNTED ? `${MAX_COUNTED.toLocaleString('en-US')}+` : count.toLocaleString('en-US')
