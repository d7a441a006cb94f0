// Time-bounded tables lose rows as fast as a million sessions and 10,000 orders a day fill them.
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { DATABASE_TABLES } from '#database/schema/foundation/tables/databaseTables.ts'
import { DELIVERY_TABLES } from '#database/schema/foundation/tables/deliveryTables.ts'
import type { TableFact } from '#database/schema/foundation/tables/tableFact.ts'
import { runJobs } from '#test/support/foundation/jobs.ts'
import { CLEAN_UP_JOBS } from '#worker/jobs/cleanUpJobs.ts'
import type { Job } from '#worker/jobs/job.types.ts'
import { DELIVERIES_PURGED_BY, PURGED_BY } from '#worker/jobs/purgedBy.ts'
import { tableSize } from '../../../scripts/sizes/storeSizes.ts'

const LOAD = { sessions: 1e6, orders: 10_000, events: 1e9 }
const RUNS_A_DAY = 288
/**
 * Batches that run in sequence within five minutes, at five seconds each: a message and its
 * statements.
 */
const BATCHES_A_RUN = 60
const DAY_MS = 86_400_000
const AGES_DAYS = 500

const isBounded = ({ unit, kept }: TableFact) =>
  unit !== 'fixed' && (typeof kept === 'number' || kept === 'expires')
describe.each([
  { of: 'the orders database', tables: DATABASE_TABLES, jobs: PURGED_BY },
  { of: 'the delivery databases', tables: DELIVERY_TABLES, jobs: DELIVERIES_PURGED_BY },
])('the purge of bounded tables of $of', ({ tables, jobs }) => {
  const bounded = Object.entries(tables).filter(([, fact]) => isBounded(fact))

  it('has one job per table, and no other', () => {
    expect(bounded.map(([table]) => table).toSorted()).toEqual(Object.keys(jobs).toSorted())
  })

  const cleaned: Readonly<Record<string, Job>> = CLEAN_UP_JOBS
  const jobOf = (table: string) => cleaned[jobs[table] ?? '']

  it.each(bounded.filter(([table]) => jobOf(table)))('keeps up with %s', (table, fact) => {
    const { batch = 0 } = jobOf(table) ?? {}
    const dueInARun = tableSize(table, fact, LOAD).rowsADay / RUNS_A_DAY
    expect(dueInARun / batch).toBeLessThan(BATCHES_A_RUN)
  })
})

/** Rows of each table, made from a number `i` and the time `at`. */
const ROWS = {
  visits: `(session_id, country, arrived_at, last_at, last_page, event_count, event_types, log_files)
    select 'ses_' || i || ?1, 'US', ?1, ?1, '/', 7, '{"page_view":7}', '[]'`,
  sessions: `(id, created_at) select 'ses_' || i || ?1, ?1`,
  cart_snapshots: `(session_id, version, items, discounts, cart_campaign_sum_minor, cart_sum_minor, updated_at)
    select 'ses_' || i || ?1, 1, '[]', '[]', 0, 0, ?1`,
  idempotency_keys: `(session_id, key, request_hash, order_id, created_at)
    select 'ses_' || i, 'key' || ?1, '', 'ord_' || i, ?1`,
  attempt_counters: `(key, count, window_ends_at) select 'login:' || i || ?1, 1, ?1`,
  mail_outbox: `(id, kind, order_id, created_at, due_at, sent_at)
    select 'mail' || i || ?1, 'order_confirmation', 'ord_' || i, ?1, ?1, ?1`,
} as const

const given = async (table: keyof typeof ROWS, rows: number, days: number) => {
  const at = new Date(Date.now() - days * DAY_MS).toISOString()
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
     insert into ${table} ${ROWS[table]} from n`,
  )
    .bind(at, rows)
    .run()
}

const count = async (table: string) =>
  (await env.DB.prepare(`select count(*) as n from ${table}`).first<{ n: number }>())?.n

describe('five minutes of jobs', () => {
  it('delete all rows that became due in them, and nothing younger', async () => {
    const tables = Object.keys(ROWS) as (keyof typeof ROWS)[]
    for (const table of tables) {
      const fact = DATABASE_TABLES[table]
      const due = fact ? Math.ceil(tableSize(table, fact, LOAD).rowsADay / RUNS_A_DAY) : 0
      expect(due).toBeGreaterThan(30)
      await given(table, due, AGES_DAYS)
      // Counters that are still active end in the future.
      await given(table, 3, table === 'attempt_counters' ? -1 : 0)
    }
    await runJobs('five_minutes', new Date())
    for (const table of tables) expect([table, await count(table)]).toEqual([table, 3])
  })
})
