import type { AlertRow } from '#database/queries/foundation/alerts.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { log } from '#worker/platform/log.ts'
import { sendAlertMail, type AlertContext } from './alertMail.ts'

type Alert = Pick<AlertRow, 'key' | 'summary' | 'detail'>
type EmailedAlert = Alert & Pick<AlertRow, 'raisedAt'>

/** Beside the delivery books, whose keys begin otherwise: KV is there when the database is not. */
const PREFIX = 'alert:'
/** An outage of a day is worth a second email. */
const KEPT_S = 86_400
/** KV may show a new key elsewhere after a minute; without KV this isolate alone knows what it emailed. */
const QUIET_MS = { withKv: 2 * 60_000, withoutKv: 60 * 60_000 }
/** More keys than this are forgotten, so that memory stays bounded. */
const MAX_KEYS = 500

/** Until when this isolate emails a key no more. */
const quietUntil = new Map<string, number>()

/**
 * Emails an alert that the database cannot store: once in all isolates, and again after a day; while KV is down, too,
 * hourly in each isolate. Never raises.
 */
export async function emailWithoutDatabase(context: AlertContext, alert: Alert): Promise<void> {
  const { env, now } = context
  const key = PREFIX + alert.key
  if ((quietUntil.get(key) ?? 0) > now.getTime()) return
  if (quietUntil.size >= MAX_KEYS) quietUntil.clear()
  quietUntil.set(key, now.getTime() + QUIET_MS.withKv)
  const emailed: EmailedAlert = { ...alert, raisedAt: now.toISOString() }
  try {
    if (await isEmailed(context, key)) return
    await sendAlertMail(context, { ...emailed, resolvedAt: null })
  } catch (error) {
    quietUntil.delete(key)
    log('error', 'alert mail failed', { key: alert.key, message: reasonOf(error) })
    return
  }
  try {
    await env.DELIVERY_BOOK.put(key, JSON.stringify(emailed), { expirationTtl: KEPT_S })
  } catch (error) {
    quietUntil.set(key, now.getTime() + QUIET_MS.withoutKv)
    log('error', 'alert not stored', { key: alert.key, message: reasonOf(error) })
  }
}

async function isEmailed({ env }: AlertContext, key: string): Promise<boolean> {
  try {
    return (await env.DELIVERY_BOOK.get(key)) !== null
  } catch {
    return false
  }
}

/**
 * Emails the end of alerts with these keys that were emailed while the database was down, once it is back. Never
 * raises; safe to repeat.
 */
export async function resolveWithoutDatabase(
  context: AlertContext,
  keys: readonly string[],
): Promise<void> {
  const { DELIVERY_BOOK } = context.env
  try {
    const stored = await DELIVERY_BOOK.list({ prefix: PREFIX })
    for (const { name } of stored.keys) {
      quietUntil.delete(name)
      if (!keys.includes(name.slice(PREFIX.length))) continue
      const emailed = await DELIVERY_BOOK.get<EmailedAlert>(name, 'json')
      if (!emailed) continue
      await sendAlertMail(context, { ...emailed, resolvedAt: context.now.toISOString() })
      await DELIVERY_BOOK.delete(name)
    }
  } catch (error) {
    log('error', 'alert not resolved', { message: reasonOf(error) })
  }
}
