import {
  deleteReportMail,
  listDueReportMails,
  postponeReportMail,
  queueReportMail,
  type ReportMailRow,
} from '#database/queries/reporting/reportMails.ts'
import { dueMail, mailedDays, nextMailAt } from '#domain/reporting/sharing/mailRhythm.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { findReport } from './openReport.ts'
import { reportFlight } from './reportFlight.ts'

export const REPORT_MAILS_A_RUN = 100

/** Queues due report mails in the outbox, and ends the schedules of ended campaigns. Runs by cron; safe to repeat. */
export async function sendReportMails(context: OperationContext): Promise<number> {
  const { db } = context
  const due = await listDueReportMails(db, context.now.toISOString(), REPORT_MAILS_A_RUN)
  for (const row of due) await sendOne(context, row)
  return due.length
}

async function sendOne(context: OperationContext, row: ReportMailRow): Promise<void> {
  const { db, now } = context
  const report = await findReport(context, row.reportId)
  // Orders outlive the account that placed them; its report mails do not.
  if (!report || report.stored.order.accountId !== row.accountId)
    return await deleteReportMail(db, row.key)
  const flight = reportFlight(report)
  const nextAt = nextMailAt(row, now, flight.endsAt)
  const verdict = dueMail(row.rhythm, flight, now)
  if (verdict === 'wait') return await postponeReportMail(db, row, nextAt)
  if (verdict === 'forget') return await deleteReportMail(db, row.key)
  const { key, reportId, rhythm, zone } = row
  const isLast = verdict === 'send_last'
  const days = isLast ? null : mailedDays(row, now)
  await queueReportMail(db, row, {
    at: now.toISOString(),
    nextAt: isLast ? null : nextAt,
    facts: { report: { key, reportId, rhythm, zone, days, isLast } },
  })
}
