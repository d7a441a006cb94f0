import {
  addBusinessHours,
  BUSINESS_HOURS_A_DAY,
  endOfDeskDay,
} from '#domain/foundation/calendar/businessHours.ts'
import type { LeadKind } from './lead.ts'

/** Within how many hours of its work the desk answers. */
export const ANSWER_HOURS = {
  callback: 1,
  message: 4,
  consultation: BUSINESS_HOURS_A_DAY,
  offer: BUSINESS_HOURS_A_DAY,
  chat: 1,
} as const satisfies Record<LeadKind, number>

/** Somebody who was not reached is called again after so many hours of work. */
const CALL_AGAIN_HOURS = 2

/** When a request is to be answered. */
export const answerDue = (kind: LeadKind, at: Date): Date =>
  addBusinessHours(at, ANSWER_HOURS[kind])

/** When somebody who was not reached is to be called again. */
export const callAgainDue = (at: Date): Date => addBusinessHours(at, CALL_AGAIN_HOURS)

/** When what was planned for a day (ISO date) is overdue. */
export const nextStepDue = (isoDate: string): Date => endOfDeskDay(isoDate)

/** How urgent a moment (ISO) is. */
export function leadUrgency(dueAt: string | null, now: Date): 'overdue' | 'open' | 'none' {
  if (dueAt === null) return 'none'
  return Date.parse(dueAt) < now.getTime() ? 'overdue' : 'open'
}
