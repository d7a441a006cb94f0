import { MEDIA_AUDIENCES } from '#domain/planning/assessment/mediaAudience.ts'
import { usageShare } from '#domain/planning/assessment/mediaUsage.ts'
import { MEDIA_LEAD_DAYS } from '#domain/planning/campaign/leadTime.ts'
import { adFormatsFor } from '#domain/catalogue/adFormat.ts'
import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { reachOf } from '#domain/planning/forecast/reach.ts'
import { mediaMix, type CampaignGoal } from '#domain/planning/mediaMix/mediaMix.ts'
import { hasFrequencyCap } from '#domain/foundation/media/mediaTraits.ts'
import {
  MEDIA_TYPE_NAMES,
  MEDIA_TYPES,
  type MediaType,
} from '#domain/foundation/media/mediaTypes.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import {
  budgetFor,
  impressionsFor,
  priceAt,
  VOLUME_SAVINGS,
} from '#domain/planning/pricing/priceSchedule.ts'
import { cpmOf, scheduleAt, type PriceClass } from '../calculators/typicalSchedule.ts'
import { count, oneDecimal } from '../calculators/values.ts'
import { EXAMPLE_INVENTORY } from '../facts/exampleInventory.ts'
import type { InventoryGroup } from '../facts/inventory.types.ts'
import type { DescribedPicture } from './marketingPage.ts'

/** The figures of our own market, as pages print them. */
export const typicalCpm = (mediaType: MediaType): string =>
  formatUsd(MEDIA_ECONOMICS[mediaType].typicalCpmMinor)
export const premiumCpm = (mediaType: MediaType): string =>
  formatUsd(MEDIA_ECONOMICS[mediaType].premiumCpmMinor)
export const typicalCpmMinor = (mediaType: MediaType): number =>
  MEDIA_ECONOMICS[mediaType].typicalCpmMinor
export const premiumCpmMinor = (mediaType: MediaType): number =>
  MEDIA_ECONOMICS[mediaType].premiumCpmMinor
export const leastBudget = (mediaType: MediaType): string =>
  dollars(MEDIA_ECONOMICS[mediaType].minBudgetMinor)
export const leadDays = (mediaType: MediaType): string => String(MEDIA_LEAD_DAYS[mediaType])

/** The largest surcharge of a medium's formats, per thousand impressions. */
export const mostFormatAdds = (mediaType: MediaType): string =>
  dollars(Math.max(...adFormatsFor(mediaType).map(({ cpmSurchargeMinor }) => cpmSurchargeMinor)))

const STEPS = VOLUME_SAVINGS.filter(({ percent }) => percent > 0).map(
  ({ percent, fromMinor }) => `${percent}% at ${dollars(fromMinor)}`,
)
/**
 * The volume savings, with linear growth in between: "3% at $5,000, 5% at $10,000 and 8% at $25,000
 * and above".
 */
export const SAVINGS = `${STEPS.slice(0, -1).join(', ')} and ${STEPS.at(-1)} and above`

/** The impressions that a budget buys at the typical price, with its volume saving. */
export const viewsFor = (
  mediaType: MediaType,
  budgetMinor: number,
  priceClass: PriceClass = 'typical',
): number => impressionsFor(budgetMinor, scheduleAt(cpmOf(mediaType, priceClass)))

export const viewsWords = (
  mediaType: MediaType,
  budgetMinor: number,
  priceClass: PriceClass = 'typical',
): string => count(viewsFor(mediaType, budgetMinor, priceClass))

/** The cost of a number of impressions, in USD cents. */
export const costOfViewsMinor = (mediaType: MediaType, views: number): number =>
  budgetFor(views, scheduleAt(cpmOf(mediaType, 'typical')))
export const costOfViews = (mediaType: MediaType, views: number): string =>
  dollars(costOfViewsMinor(mediaType, views))

/** The number of sales whose profit pays a cost. USD cents. */
export const salesFor = (costMinor: number, profitMinor: number): string =>
  count(Math.ceil(costMinor / profitMinor))

/** The CPM at a budget. */
export const cpmAt = (mediaType: MediaType, budgetMinor: number): string =>
  formatUsd(priceAt(budgetMinor, scheduleAt(cpmOf(mediaType, 'typical'))).cpmMinor)

/** The people of a place that a budget reaches, with frequency and audience. */
export function metIn(
  mediaType: MediaType,
  place: { people: number; budgetMinor: number; days: number },
): { reach: number; frequency: number; audience: number } {
  const views = viewsFor(mediaType, place.budgetMinor)
  const audience = Math.floor(place.people * MEDIA_AUDIENCES[mediaType].monthlyUserShare)
  const reach = reachOf(views, {
    mediaType,
    audience,
    activeDays: place.days,
    frequencyCapPerDay: hasFrequencyCap(mediaType) ? 3 : null,
  })
  return { reach, audience, frequency: reach > 0 ? views / reach : 0 }
}

