import { REPORT_MAILS } from '#content/mails/reporting/reportMails.ts'
import { sitePath } from '#content/sitePaths.ts'
import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import type { PersonOutboxMail } from '#database/queries/foundation/mailOutbox.ts'
import { findReportMail } from '#database/queries/reporting/reportMails.ts'
import type { Mail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'
import { findReport } from './openReport.ts'
import { reportView } from './readReport.ts'

/** A report as a mail, with the figures of its page; null if its reader has unsubscribed. */
export async function composeReportMail(
  context: OperationContext,
  { facts }: PersonOutboxMail<'report'>,
): Promise<Mail | null> {
  const { settings, db } = context
  const { key, reportId, rhythm, zone, days, isLast } = facts.report
  const found = await findReport(context, reportId)
  if (!found) return null
  if (!isLast && !(await findReportMail(db, key))) return null
  const { accountId, contact } = found.stored.order
  const account = accountId === null ? null : await findAccount(db, accountId)
  const query = { zone, ...days }
  const report = await reportView(context, { ...found, reader: 'owner' }, query)
  return {
    to: account?.email ?? contact.email,
    stopUrl: new URL(`/api/report-mails/${key}/stop`, settings.SITE_URL).href,
    content: REPORT_MAILS.report(report, {
      rhythm,
      isLast,
      firstName: account?.firstName ?? contact.firstName,
      reportUrl: pageUrl(settings, sitePath('report', { id: reportId })),
      stopUrl: pageUrl(settings, sitePath('stopReportMails', { key })),
    }),
  }
}
