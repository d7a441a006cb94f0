import {
  addBusinessHours,
  BUSINESS_HOURS_A_DAY,
  endOfDeskDay,
} from '#domain/foundation/calendar/businessHours.ts'
import type { LeadKind } from './lead.ts'

/** Business hours in which the desk answers. */
export const ANSWER_HOURS = {
  callback: 1,
  message: 4,
  consultation: BUSINESS_HOURS_A_DAY,
  offer: BUSINESS_HOURS_A_DAY,
  chat: 1,
} as const satisfies Record<LeadKind, number>

/** Business hours after which a person who was not reached is called again. */
const CALL_AGAIN_HOURS = 2

/** When a request has to be answered. */
export const answerDue = (kind: LeadKind, at: Date): Date =>
  addBusinessHours(at, ANSWER_HOURS[kind])

/** When to call a person again who was not reached. */
export const callAgainDue = (at: Date): Date => addBusinessHours(at, CALL_AGAIN_HOURS)

/** When a step planned for a day (ISO date) is overdue. */
export const nextStepDue = (isoDate: string): Date => endOfDeskDay(isoDate)

/** The urgency of a due time (ISO). */
export function leadUrgency(dueAt: string | null, now: Date): 'overdue' | 'open' | 'none' {
  if (dueAt === null) return 'none'
  return Date.parse(dueAt) < now.getTime() ? 'overdue' : 'open'
}
