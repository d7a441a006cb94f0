import { addDays, epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatDateRange } from '#domain/foundation/calendar/formatDate.ts'
import type { NewCartItem } from '#domain/commerce/cart/newCartItem.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { formatQuantity, formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { selectPeriods } from '#domain/planning/campaign/edits/periodEdits.ts'
import { moveStart } from '#domain/planning/campaign/edits/planEdits.ts'
import { earliestStart, nextMonday, onWorkday } from '#domain/planning/campaign/leadTime.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'

const WEEK_DAYS = 7

/**
 * The same campaign again after its end: the same number of days from the next day, or from the
 * first possible workday. Billboard periods move by whole weeks, past their last one.
 */
export function renewedPlan(plan: CampaignPlan, now: Date): CampaignPlan {
  const { runtime, periods, mediaType } = plan
  const earliest = earliestStart(mediaType, runtime.timeZone, now)
  const after = addDays(runtime.endDate, 1)
  const [first] = (periods?.startDates ?? []).toSorted()
  if (!isSoldBySlots(mediaType) || !periods || first === undefined)
    return {
      ...plan,
      runtime: moveStart(runtime, after >= earliest ? after : onWorkday(earliest)),
    }
  const from = after > nextMonday(earliest) ? after : nextMonday(earliest)
  const days = Math.ceil((epochDay(from) - epochDay(first)) / WEEK_DAYS) * WEEK_DAYS
  return selectPeriods(
    plan,
    periods.startDates.map((date) => addDays(date, days)),
  )
}

/**
 * The plan without products that are no longer offered, and their number; null if no product chosen
 * by hand is left, as the plan would run everywhere then.
 */
export function withoutGone(
  plan: CampaignPlan,
  offered: ReadonlySet<string>,
): { plan: CampaignPlan; gone: number } | null {
  const { selected } = plan.inventory
  const left = selected.filter((id) => offered.has(id))
  const gone = selected.length - left.length
  if (gone > 0 && left.length === 0 && plan.inventory.topics.length === 0) return null
  return { plan: { ...plan, inventory: { ...plan.inventory, selected: left } }, gone }
}

/** A campaign to order again, as booked and as possible now. */
export interface Renewal {
  before: CampaignPlan
  after: CampaignPlan
  /** When it was booked or last changed. */
  bookedImpressions: number
  impressions: number
  /** Products chosen by hand that are no longer offered. */
  gone: number
  /** Slots of its screens that others have booked. */
  takenSlots: number
  /** Problems that prevent booking it unchanged. */
  problems: readonly string[]
}

/** A change below this share of the impressions is within the forecast's error. */
const NOTICED = 0.01

const datesOf = ({ runtime }: CampaignPlan): string =>
  formatDateRange(runtime.startDate, runtime.endDate)

/** The differences of a renewal, one sentence each. */
export function renewalNotes(renewal: Renewal): string[] {
  const { before, after, bookedImpressions: had, impressions: gets, gone, takenSlots } = renewal
  const { impressions: words, products } = MEDIA_WORDS[after.mediaType]
  const isOther = had > 0 && Math.abs(gets - had) / had >= NOTICED
  return [
    `It runs ${datesOf(after)} instead of ${datesOf(before)}.`,
    ...(isOther
      ? [
          `The same budget buys about ${formatCount(gets)} ${words} at today’s prices. It bought ${formatCount(had)}.`,
        ]
      : []),
    ...(gone > 0
      ? [`${gone} of your ${products} ${gone === 1 ? 'is' : 'are'} no longer offered.`]
      : []),
    ...(takenSlots > 0
      ? [
          `${formatQuantity(takenSlots, 'slot', 'slots')} of your screens ${takenSlots === 1 ? 'is' : 'are'} taken in the new weeks. The cart shows which, and what is free.`,
        ]
      : []),
    ...renewal.problems,
  ]
}

/** A renewed order: cart entries, and the differences of each campaign. */
export interface RenewedOrder {
  items: NewCartItem[]
  campaigns: { name: string; notes: string[] }[]
  /** Lines that are no longer offered. */
  notOffered: string[]
}