/** Rows of budget, impressions, people and frequency for a place, by our reach curve. */
export const reachRows = (
  mediaType: MediaType,
  people: number,
  budgetsMinor: readonly number[],
): string[][] =>
  budgetsMinor.map((budgetMinor) => {
    const { reach, frequency } = metIn(mediaType, { people, budgetMinor, days: 28 })
    return [
      dollars(budgetMinor),
      viewsWords(mediaType, budgetMinor),
      count(reach),
      oneDecimal(frequency),
    ]
  })

/** Rows of budget, CPM and impressions. */
export const priceRows = (mediaType: MediaType, budgetsMinor: readonly number[]): string[][] =>
  budgetsMinor.map((budgetMinor) => [
    dollars(budgetMinor),
    cpmAt(mediaType, budgetMinor),
    viewsWords(mediaType, budgetMinor),
  ])

/** A drawing of the CPM by budget. */
export const cpmBars = (
  mediaType: MediaType,
  budgetsMinor: readonly number[],
): DescribedPicture => {
  const typical = scheduleAt(cpmOf(mediaType, 'typical'))
  const rows = budgetsMinor.map((budgetMinor) => {
    const { cpmMinor } = priceAt(budgetMinor, typical)
    return { label: dollars(budgetMinor), value: cpmMinor, shown: formatUsd(cpmMinor) }
  })
  const first = rows[0]
  const last = rows.at(-1)
  return {
    kind: 'bars',
    rows,
    alt: `Bars of the price of a thousand by budget: ${first?.shown} at ${first?.label}, ${last?.shown} at ${last?.label}.`,
  }
}

/** The groups of our example inventory with at least `least` products. */
export const inventoryGroups = (mediaType: MediaType, least = 2): InventoryGroup[] =>
  EXAMPLE_INVENTORY[mediaType].groups
    .filter((group) => group.count >= least)
    .toSorted((a, b) => a.medianMinor - b.medianMinor)

/** A group as a row: name, count, low, median and high price. */
export const inventoryRow = (group: InventoryGroup): string[] => [
  group.label,
  String(group.count),
  formatUsd(group.lowMinor),
  formatUsd(group.medianMinor),
  formatUsd(group.highMinor),
]

export const inventoryCount = (mediaType: MediaType): number =>
  EXAMPLE_INVENTORY[mediaType].all.count

/** The six media as rows: minimum budget, typical price, lead time. */
export const mediaRows = (): string[][] =>
  MEDIA_TYPES.map((mediaType) => [
    MEDIA_TYPE_NAMES[mediaType],
    leastBudget(mediaType),
    typicalCpm(mediaType),
    `${leadDays(mediaType)} days`,
  ])

/**
 * Our split of a budget among the media in a place, over four weeks: medium, dollars, people
 * reached.
 */
export const mixRows = (goal: CampaignGoal, budgetMinor: number, people: number): string[][] => {
  const reachIn = (mediaType: MediaType) => (minor: number) =>
    metIn(mediaType, { people, budgetMinor: minor, days: 28 }).reach
  const media = MEDIA_TYPES.map((mediaType) => ({
    mediaType,
    minBudgetMinor: MEDIA_ECONOMICS[mediaType].minBudgetMinor,
    reachOf: reachIn(mediaType),
  }))
  return mediaMix(goal, budgetMinor, media).map((part) => [
    MEDIA_TYPE_NAMES[part.mediaType],
    dollars(part.budgetMinor),
    count(reachIn(part.mediaType)(part.budgetMinor)),
  ])
}

/** A day's use of a medium, hour by hour. */
export const dayOf = (mediaType: MediaType, weekday: number): number[] =>
  Array.from({ length: 24 }, (_, hour) => usageShare(mediaType, weekday, hour))

/** The share of a week's use in the given hours of some days, in percent. */
export const useShare = (
  mediaType: MediaType,
  days: readonly number[],
  [from, to]: readonly [from: number, to: number],
): string => {
  const hours = Array.from({ length: to - from }, (_, at) => from + at)
  const share = days
    .flatMap((day) => hours.map((hour) => usageShare(mediaType, day, hour)))
    .reduce((sum, one) => sum + one, 0)
  return `${(share * 100).toFixed(0)}%`
}

export const WORKDAYS = [0, 1, 2, 3, 4] as const
export const WEEKEND = [5, 6] as const
export { count, dollars, formatUsd, oneDecimal }
