import { shardOfText } from '#domain/foundation/ids/shardOfText.ts'
import { type VisitEvent, visitEventSchema } from './visit.ts'

/** The prefix of every file's name, by which the bucket's lifecycle rule deletes. */
export const VISIT_LOG_PREFIX = 'visits/'

const SHARDS = 16
const DAY_LENGTH = 'YYYY-MM-DD'.length

/**
 * The name of a file with a part of a session's log. A part begins with the oldest event that was in no file, so that a
 * repeated write replaces the same file and no two sessions or parts share one.
 */
export function visitLogKey(sessionId: string, first: { at: string; n: number }): string {
  const shard = String(shardOfText(sessionId, SHARDS)).padStart(2, '0')
  const day = first.at.slice(0, DAY_LENGTH)
  return `${VISIT_LOG_PREFIX}${day}/${shard}/${sessionId}-${Date.parse(first.at)}-${first.n}.ndjson.gz`
}

/** Events as lines of JSON. */
export const visitLogText = (events: readonly VisitEvent[]): string =>
  events.map((event) => `${JSON.stringify(event)}\n`).join('')

/** Parses the lines of a file. Raises SyntaxError or ZodError for an invalid one. */
export const readVisitLogText = (text: string): VisitEvent[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => visitEventSchema.parse(JSON.parse(line)))
