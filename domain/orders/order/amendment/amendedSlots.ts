import { slotKey } from '#domain/planning/slots/slotAvailability.ts'
import type { AmendedSlots, SlotWeek } from './amendment.types.ts'

const keyOf = ({ screenId, week }: SlotWeek): string => slotKey(screenId, week)

/** The additional slots that an amended billboard campaign needs, and those it no longer needs. */
export function slotDifference<Wanted extends SlotWeek>(
  own: readonly SlotWeek[],
  wanted: readonly Wanted[],
): AmendedSlots & { added: Wanted[] } {
  const has = new Set(own.map(keyOf))
  const wants = new Set(wanted.map(keyOf))
  return {
    added: wanted.filter((slot) => !has.has(keyOf(slot))),
    dropped: own.filter((slot) => !wants.has(keyOf(slot))),
  }
}

/** The slots that are sold out. `taken`: number of slots booked by others, by `slotKey`. */
export const soldOutOf = <Slot extends SlotWeek & { loopSlots: number }>(
  slots: readonly Slot[],
  taken: ReadonlyMap<string, number>,
): Slot[] => slots.filter((slot) => (taken.get(keyOf(slot)) ?? 0) >= slot.loopSlots)
