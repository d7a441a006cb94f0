import { slotLimits, type SlotLimits } from './slotLimits.ts'

/** Unpaid slots of one country in the week that begins on a Monday. */
export interface WeekSlots {
  country: string
  week: string
  slots: number
}

/** A holder's limit of unpaid slots, and the slots that it already holds. */
export interface HolderSlots {
  limits: SlotLimits
  held: WeekSlots[]
}

/**
 * The slots that a plan may use: its session and its network each have a limit. `held` excludes the
 * plan itself.
 */
export type SlotAllowance = HolderSlots[]

/** The allowance of a guest, the lowest of all. A new one holds nothing yet. */
export function guestAllowance(held: WeekSlots[] = []): SlotAllowance {
  return [{ limits: slotLimits({ hasPaidBefore: false }).session, held }]
}

/** The total of held slots, over all countries and weeks. */
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
