import type { AlertRow } from '#database/queries/foundation/alerts.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { log } from '#worker/platform/log.ts'
import { sendAlertMail, type AlertContext } from './alertMail.ts'

type Alert = Pick<AlertRow, 'key' | 'summary' | 'detail'>
type EmailedAlert = Alert & Pick<AlertRow, 'raisedAt'>

/** Uses the delivery books' KV with another key prefix: KV works when the database does not. */
const PREFIX = 'alert:'
/** An outage of a day gets a second email. */
const KEPT_S = 86_400
/** KV may take a minute to show a new key elsewhere; without KV only this isolate knows which alerts it emailed. */
const QUIET_MS = { withKv: 2 * 60_000, withoutKv: 60 * 60_000 }
/** Maximum number of keys, so that memory stays bounded. */
const MAX_KEYS = 500

/** Until when this isolate sends no further email for a key. */
const quietUntil = new Map<string, number>()

/**
 * Emails an alert that the database cannot store: once for all isolates, and again after a day; while KV is also down,
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
 * Once the database is back, emails the end of alerts with these keys that were emailed during the outage. Never
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
