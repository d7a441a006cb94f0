import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { startOfDayIn } from '#domain/foundation/calendar/flight.ts'
import { slotKey } from './slotAvailability.ts'

const HOUR_MS = 3_600_000
/** Hours for which an open invoice holds slots for a buyer who has never paid. */
const UNKNOWN_BUYER_HOURS = 48
/** Hours before their release at which the buyer gets a mail. */
const WARNING_HOURS = 24

const hoursLater = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * HOUR_MS).toISOString()

/**
 * Until when (ISO, UTC) an order on invoice holds its exclusive slots unpaid: to the end of its due
 * date, in the seller's time zone, for buyers who have paid before; 48 hours for others.
 */
export function slotsKeptUntil(order: {
  placedAt: string
  /** ISO date. */
  dueDate: string
  sellerTimeZone: string
  hasPaidBefore: boolean
}): string {
  if (!order.hasPaidBefore) return hoursLater(order.placedAt, UNKNOWN_BUYER_HOURS)
  return startOfDayIn(addDays(order.dueDate, 1), order.sellerTimeZone)
}

/** The latest release time of slots whose orders get their warning now. */
export const warnedIfKeptUntil = (now: string): string => hoursLater(now, WARNING_HOURS)

/** A slot that an order lost because it was not paid. */
export interface ReleasedSlot {
  /** The key of its line. */
  cartKey: string
  screenId: string
  /** The Monday of its week. */
  week: string
  /** Number of the screen's slots in a week; 0 if it is no longer sold. */
  loopSlots: number
}

/**
 * Which lines can get all their slots of this week and later ones back, in order; past ones are
 * ignored. `taken`: slots of others by `slotKey`. Lines of the order do not take the last slot from
 * each other.
 */
export function reclaimableSlots(
  released: readonly ReleasedSlot[],
  taken: ReadonlyMap<string, number>,
  today: string,
): Map<string, ReleasedSlot[]> {
  const inUse = new Map(taken)
  const reclaimable = new Map<string, ReleasedSlot[]>()
  for (const cartKey of new Set(released.map((slot) => slot.cartKey))) {
    const wanted = released.filter(
      (slot) => slot.cartKey === cartKey && addDays(slot.week, 7) > today,
    )
    const isFree = ({ screenId, week, loopSlots }: ReleasedSlot) =>
      (inUse.get(slotKey(screenId, week)) ?? 0) < loopSlots
    if (!wanted.every(isFree)) continue
    for (const { screenId, week } of wanted) {
      const key = slotKey(screenId, week)
      inUse.set(key, (inUse.get(key) ?? 0) + 1)
    }
    reclaimable.set(cartKey, wanted)
  }
  return reclaimable
}

/**
 * Splits a line's released slots of this week and later ones into free and taken ones, without past
 * ones. `taken`: slots of others by `slotKey`.
 */
export function freeOfReleased(
  released: readonly ReleasedSlot[],
  taken: ReadonlyMap<string, number>,
  today: string,
): { free: ReleasedSlot[]; lost: ReleasedSlot[] } {
  const wanted = released.filter(({ week }) => addDays(week, 7) > today)
  const isFree = ({ screenId, week, loopSlots }: ReleasedSlot) =>
    (taken.get(slotKey(screenId, week)) ?? 0) < loopSlots
  return { free: wanted.filter(isFree), lost: wanted.filter((slot) => !isFree(slot)) }
}
