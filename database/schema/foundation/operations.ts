import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Conditions that a person has to look at, one row per key; emailed when they begin and when they end. */
export const operationsAlerts = sqliteTable(
  'operations_alerts',
  {
    /** Names the condition, such as `job:sendDueMails`. */
    key: text('key').primaryKey(),
    summary: text('summary').notNull(),
    detail: text('detail').notNull(),
    raisedAt: text('raised_at').notNull(),
    /** Last report; written at most once a minute. */
    seenAt: text('seen_at').notNull(),
    times: integer('times').notNull(),
    /** Null while the condition holds. */
    resolvedAt: text('resolved_at'),
    /** When the email about the current state is sent again; null once it went out. */
    mailDueAt: text('mail_due_at'),
  },
  (table) => [
    index('operations_alerts_resolved').on(table.resolvedAt, table.raisedAt),
    index('operations_alerts_mail').on(table.mailDueAt),
  ],
)

/** Latest run of each background job. */
export const jobRuns = sqliteTable('job_runs', {
  job: text('job').primaryKey(),
  /** Newest schedule that was completed; older messages are skipped. */
  completedFor: text('completed_for'),
  /** One consumer at a time runs a job until this instant; null when none does. */
  leaseUntil: text('lease_until'),
  startedAt: text('started_at'),
  succeededAt: text('succeeded_at'),
  failedAt: text('failed_at'),
  lastError: text('last_error'),
  durationMs: integer('duration_ms'),
})

/** Job messages that failed too often; an admin runs or dismisses them. */
export const deadLetters = sqliteTable(
  'dead_letters',
  {
    /** The message's ID. */
    id: text('id').primaryKey(),
    job: text('job').notNull(),
    body: text('body', { mode: 'json' }).$type<unknown>().notNull(),
    attempts: integer('attempts').notNull(),
    lastError: text('last_error').notNull(),
    at: text('at').notNull(),
    /** When an admin ran it again or dismissed it, or the job succeeded; null while open. */
    closedAt: text('closed_at'),
  },
  (table) => [
    index('dead_letters_open').on(table.closedAt, table.at),
    index('dead_letters_job').on(table.job, table.closedAt),
  ],
)

/** One row that the deep health check writes and reads back. */
export const healthProbe = sqliteTable('health_probe', {
  id: integer('id').primaryKey(),
  at: text('at').notNull(),
})

/** The nightly ledger check, one row per day of orders. */
export const ledgerDayChecks = sqliteTable(
  'ledger_day_checks',
  {
    /** UTC day on which the orders were placed. */
    day: text('day').primaryKey(),
    /** The night that has to check it. */
    night: text('night').notNull(),
    /** Night of the last completed check. */
    checkedFor: text('checked_for'),
    orders: integer('orders').notNull().default(0),
    problemCount: integer('problem_count').notNull().default(0),
    /** The first problems of the day. */
    problems: text('problems', { mode: 'json' }).$type<string[]>().notNull(),
  },
  (table) => [index('ledger_day_checks_night').on(table.night, table.checkedFor)],
)
