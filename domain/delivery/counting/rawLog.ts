/** The raw log of what was counted: its files, and the chain of digests that shows that none was changed. */

/** What every file of the raw log begins with. */
export const RAW_LOG_PREFIX = 'events/'

const DAY_LENGTH = 'YYYY-MM-DD'.length
const PART_DIGITS = 8

/** Where a part lies: by the hour in which its events arrived, UTC. */
export const rawLogKey = ({ hour, shard, part }: { hour: string; shard: number; part: number }) =>
  `${rawLogDay(hour.slice(0, DAY_LENGTH))}${hour.slice(DAY_LENGTH + 1)}/shard-${shard}-${String(part).padStart(PART_DIGITS, '0')}.ndjson`

/** What the files of a day begin with. */
export const rawLogDay = (day: string) => `${RAW_LOG_PREFIX}${day}/`

/** Where the digest of a day lies. */
export const digestKey = (day: string) => `digests/${day}.json`

/** A file of the raw log, as its digest names it. */
export interface RawLogFile {
  key: string
  /** Of its bytes, hex. */
  sha256: string
  events: number
}

/** The digest of a day: its files, and the digest of the day before, so that no day can be changed by itself. */
export interface DailyDigest {
  day: string
  /** Of the digest before this one; empty for the first. */
  previous: string
  files: RawLogFile[]
  /** The SHA-256 of all above, hex. */
  digest: string
}

/** What the hash of a digest is made of. */
export const digestText = ({ day, previous, files }: Omit<DailyDigest, 'digest'>): string =>
  JSON.stringify([day, previous, files.map(({ key, sha256, events }) => [key, sha256, events])])
