import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { healthProbe, operationsAlerts } from '#database/schema/foundation/operations.ts'
import type { MailKind } from '#domain/foundation/mail/mailTraits.ts'

const PROBE = 1
/** When health monitoring began. */
const SINCE = 2

/** Writes and reads one row; returns the duration of both in ms, and the size of the database in bytes. */
export async function probeDatabase(
  db: Database,
  at: string,
  nowMs: () => number,
): Promise<{ writeMs: number; readMs: number; bytes: number | null; sinceAt: string }> {
  const started = nowMs()
  const written = await db.run(sql`
    insert into health_probe (id, at) values (${PROBE}, ${at})
    on conflict (id) do update set at = excluded.at`)
  await db.run(sql`
    insert into health_probe (id, at) values (${SINCE}, ${at}) on conflict (id) do nothing`)
  const wrote = nowMs()
  const rows = await db.select().from(healthProbe)
  const read = nowMs()
  if (rows.find(({ id }) => id === PROBE)?.at !== at) throw new Error('The probe reads other data.')
  return {
    writeMs: wrote - started,
    readMs: read - wrote,
    bytes: written.meta.size_after ?? null,
    sinceAt: rows.find(({ id }) => id === SINCE)?.at ?? at,
  }
}

/** The size of a database in bytes; null where it reports none. */
export async function readDatabaseBytes(db: Database): Promise<number | null> {
  const { meta } = await db.run(sql`select 1`)
  return meta.size_after ?? null
}

/** Emails, optionally of one kind, with at least this number of failures that wait for their next attempt. */
export async function countFailedMails(
  db: Database,
  attempts: number,
  kind?: MailKind,
): Promise<number> {
  const row = await db
    .select({ count: sql<number>`count(*)` })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        gte(mailOutbox.attempts, attempts),
        kind === undefined ? undefined : eq(mailOutbox.kind, kind),
      ),
    )
    .get()
  return row?.count ?? 0
}

/** Keys of the open alerts that begin with a prefix. */
export async function openAlertKeys(db: Database, prefix: string): Promise<string[]> {
  const rows = await db
    .select({ key: operationsAlerts.key })
    .from(operationsAlerts)
    .where(
      and(
        isNull(operationsAlerts.resolvedAt),
        eq(sql`substr(${operationsAlerts.key}, 1, ${prefix.length})`, prefix),
      ),
    )
  return rows.map(({ key }) => key)
}
