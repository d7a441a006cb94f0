import { closeAlert, openAlert, repeatAlert } from '#database/queries/foundation/alerts.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { log } from '#worker/platform/log.ts'
import { alertMailDueAt, sendAlertMail, trySendAlertMail, type AlertContext } from './alertMail.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** A condition that a person has to look at. Never personal data. */
export interface Alert {
  /** Names the condition, and what it is about: `book:US/ctv`. */
  key: string
  /** One line, without figures that change while it lasts. */
  summary: string
  /** Facts and the reason of a failure, a line each. */
  detail: string
}

const REPEAT_MS = 60_000
const WITHOUT_DATABASE_MS = 60 * 60_000
const MAX_DETAIL = 2_000
/** More keys than this are forgotten, so that memory stays bounded. */
const MAX_KEYS = 500

/** When this isolate last emailed a key while the database was down. */
const emailedWithoutDatabase = new Map<string, number>()

/**
 * Reports that a condition holds: logs it, shows it on the admin page Today and emails `MAIL_OPS` once, until
 * `resolveAlert` reports its end. While the database is down, emails each key at most hourly per isolate. Never
 * raises; safe to repeat.
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
    emailedWithoutDatabase.delete(key)
    if (!closed) return
    log('info', 'alert resolved', { key })
    await trySendAlertMail(context, closed)
  } catch (error) {
    log('error', 'alert not resolved', { key, message: reasonOf(error) })
  }
}

async function emailWithoutDatabase(context: AlertContext, alert: Alert): Promise<void> {
  const nowMs = context.now.getTime()
  const last = emailedWithoutDatabase.get(alert.key)
  if (last !== undefined && nowMs - last < WITHOUT_DATABASE_MS) return
  if (emailedWithoutDatabase.size >= MAX_KEYS) emailedWithoutDatabase.clear()
  emailedWithoutDatabase.set(alert.key, nowMs)
  try {
    const raisedAt = context.now.toISOString()
    await sendAlertMail(context, { ...alert, raisedAt, resolvedAt: null })
  } catch (error) {
    emailedWithoutDatabase.delete(alert.key)
    log('error', 'alert mail failed', { key: alert.key, message: reasonOf(error) })
  }
}
