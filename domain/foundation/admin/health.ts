import { formatCount } from '#domain/foundation/wording/numberWords.ts'
/** The health facts of the product's parts. Null: could not be read. Times are ms unless stated. */
export interface HealthFacts {
  at: string
  database: { isOk: boolean; writeMs: number | null; readMs: number | null }
  databases: { name: string; bytes: number | null; limitBytes: number }[]
  /** Age of the data in the youngest and the oldest book that ads are served from: all are built every minute. */
  youngestBookAgeMs: number | null
  oldestBookAgeMs: number | null
  /** How long the oldest counted event has waited for the rollups. */
  counterLagMs: number | null
  deadLetters: number | null
  failedMails: number | null
  /** Mails of offers, with their PDF, that failed. */
  failedOffers: number | null
  jobs: { name: string; every: string; succeededAt: string | null; ageMs: number | null }[]
  /** Parts that did not respond in time, by name. */
  unread: string[]
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** A job is late when its last success is older than this. */
export const JOB_LATE_MS = {
  minute: 10 * MINUTE_MS,
  five_minutes: 30 * MINUTE_MS,
  night: 26 * HOUR_MS,
} as const

/** A database is large from this share of its limit: 10 GB cannot be raised (D1, Limits). */
const LARGE_SHARE = 0.8
/** Pacing and counting are designed for books and counts of this age. */
const DELIVERY_LATE_MS = 5 * MINUTE_MS
const MANY_FAILED_MAILS = 20
const SLOW_DATABASE_MS = 5_000

/** A rule of the table; `found` describes the excess, null while all is well. */
export interface HealthRule {
  key: string
  summary: string
  found: (facts: HealthFacts) => string | null
}

const minutes = (ms: number) => `${formatCount(Math.round(ms / MINUTE_MS))} minutes`
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`

const lateBy = (ms: number | null, limitMs: number) =>
  ms !== null && ms > limitMs ? `${minutes(ms)}, limit ${minutes(limitMs)}` : null

/** Every threshold that raises an alert, in one table. */
export const HEALTH_RULES: readonly HealthRule[] = [
  {
    key: 'health:database',
    summary: 'The database does not answer',
    found: ({ database }) => (database.isOk ? null : 'A write and its read failed.'),
  },
  {
    key: 'health:database-slow',
    summary: 'The database is slow',
    found: ({ database: { writeMs } }) =>
      writeMs !== null && writeMs > SLOW_DATABASE_MS
        ? `A write took ${writeMs} ms, limit ${SLOW_DATABASE_MS} ms.`
        : null,
  },
  {
    key: 'health:database-size',
    summary: 'A database is close to its limit',
    found: ({ databases }) => {
      const large = databases.filter(
        ({ bytes, limitBytes }) => (bytes ?? 0) > limitBytes * LARGE_SHARE,
      )
      if (large.length === 0) return null
      return large
        .map(
          ({ name, bytes, limitBytes }) =>
            `${name}: ${gigabytes(bytes ?? 0)} of ${gigabytes(limitBytes)}`,
        )
        .join('\n')
    },
  },
  {
    key: 'health:unread',
    summary: 'A part of the product does not answer',
    // Without the database most parts report nothing: its own alert covers that.
    found: ({ database, unread }) =>
      database.isOk && unread.length > 0 ? `No facts from: ${unread.join(', ')}.` : null,
  },
  {
    key: 'health:book',
    summary: 'Delivery books are old',
    found: ({ oldestBookAgeMs }) => lateBy(oldestBookAgeMs, DELIVERY_LATE_MS),
  },
  {
    key: 'health:counters',
    summary: 'Counted events are not written',
    found: ({ counterLagMs }) => lateBy(counterLagMs, DELIVERY_LATE_MS),
  },
  {
    key: 'health:mails',
    summary: 'Many emails fail',
    found: ({ failedMails }) =>
      (failedMails ?? 0) > MANY_FAILED_MAILS
        ? `${failedMails} emails failed at least twice, limit ${MANY_FAILED_MAILS}.`
        : null,
  },
  {
    key: 'health:offers',
    summary: 'Offers are not sent',
    found: ({ failedOffers }) =>
      (failedOffers ?? 0) > 0
        ? `${failedOffers} mailed offers failed at least twice. Retries continue; the links open.`
        : null,
  },
  {
    key: 'health:jobs',
    summary: 'Jobs have not succeeded in time',
    found: ({ jobs }) => {
      const late = jobs.filter(
        ({ every, ageMs }) => ageMs !== null && ageMs > JOB_LATE_MS[everyOf(every)],
      )
      if (late.length === 0) return null
      return late.map(({ name, ageMs }) => `${name}: ${minutes(ageMs ?? 0)} ago`).join('\n')
    },
  },
]

const everyOf = (every: string): keyof typeof JOB_LATE_MS =>
  every === 'minute' || every === 'night' ? every : 'five_minutes'

/** The broken rules, with their findings. */
export const brokenRules = (facts: HealthFacts): { rule: HealthRule; found: string }[] =>
  HEALTH_RULES.flatMap((rule) => {
    const found = rule.found(facts)
    return found === null ? [] : [{ rule, found }]
  })
