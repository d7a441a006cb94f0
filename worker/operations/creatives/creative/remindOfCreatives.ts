import { runBatch } from '#database/batch.ts'
import {
  listLinesToRemind,
  reminderSubject,
} from '#database/queries/creatives/creativeReminders.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { isWithinBusinessHours } from '#domain/foundation/calendar/businessHours.ts'
import {
  CREATIVE_REMINDER_DAYS,
  startsToRemind,
} from '#domain/orders/order/line/creativeReminders.ts'
import type { OperationContext } from '#worker/platform/env.ts'

export const UNREADY_LINES_A_RUN = 50
/** Skips recent orders, whose confirmation has the same reminder. */
const FRESH_MS = 24 * 60 * 60_000

/**
 * Sends reminders about campaigns without creatives, five and three working days before their start, in business
 * hours. Runs by cron; safe to repeat.
 */
export async function remindOfCreatives(context: OperationContext): Promise<number> {
  const { db, now } = context
  if (!isWithinBusinessHours(now)) return 0
  const at = now.toISOString()
  const orderedBefore = new Date(now.getTime() - FRESH_MS).toISOString()
  let reminded = 0
  for (const days of CREATIVE_REMINDER_DAYS) {
    const startDates = startsToRemind(days, at.slice(0, 10))
    const lines = await listLinesToRemind(db, {
      startDates,
      days,
      orderedBefore,
      limit: UNREADY_LINES_A_RUN,
    })
    const mails = lines.map(({ orderId, lineId }) =>
      queueMailIf(db, {
        orderId,
        kind: 'creatives_missing',
        subject: reminderSubject(lineId, days),
        at,
      }),
    )
    await runBatch(db, mails)
    reminded += mails.length
  }
  return reminded
}
