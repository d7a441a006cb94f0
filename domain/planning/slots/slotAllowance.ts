import { slotLimits, type SlotLimits } from './slotLimits.ts'

/** Unpaid slots of one country in the week that begins on a Monday. */
export interface WeekSlots {
  country: string
  week: string
  slots: number
}

/** What one holder may hold without having paid, and what it holds already. */
export interface HolderSlots {
  limits: SlotLimits
  held: WeekSlots[]
}

/** The slots that a plan may need: its session and its network are both limited. `held` leaves the plan itself out. */
export type SlotAllowance = HolderSlots[]

/** The allowance of a guest, the least that anybody has. A new one holds nothing yet. */
export function guestAllowance(held: WeekSlots[] = []): SlotAllowance {
  return [{ limits: slotLimits({ hasPaidBefore: false }).session, held }]
}

/** The slots held in all, of every country and week. */
export function heldSlots({ held }: HolderSlots): number {
  return held.reduce((sum, { slots }) => sum + slots, 0)
}

/** One entry for each country and week. */
export function sumWeekSlots(parts: readonly WeekSlots[]): WeekSlots[] {
  const sums = new Map<string, WeekSlots>()
  for (const { country, week, slots } of parts) {
    const key = `${country} ${week}`
    const before = sums.get(key)?.slots ?? 0
    sums.set(key, { country, week, slots: before + slots })
  }
  return [...sums.values()]
}
