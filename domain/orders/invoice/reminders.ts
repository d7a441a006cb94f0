import { addDays } from '#domain/foundation/calendar/calendarDay.ts'

/** So many days after its due date an open invoice is reminded of, for the first, second and third time. */
export const REMINDER_DAYS = [3, 10, 17] as const

/** Between two reminders at least, also where several are late: one is given time to answer. */
const REMINDER_GAP_DAYS = 7

/** The last day of an earlier reminder that lets the next one go out today. */
export const lastRemindedBy = (today: string): string => addDays(today, -REMINDER_GAP_DAYS)

/** Due before this day (ISO date), an invoice gets its next reminder after `sent` of them; null after the last one. */
export function remindedIfDueBefore(today: string, sent: number): string | null {
  const days = REMINDER_DAYS[sent]
  return days === undefined ? null : addDays(today, 1 - days)
}

/** Whether an invoice is reminded of; that of a change of an order is taken back when it is not paid by its day. */
export const isReminded = ({ amendmentId }: { amendmentId: string | null }): boolean =>
  amendmentId === null
