import type { PlanPeriods } from '../campaign/campaignPlan.ts'
import type { Product, Screen } from '#domain/catalogue/products/product.ts'
import { haversineKm } from '#domain/foundation/geo/distance.ts'
import { shiftPeriods, slotWeeks } from './slotWeeks.ts'

/** Minutes for which a cart holds a slot. */
export const SLOT_HOLD_MINUTES = 15
/** Number of weeks to search for the next free period. */
export const NEXT_PERIOD_WEEKS = 26
const NEARBY_KM = 40
const MAX_NEARBY = 3

export type ScreenProduct = Product & { screen: Screen }

/** Slots taken by others, by `slotKey`. */
export type SlotUsage = ReadonlyMap<string, number>

/** A screen in a week, as the key of `SlotUsage`. */
export const slotKey = (screenId: string, week: string) => `${screenId}|${week}`

/** A screen without a free slot in a requested week, and its alternatives. */
export interface SlotConflict {
  screenId: string
  screenName: string
  /** Mondays of the weeks without a free slot. */
  fullWeeks: string[]
  /** Screens that are free in all the weeks, nearest first. */
  nearby: { screenId: string; name: string; distanceKm: number }[]
  /**
   * The first later start, in whole weeks, at which this screen is free; null if none within half a
   * year.
   */
  nextFree: { startDates: string[]; weeksLater: number } | null
}

const isFree = (screen: ScreenProduct, weeks: readonly string[], usage: SlotUsage) =>
  weeks.every((week) => (usage.get(slotKey(screen.id, week)) ?? 0) < screen.screen.loopSlots)

/**
 * Every wanted screen without a free slot in some week, with alternatives. `usage` counts the slots
 * of others.
 */
export function slotConflicts(request: {
  periods: PlanPeriods
  wanted: readonly ScreenProduct[]
  others: readonly ScreenProduct[]
  usage: SlotUsage
}): SlotConflict[] {
  const { periods, wanted, others, usage } = request
  const weeks = slotWeeks(periods)
  const wantedIds = new Set(wanted.map(({ id }) => id))
  const free = others.filter((one) => !wantedIds.has(one.id) && isFree(one, weeks, usage))
  return wanted
    .filter((screen) => !isFree(screen, weeks, usage))
    .map((screen) => ({
      screenId: screen.id,
      screenName: screen.name,
      fullWeeks: weeks.filter((week) => !isFree(screen, [week], usage)),
      nearby: nearbyScreens(screen, free),
      nextFree: nextFreePeriod(screen, periods, usage),
    }))
}

function nearbyScreens(screen: ScreenProduct, free: readonly ScreenProduct[]) {
  return free
    .filter(
      (other) =>
        other.screen.orientation === screen.screen.orientation &&
        other.formatIds.some((id) => screen.formatIds.includes(id)),
    )
    .map((other) => ({
      screenId: other.id,
      name: other.name,
      distanceKm: Math.round(haversineKm(screen.screen, other.screen) * 10) / 10,
    }))
    .filter(({ distanceKm }) => distanceKm <= NEARBY_KM)
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, MAX_NEARBY)
}

function nextFreePeriod(
  screen: ScreenProduct,
  periods: PlanPeriods,
  usage: SlotUsage,
): SlotConflict['nextFree'] {
  for (let weeksLater = 1; weeksLater <= NEXT_PERIOD_WEEKS; weeksLater++) {
    const shifted = shiftPeriods(periods, weeksLater)
    if (isFree(screen, slotWeeks(shifted), usage))
      return { startDates: shifted.startDates, weeksLater }
  }
  return null
}
