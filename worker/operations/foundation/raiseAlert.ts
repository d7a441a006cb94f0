import { closeAlert, openAlert, repeatAlert } from '#database/queries/foundation/alerts.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { log } from '#worker/platform/log.ts'
import { alertMailDueAt, trySendAlertMail, type AlertContext } from './alertMail.ts'
import { emailWithoutDatabase } from './alertWithoutDatabase.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** A condition that needs a person's attention. Never personal data. */
export interface Alert {
  /** Key of the condition and its subject: `book:US/ctv`. */
  key: string
  /** One line, without figures that change while the condition lasts. */
  summary: string
  /** Facts and the cause of a failure, one per line. */
  detail: string
}

const REPEAT_MS = 60_000
const MAX_DETAIL = 2_000

/**
 * Reports that a condition holds: logs it, shows it on the admin page Today and emails `MAIL_OPS` once, until
 * `resolveAlert` reports its end; while the database is down, KV remembers what was emailed. Never raises; safe to
 * repeat.
 */
export async function raiseAlert(context: AlertContext, alert: Alert): Promise<void> {
  const { key, summary } = alert
  const detail = firstCharacters(alert.detail, MAX_DETAIL)
  const at = context.now.toISOString()
  log('error', 'alert', { key, summary, detail })
  try {
    const { db } = context
    const mailDueAt = alertMailDueAt(context.now)
    const opened = await openAlert(db, { key, summary, detail, at, mailDueAt })
    if (opened) return await trySendAlertMail(context, opened)
    const unlessSince = new Date(context.now.getTime() - REPEAT_MS).toISOString()
    await repeatAlert(db, { key, detail, at }, unlessSince)
  } catch (error) {
    log('error', 'alert not stored', { key, message: reasonOf(error) })
    await emailWithoutDatabase(context, { key, summary, detail })
  }
}

/** Reports that a condition has ended: emails `MAIL_OPS` once if it was raised before. Never raises; safe to repeat. */
export async function resolveAlert(context: AlertContext, key: string): Promise<void> {
  try {
    const at = context.now.toISOString()
    const mailDueAt = alertMailDueAt(context.now)
    const closed = await closeAlert(context.db, { key, at, mailDueAt })
    if (!closed) return
    log('info', 'alert resolved', { key })
    await trySendAlertMail(context, closed)
  } catch (error) {
    log('error', 'alert not resolved', { key, message: reasonOf(error) })
  }
}
