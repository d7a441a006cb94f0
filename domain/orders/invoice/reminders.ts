import { addDays } from '#domain/foundation/calendar/calendarDay.ts'

/** Days after the due date of an open invoice for the first, second and third reminder. */
export const REMINDER_DAYS = [3, 10, 17] as const

/**
 * Minimum days between two reminders, even if several are late, to give the buyer time to respond.
 */
const REMINDER_GAP_DAYS = 7

/** The latest date of the previous reminder that allows the next one today. */
export const lastRemindedBy = (today: string): string => addDays(today, -REMINDER_GAP_DAYS)

/**
 * The due date (ISO date) before which an invoice gets its next reminder after `sent` of them; null
 * after the last one.
 */
export function remindedIfDueBefore(today: string, sent: number): string | null {
  const days = REMINDER_DAYS[sent]
  return days === undefined ? null : addDays(today, 1 - days)
}

/**
 * Whether an invoice gets reminders; the invoice of a change is voided instead if it is not paid in
 * time.
 */
export const isReminded = ({ amendmentId }: { amendmentId: string | null }): boolean =>
  amendmentId === null
