import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import type { FactsOf } from '#database/schema/foundation/mailFacts.ts'
import { reportMails } from '#database/schema/reporting/reportMails.ts'

export type ReportMailRow = typeof reportMails.$inferSelect

/** The schedule of a key. */
export async function findReportMail(
  db: Database,
  key: string,
): Promise<ReportMailRow | undefined> {
  return await db.select().from(reportMails).where(eq(reportMails.key, key)).get()
}

/** The schedules of a report, the oldest first. */
export async function listReportMails(db: Database, reportId: string): Promise<ReportMailRow[]> {
  return await db
    .select()
    .from(reportMails)
    .where(eq(reportMails.reportId, reportId))
    .orderBy(asc(reportMails.createdAt))
}

/** Creates a schedule unless its report has the maximum number; false then. */
export async function insertReportMail(
  db: Database,
  row: ReportMailRow,
  most: number,
): Promise<boolean> {
  const { key, orderId, reportId, rhythm, zone, accountId, createdAt, nextAt } = row
  const result = await db.run(sql`insert into report_mails
    (key, order_id, report_id, rhythm, zone, account_id, created_at, next_at)
    select ${key}, ${orderId}, ${reportId}, ${rhythm}, ${zone}, ${accountId}, ${createdAt}, ${nextAt}
    where (select count(*) from report_mails where report_id = ${reportId}) < ${most}`)
  return result.meta.changes > 0
}

/** Deletes a schedule; of a report only its own. */
export async function deleteReportMail(
  db: Database,
  key: string,
  reportId?: string,
): Promise<void> {
  await db
    .delete(reportMails)
    .where(
      and(
        eq(reportMails.key, key),
        reportId === undefined ? undefined : eq(reportMails.reportId, reportId),
      ),
    )
}

/** Schedules whose mail is due, the oldest first. */
export async function listDueReportMails(
  db: Database,
  now: string,
  limit: number,
): Promise<ReportMailRow[]> {
  return await db
    .select()
    .from(reportMails)
    .where(lte(reportMails.nextAt, now))
    .orderBy(asc(reportMails.nextAt))
    .limit(limit)
}

/** Moves a schedule to its next mail without sending one now. */
export async function postponeReportMail(
  db: Database,
  { key }: Pick<ReportMailRow, 'key'>,
  nextAt: string,
): Promise<void> {
  await db.update(reportMails).set({ nextAt }).where(eq(reportMails.key, key))
}

/**
 * Queues a due mail and moves its schedule on, or ends it with null; both or neither, and once, even with concurrent
 * callers.
 */
export async function queueReportMail(
  db: Database,
  { key, orderId, nextAt: dueAt }: ReportMailRow,
  { at, nextAt, facts }: { at: string; nextAt: string | null; facts: FactsOf<'report'> },
): Promise<void> {
  const isOurs = and(eq(reportMails.key, key), eq(reportMails.nextAt, dueAt))
  await runBatch(db, [
    db.run(sql`insert or ignore into mail_outbox (id, kind, order_id, facts, created_at, due_at)
      select ${`${key}:${dueAt}`}, 'report', ${orderId}, ${JSON.stringify(facts)}, ${at}, ${at}
      from ${reportMails} where ${isOurs}`),
    nextAt === null
      ? db.delete(reportMails).where(isOurs)
      : db.update(reportMails).set({ nextAt }).where(isOurs),
  ])
}
