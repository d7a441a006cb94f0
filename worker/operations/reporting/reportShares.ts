import {
  deleteExpiredShares,
  deleteReportShare,
  insertReportShare,
  listReportShares,
  type ReportShareRow,
} from '#database/queries/reporting/reportShares.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { ReportShare } from '#domain/reporting/report/reportView.types.ts'
import { MAX_SHARES, shareExpiry, type ShareDays } from '#domain/reporting/sharing/shareTerms.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openOwnReport, type ReportAccess } from './openReport.ts'

interface ShareRequest {
  id: string
  access: ReportAccess
}

const viewOf = ({ key, createdAt, expiresAt }: ReportShareRow): ReportShare => ({
  key,
  createdAt,
  expiresAt,
})

/** Valid links of a report, for its owner. Raises order_not_found. */
export async function listShares(
  context: OperationContext,
  { id, access }: ShareRequest,
): Promise<ReportShare[]> {
  await openOwnReport(context, id, access)
  const rows = await listReportShares(context.db, id, context.now.toISOString())
  return rows.map(viewOf)
}

/** Creates a link to a report with an expiry. Raises order_not_found, too_many_shares. */
export async function makeShare(
  context: OperationContext,
  { id, access, days }: ShareRequest & { days: ShareDays },
): Promise<ReportShare> {
  const { stored } = await openOwnReport(context, id, access)
  const share = {
    key: newId('shr'),
    orderId: stored.order.id,
    reportId: id,
    createdAt: context.now.toISOString(),
    expiresAt: shareExpiry(context.now, days),
  }
  if (!(await insertReportShare(context.db, share, MAX_SHARES)))
    throw new ProductError('too_many_shares')
  return viewOf(share)
}

/** Revokes a link at once. Raises order_not_found; does nothing if it was already deleted. */
export async function withdrawShare(
  context: OperationContext,
  { id, access, key }: ShareRequest & { key: string },
): Promise<void> {
  await openOwnReport(context, id, access)
  await deleteReportShare(context.db, { reportId: id, key })
}

export const SHARES_A_RUN = 500

/** Job: deletes expired links; returns how many. */
export async function purgeOldShares({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  return await deleteExpiredShares(db, now.toISOString(), SHARES_A_RUN)
}
