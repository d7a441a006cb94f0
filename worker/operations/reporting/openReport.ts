import {
  findOrderWith,
  type OrderLineRow,
  type StoredOrder,
} from '#database/queries/orders/orders.ts'
import { findReportShare } from '#database/queries/reporting/reportShares.ts'
import { can } from '#domain/accounts/capability.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { ReportReader } from '#domain/reporting/report/reportView.types.ts'
import { SHARE_KEY } from '#domain/reporting/sharing/shareTerms.ts'
import { isSameSecret } from '#worker/adapters/signature.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { isOpenByCode } from '#worker/operations/orders/access/accessToken.ts'
import { isGuestOrder, orderRights } from '#worker/operations/orders/access/orderRights.ts'

/** Credentials for a report without a login. */
export interface ReportAccess {
  /** From the mailed link and its code (`token2faUpload`). */
  accessToken: string | undefined
  /** The key of a guest's order, from the browser that placed it. */
  accessKeyOf: (orderId: string) => string | undefined
  /** Key of a link shared by the owner. */
  shareKey: string | undefined
}

/** A booked campaign with its current plan. */
export type CampaignLine = OrderLineRow & { plan: CampaignPlan }

/** A report opened by the caller: of a line, or of an order with all its campaigns. */
export interface OpenReport {
  id: string
  stored: StoredOrder
  lines: CampaignLine[]
  reader: ReportReader
}

type Context = Pick<OperationContext, 'db' | 'settings' | 'now' | 'account' | 'primary'>

/** A report without an access check; null if no campaign was booked. */
export async function findReport(
  { db }: Pick<OperationContext, 'db'>,
  id: string,
): Promise<Omit<OpenReport, 'reader'> | null> {
  const stored = await findOrderWith(db, id)
  if (!stored) return null
  const lines = stored.lines.filter(
    (line): line is CampaignLine =>
      line.plan !== null && line.type === 'campaign' && (id === stored.order.id || line.id === id),
  )
  return lines.length > 0 ? { id, stored, lines } : null
}

/**
 * A report for a caller who may read it. Raises order_not_found, also for another owner's and without a booked
 * campaign.
 */
export async function openReport(
  context: Context,
  id: string,
  access: ReportAccess,
): Promise<OpenReport> {
  const found = await findReport(context, id)
  const reader = found ? await readerOf(context, found, access) : null
  if (!found || reader === null) throw new ProductError('order_not_found')
  return { ...found, reader }
}

/** The same for a caller who may share it: not a guest with a shared link. */
export async function openOwnReport(
  context: Context,
  id: string,
  access: ReportAccess,
): Promise<OpenReport> {
  const report = await openReport(context, id, { ...access, shareKey: undefined })
  if (report.reader !== 'owner') throw new ProductError('order_not_found')
  return report
}

async function readerOf(
  context: Context,
  { id, stored }: { id: string; stored: StoredOrder },
  { accessToken, accessKeyOf, shareKey }: ReportAccess,
): Promise<ReportReader | null> {
  const { account, db, now } = context
  const { order } = stored
  const rights = await orderRights(context, order)
  if (rights('readReports') && rights('changeOrders')) return 'owner'
  if (can(account, 'readAllOrders')) return 'desk'
  // A read-only team member sees the same as a shared link.
  if (rights('readReports')) return 'guest'
  if (isGuestOrder(order) && (await isSameSecret(order.accessKey, accessKeyOf(order.id) ?? '')))
    return 'owner'
  if (await isOpenByCode(context, stored, { resource: 'report', accessToken })) return 'owner'
  if (!shareKey || !SHARE_KEY.test(shareKey)) return null
  const share = await findReportShare(db, shareKey, now.toISOString())
  // Access to the whole order's report includes each of its campaigns'.
  return share && (share.reportId === id || share.reportId === order.id) ? 'guest' : null
}
