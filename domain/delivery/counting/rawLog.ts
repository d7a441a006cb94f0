/**
 * The raw log of counted events: its files, and the chain of digests that proves them unchanged.
 */

/** The prefix of every file of the raw log. */
export const RAW_LOG_PREFIX = 'events/'

const DAY_LENGTH = 'YYYY-MM-DD'.length
const PART_DIGITS = 8

/** The key of a part, gzipped JSON with an event a line: by the hour in which its events arrived, UTC. */
export const rawLogKey = ({ hour, shard, part }: { hour: string; shard: number; part: number }) =>
  `${rawLogDay(hour.slice(0, DAY_LENGTH))}${hour.slice(DAY_LENGTH + 1)}/shard-${shard}-${String(part).padStart(PART_DIGITS, '0')}.ndjson.gz`

/** The prefix of a day's files. */
export const rawLogDay = (day: string) => `${RAW_LOG_PREFIX}${day}/`

/** The key of a day's digest. */
export const digestKey = (day: string) => `digests/${day}.json`

/** A file of the raw log, as listed in its digest. */
export interface RawLogFile {
  key: string
  /** Of its bytes, hex. */
  sha256: string
  events: number
}

/** The digest of a day: its files, and the previous day's digest, so that no day can be changed by itself. */
export interface DailyDigest {
  day: string
  /** The hash of the previous digest; empty for the first. */
  previous: string
  files: RawLogFile[]
  /** The SHA-256 of all above, hex. */
  digest: string
}

/** The text that a digest's hash covers. */
export const digestText = ({ day, previous, files }: Omit<DailyDigest, 'digest'>): string =>
  JSON.stringify([day, previous, files.map(({ key, sha256, events }) => [key, sha256, events])])
