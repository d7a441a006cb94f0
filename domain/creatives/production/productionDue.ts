import { BUSINESS_HOURS } from '#domain/foundation/calendar/businessHours.ts'
import { todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { addWorkingDays } from '#domain/foundation/calendar/workingDays.ts'
import type { LineState } from '#domain/orders/order/line/lineState.ts'
import { isPaid, type OrderState } from '#domain/orders/order/orderState.ts'
import { CHANGES_WORKING_DAYS } from './productionLimits.ts'

/** The facts that decide when the next draft of an ad is due. Instants are ISO, UTC. */
export interface DueFacts {
  state: LineState
  orderState: OrderState
  /** From the package: working days to the first draft. */
  workingDays: number
  briefedAt: string | null
  paidAt: string | null
  changesAskedAt: string | null
}

const deskDay = (moment: string): string => todayIn(BUSINESS_HOURS.timeZone, new Date(moment))

/**
 * The day (ISO) on which the desk's next draft is due; null while it is the buyer's turn. The package's working days
 * begin when the material is complete and the order is paid, whichever is later; changes take two, or the package's
 * number if that is less.
 */
export function productionDue(facts: DueFacts): string | null {
  const { state, orderState, workingDays, briefedAt, paidAt, changesAskedAt } = facts
  if (state === 'changes_asked' && changesAskedAt !== null)
    return addWorkingDays(deskDay(changesAskedAt), Math.min(workingDays, CHANGES_WORKING_DAYS))
  if (state !== 'briefed' && state !== 'in_production') return null
  if (briefedAt === null || !isPaid(orderState)) return null
  const from = paidAt !== null && paidAt > briefedAt ? paidAt : briefedAt
  return addWorkingDays(deskDay(from), workingDays)
}

/** The desk's own day at a moment. */
export const deskToday = (now: Date): string => todayIn(BUSINESS_HOURS.timeZone, now)

/** The urgency of a due day at a moment, in the desk's zone. */
export function dueUrgency(due: string | null, now: Date): 'overdue' | 'today' | 'later' | 'none' {
  if (due === null) return 'none'
  const today = deskToday(now)
  if (due < today) return 'overdue'
  return due === today ? 'today' : 'later'
}

/** The order of the desk's board: by due day, without a due day last, then by name. */
export function byDue(
  a: { dueDate: string | null; lineId: string },
  b: { dueDate: string | null; lineId: string },
): number {
  const [first, second] = [a.dueDate ?? '9999', b.dueDate ?? '9999']
  if (first !== second) return first < second ? -1 : 1
  return a.lineId < b.lineId ? -1 : a.lineId > b.lineId ? 1 : 0
}
