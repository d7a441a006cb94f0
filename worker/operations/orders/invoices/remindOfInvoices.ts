import { formatMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import { runBatch } from '#database/batch.ts'
import {
  countReminder,
  hasReminders,
  listOverdueInvoices,
} from '#database/queries/orders/invoices.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import {
  lastRemindedBy,
  REMINDER_DAYS,
  remindedIfDueBefore,
} from '#domain/orders/invoice/reminders.ts'
import type { OperationContext } from '#worker/platform/env.ts'

export const INVOICES_A_RUN = 50

/** Sends reminders of overdue invoices, three in all, at least a week apart. Runs by cron; safe to repeat. */
export async function remindOfInvoices(context: OperationContext): Promise<number> {
  const { db } = context
  const at = context.now.toISOString()
  let reminded = 0
  const today = dayIn(context.settings.SELLER_TIME_ZONE, context.now)
  const remindedBy = lastRemindedBy(today)
  for (const sent of REMINDER_DAYS.keys()) {
    const dueBefore = remindedIfDueBefore(today, sent)
    if (dueBefore === null) continue
    const query = { dueBefore, remindedBy, reminders: sent, limit: INVOICES_A_RUN }
    for (const { id, orderId } of await listOverdueInvoices(db, query)) {
      const mail = {
        orderId,
        kind: 'invoice_reminder' as const,
        subject: formatMailSubject(id, sent + 1),
        at,
      }
      await runBatch(db, [
        countReminder(db, id, { before: sent, on: today }),
        queueMailIf(db, mail, hasReminders(id, sent + 1)),
      ])
      reminded += 1
    }
  }
  return reminded
}
