import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import {
  deleteReportMail,
  insertReportMail,
  listReportMails,
  type ReportMailRow,
} from '#database/queries/reporting/reportMails.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  MAX_REPORT_MAILS,
  nextMailAt,
  type MailRhythm,
  type ReportMails,
  type ReportMailView,
} from '#domain/reporting/sharing/mailRhythm.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openOwnReport, type OpenReport, type ReportAccess } from './openReport.ts'
import { reportFlight } from './reportFlight.ts'

interface MailRequest {
  id: string
  access: ReportAccess
}

const viewOf = ({ key, rhythm, zone, nextAt }: ReportMailRow): ReportMailView => ({
  key,
  rhythm,
  zone,
  nextAt,
})

/** Recipient of a mailed report: only the buyer. */
async function addressOf(
  { db }: OperationContext,
  { stored: { order } }: OpenReport,
): Promise<string> {
  const account = order.accountId === null ? null : await findAccount(db, order.accountId)
  return account?.email ?? order.contact.email
}

/** Mail schedules of a report, for its owner. Raises order_not_found. */
export async function listMails(
  context: OperationContext,
  { id, access }: MailRequest,
): Promise<ReportMails> {
  const report = await openOwnReport(context, id, access)
  const rows = await listReportMails(context.db, id)
  return { address: await addressOf(context, report), mails: rows.map(viewOf) }
}

/**
 * Schedules a report by mail to its owner; a duplicate schedule is not added. Raises order_not_found,
 * too_many_report_mails.
 */
export async function makeMail(
  context: OperationContext,
  { id, access, rhythm, zone }: MailRequest & { rhythm: MailRhythm; zone: TimeZoneId },
): Promise<ReportMailView> {
  const report = await openOwnReport(context, id, access)
  const { order } = report.stored
  const mails = await listReportMails(context.db, id)
  const same = mails.find((mail) => mail.rhythm === rhythm && mail.zone === zone)
  if (same) return viewOf(same)
  const row = {
    key: newId('rml'),
    orderId: order.id,
    reportId: id,
    rhythm,
    zone,
    accountId: order.accountId,
    createdAt: context.now.toISOString(),
    nextAt: nextMailAt({ rhythm, zone }, context.now, reportFlight(report).endsAt),
  }
  if (!(await insertReportMail(context.db, row, MAX_REPORT_MAILS)))
    throw new ProductError('too_many_report_mails')
  return viewOf(row)
}

/** Ends a schedule of a report. Raises order_not_found; does nothing if it was already deleted. */
export async function endMail(
  context: OperationContext,
  { id, access, key }: MailRequest & { key: string },
): Promise<void> {
  await openOwnReport(context, id, access)
  await deleteReportMail(context.db, key, id)
}

/** Ends a schedule by the key in its mail's link, without a login. Does nothing if it was already deleted. */
export async function stopMails({ db }: OperationContext, key: string): Promise<void> {
  await deleteReportMail(db, key)
}
