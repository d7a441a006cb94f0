import { formatMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import { runBatch } from '#database/batch.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { listLinesWithoutBriefing } from '#database/queries/creatives/productions.ts'
import { isWithinBusinessHours } from '#domain/foundation/calendar/businessHours.ts'
import { addWorkingDays } from '#domain/foundation/calendar/workingDays.ts'
import { BRIEFING_REMINDER_DAYS } from '#domain/creatives/production/productionLimits.ts'
import type { OperationContext } from '#worker/platform/env.ts'

export const UNBRIEFED_LINES_A_RUN = 50
/** Working days after an outage within which a late reminder is still sent. */
const LATE_DAYS = 4

/** Requests missing briefings, two and seven working days after the order. Runs by cron; safe to repeat. */
export async function remindOfBriefings(context: OperationContext): Promise<number> {
  const { now, db } = context
  if (!isWithinBusinessHours(now)) return 0
  const at = now.toISOString()
  const today = at.slice(0, 10)
  const sameHour = (date: string) => `${date}${at.slice(10)}`
  let reminded = 0
  for (const days of BRIEFING_REMINDER_DAYS) {
    const lines = await listLinesWithoutBriefing(db, {
      orderedBefore: sameHour(addWorkingDays(today, -days)),
      orderedAfter: sameHour(addWorkingDays(today, -days - LATE_DAYS)),
      days,
      limit: UNBRIEFED_LINES_A_RUN,
    })
    await runBatch(
      db,
      lines.map(({ orderId, lineId }) =>
        queueMailIf(db, {
          orderId,
          kind: 'briefing_missing',
          subject: formatMailSubject(lineId, days),
          at,
        }),
      ),
    )
    reminded += lines.length
  }
  return reminded
}
