import { sitePath } from '#content/sitePaths.ts'
import { OPERATIONS_MAILS } from '#content/mails/foundation/operationsMails.ts'
import {
  claimAlertMails,
  markAlertMailed,
  type AlertRow,
} from '#database/queries/foundation/alerts.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { type MailContext, sendMail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'

export interface AlertContext extends Pick<OperationContext, 'env' | 'db' | 'now'> {
  settings: MailContext['settings'] &
    Pick<OperationContext['settings'], 'ENVIRONMENT' | 'SITE_URL' | 'MAIL_OPS'>
}

/** Lease of an alert's email for one sender. */
const CLAIMED_MS = 2 * 60_000
const MAILS_A_RUN = 20
const MINUTE_LENGTH = 'YYYY-MM-DDTHH:MM'.length

/** Time of the retry if this attempt to email a changing alert fails; ISO, UTC. */
export const alertMailDueAt = (now: Date): string =>
  new Date(now.getTime() + CLAIMED_MS).toISOString()

/** Emails an alert to `MAIL_OPS`. Raises if the platform rejects the email. */
export async function sendAlertMail(
  context: AlertContext,
  alert: Pick<AlertRow, 'summary' | 'detail' | 'raisedAt' | 'resolvedAt'>,
): Promise<void> {
  const { settings } = context
  const facts = {
    environment: settings.ENVIRONMENT,
    summary: alert.summary,
    detail: alert.detail,
    raisedAt: `${alert.raisedAt.slice(0, MINUTE_LENGTH).replace('T', ' ')} UTC`,
    url: `${settings.SITE_URL}${sitePath('admin')}`,
  }
  const content =
    alert.resolvedAt === null
      ? OPERATIONS_MAILS.alertRaised(facts)
      : OPERATIONS_MAILS.alertResolved(facts)
  await sendMail(context, { to: settings.MAIL_OPS, content })
}

/** Sends an alert's email; after a failure it stays due. */
export async function trySendAlertMail(context: AlertContext, alert: AlertRow): Promise<void> {
  try {
    await sendAlertMail(context, alert)
    await markAlertMailed(context.db, alert)
  } catch (error) {
    log('error', 'alert mail failed', { key: alert.key, message: reasonOf(error) })
  }
}

/** Retries the emails of alerts that failed when their state changed. Safe to repeat. */
export async function sendDueAlertMails(context: AlertContext): Promise<number> {
  const now = context.now.toISOString()
  const until = alertMailDueAt(context.now)
  const due = await claimAlertMails(context.db, { now, until, limit: MAILS_A_RUN })
  for (const alert of due) await trySendAlertMail(context, alert)
  return due.length
}
