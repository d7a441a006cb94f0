import { z } from 'zod'
import type { CountKey } from './countedEvent.ts'
import { EVENT_KINDS, VALIDITIES } from './eventKind.ts'

/** The prefix of every file of counted hours. */
export const HOUR_FILE_PREFIX = 'hours/'
/** Days after which a day's rows move to a file: until then a month's bill can be read row by row. */
export const ROWS_KEPT_DAYS = 35

/** A row of `delivery_hours`: the total of a shard in an hour. */
export interface HourRow extends CountKey {
  shard: number
  count: number
}

const hourRowSchema = z.object({
  lineId: z.string(),
  kind: z.enum(EVENT_KINDS),
  validity: z.enum(VALIDITIES),
  hour: z.string(),
  versionId: z.string(),
  productId: z.string(),
  formatId: z.string(),
  place: z.string(),
  shard: z.number(),
  count: z.number(),
})

/**
 * The key of the file with the rows of a line and a UTC day: gzipped JSON, one row per line of
 * text. Events without a valid token have no line.
 */
export const hourFileKey = (lineId: string, day: string): string =>
  `${HOUR_FILE_PREFIX}${day}/${lineId === '' ? 'unclaimed' : lineId}.ndjson.gz`

/** The text of a file. */
export const writeHourRows = (rows: readonly HourRow[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('')

/** Parses the rows of a file. Raises an error for anything else. */
export const readHourRows = (text: string): HourRow[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => hourRowSchema.parse(JSON.parse(line)))

const keyOf = (row: HourRow): string =>
  [
    row.lineId,
    row.kind,
    row.validity,
    row.hour,
    row.versionId,
    row.productId,
    row.formatId,
    row.place,
    row.shard,
  ].join('\n')

/** Merges rows with later ones. Totals are absolute: of two with the same key the higher one is newer. */
export function mergeHourRows(rows: readonly HourRow[], later: readonly HourRow[]): HourRow[] {
  const merged = new Map<string, HourRow>()
  for (const row of [...rows, ...later]) {
    const key = keyOf(row)
    const known = merged.get(key)
    if (!known || known.count < row.count) merged.set(key, row)
  }
  return [...merged.values()]
}
