import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { reportShares } from '#database/schema/reporting/reportShares.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'

export type ReportShareRow = typeof reportShares.$inferSelect

/** The link of a key, if it is valid. */
export async function findReportShare(
  db: Database,
  key: string,
  now: string,
): Promise<ReportShareRow | undefined> {
  return await db
    .select()
    .from(reportShares)
    .where(and(eq(reportShares.key, key), gt(reportShares.expiresAt, now)))
    .get()
}

/** The valid links of a report, the oldest first. */
export async function listReportShares(
  db: Database,
  reportId: string,
  now: string,
): Promise<ReportShareRow[]> {
  return await db
    .select()
    .from(reportShares)
    .where(and(eq(reportShares.reportId, reportId), gt(reportShares.expiresAt, now)))
    .orderBy(asc(reportShares.createdAt))
}

/** Creates a link unless its report has the maximum number; false then. */
export async function insertReportShare(
  db: Database,
  share: ReportShareRow,
  most: number,
): Promise<boolean> {
  const { key, orderId, reportId, createdAt, expiresAt } = share
  const result = await db.run(sql`insert into report_shares
    (key, order_id, report_id, created_at, expires_at)
    select ${key}, ${orderId}, ${reportId}, ${createdAt}, ${expiresAt}
    where (select count(*) from report_shares
      where report_id = ${reportId} and expires_at > ${createdAt}) < ${most}`)
  return result.meta.changes > 0
}

/** Revokes a link of a report; false when there is none. */
export async function deleteReportShare(
  db: Database,
  { reportId, key }: Pick<ReportShareRow, 'reportId' | 'key'>,
): Promise<boolean> {
  const result = await db
    .delete(reportShares)
    .where(and(eq(reportShares.reportId, reportId), eq(reportShares.key, key)))
  return result.meta.changes > 0
}

/** Deletes links that have expired; at most `limit`. */
export async function deleteExpiredShares(
  db: Database,
  now: string,
  limit: number,
): Promise<number> {
  return await deleteSome(db, reportShares, { where: lt(reportShares.expiresAt, now), limit })
}
