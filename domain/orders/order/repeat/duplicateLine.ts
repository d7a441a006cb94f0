import { addDays, epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { earliestStart, nextMonday, onWorkday } from '#domain/planning/campaign/leadTime.ts'
import { selectPeriods } from '#domain/planning/campaign/edits/periodEdits.ts'
import { moveStart } from '#domain/planning/campaign/edits/planEdits.ts'
import { campaignItem, packageItem, type NewCartItem } from '#domain/commerce/cart/newCartItem.ts'
import { findAdCreationPackage } from '#domain/catalogue/adCreationPackage.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** The parts of a booked line that are duplicated. */
export interface BookedLine {
  mediaType: MediaType
  name: string
  quantity: number
  plan: CampaignPlan | null
  packageId: string | null
}

const WEEK_DAYS = 7

/**
 * A plan to book again: with the same dates if they are still possible, otherwise with the same
 * number of days from the first possible one. Billboard periods move by whole weeks.
 */
export function duplicatePlan(plan: CampaignPlan, now: Date): CampaignPlan {
  const { runtime, periods, mediaType } = plan
  const earliest = earliestStart(mediaType, runtime.timeZone, now)
  if (runtime.startDate >= earliest) return plan
  const [first] = (periods?.startDates ?? []).toSorted()
  if (!isSoldBySlots(mediaType) || !periods || first === undefined)
    return { ...plan, runtime: moveStart(runtime, onWorkday(earliest)) }
  const gap = epochDay(nextMonday(earliest)) - epochDay(first)
  const days = Math.ceil(gap / WEEK_DAYS) * WEEK_DAYS
  return selectPeriods(
    plan,
    periods.startDates.map((date) => addDays(date, days)),
  )
}

/** A booked line as a new entry of the cart, at today's price; null if it is no longer offered. */
export function duplicateLine(line: BookedLine, now: Date): NewCartItem | null {
  if (line.plan) {
    const item = campaignItem(duplicatePlan(line.plan, now))
    return { ...item, data: { ...item.data, name: line.name } }
  }
  const offered = line.packageId === null ? null : findAdCreationPackage(line.packageId)
  return offered ? packageItem(offered, { quantity: line.quantity }) : null
}
