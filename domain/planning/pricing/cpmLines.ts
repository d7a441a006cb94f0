import { audienceSurchargeMinor } from '../audience/audienceSurcharge.ts'
import { adFormatLabel, findAdFormat } from '#domain/catalogue/adFormat.ts'
import { marketIn } from '../market/regionMarket.ts'
import type { PlanAssessment } from '../assessment/assessPlan.ts'
import { hasFrequencyCap, isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { PriceLine } from '#domain/foundation/money/priceLine.ts'
import { formatSurchargeMinor } from '../assessment/formatShare.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** The label of the first price line: the price before surcharges. */
const BASE_LABELS = {
  online_display: 'Websites',
  mobile_display: 'Apps and mobile sites',
  online_video: 'Video on websites',
  online_audio: 'Stations and podcasts',
  ctv: 'Streaming services',
  dooh: 'Screens',
} as const satisfies Record<MediaType, string>

/** The difference of the region's market from the country's mean price. */
const MARKET_LABEL = 'Prices in this market'

/** Surcharges in percent of the base price in the region. */
const HAND_PICKED_PERCENT = 10
/** Maximum, with almost no hours; less the more of the medium's use the hours cover. */
const NARROW_HOURS_PERCENT = 15
const FREQUENCY_CAP_PERCENT: ReadonlyMap<number, number> = new Map([
  [1, 10],
  [2, 5],
])

/** The CPM before volume savings, with its list price counterpart. USD cents per 1,000. */
export interface CpmBeforeVolume {
  lines: PriceLine[]
  cpmMinor: number
  ratecardCpmMinor: number
}

/**
 * The components of a plan's CPM: the average price of its products, weighted by their
 * availability, the difference of the region's market, and one line per surcharge. Without
 * products: no lines, a CPM of 0.
 */
export function cpmBeforeVolume(assessment: PlanAssessment): CpmBeforeVolume {
  const { plan, carried, carriedWeekly } = assessment
  if (carriedWeekly <= 0) return { lines: [], cpmMinor: 0, ratecardCpmMinor: 0 }
  const sums = weighCarried(assessment)
  const baseMinor = Math.round(sums.base / carriedWeekly)
  const hereMinor = Math.round(sums.baseHere / carriedWeekly)
  const ratecardHereMinor = Math.max(hereMinor, Math.round(sums.ratecardHere / carriedWeekly))
  const premiumMinor = premiumPart(sums, carriedWeekly, baseMinor)
  const surcharges = [
    formatLine(assessment, Math.round(sums.formats / carriedWeekly)),
    ...audienceSurchargeMinor(plan.audience),
    handPickedLine(hereMinor, sums.handPicked / carriedWeekly),
    hoursLine(assessment, hereMinor),
    frequencyCapLine(assessment, hereMinor),
  ].filter(({ cpmMinor }) => cpmMinor > 0)
  const lines = [
    { code: 'base', label: BASE_LABELS[plan.mediaType], cpmMinor: baseMinor - premiumMinor },
    { code: 'premium', label: premiumLabel(carried.length, sums), cpmMinor: premiumMinor },
    { code: 'market', label: MARKET_LABEL, cpmMinor: hereMinor - baseMinor },
    ...surcharges,
  ].filter(({ code, cpmMinor }) => code === 'base' || cpmMinor !== 0)
  const added = surcharges.reduce((sum, { cpmMinor }) => sum + cpmMinor, 0)
  return { lines, cpmMinor: hereMinor + added, ratecardCpmMinor: ratecardHereMinor + added }
}

interface CarriedSums {
  base: number
  /** The base price in the region's market. */
  baseHere: number
  ratecardHere: number
  formats: number
  handPicked: number
  plain: number
  plainBase: number
  premiumCount: number
}

interface KnownSums {
  formatIds: readonly string[]
  topics: readonly string[]
  sums: CarriedSums
}
/** Changes that do not affect the products reuse the sums. */
const knownSums = new WeakMap<PlanAssessment['carried'], KnownSums>()

/**
 * Sums over the carrying products, each weighted by its weekly impressions. Cached per list, which
 * must not change afterwards.
 */
function weighCarried(assessment: PlanAssessment): CarriedSums {
  const { formatIds, inventory, mediaType } = assessment.plan
  const known = knownSums.get(assessment.carried)
  // Screens are priced individually, not by topic.
  const sameTopics = isOnScreens(mediaType) || known?.topics === inventory.topics
  if (known && known.formatIds === formatIds && sameTopics) return known.sums
  const sums = sumCarried(assessment)
  knownSums.set(assessment.carried, { formatIds, topics: inventory.topics, sums })
  return sums
}

function sumCarried({ plan, carried, market }: PlanAssessment): CarriedSums {
  const chosenFormats = new Set(plan.formatIds)
  const topics = new Set(plan.inventory.topics)
  const sums: CarriedSums = {
    base: 0,
    baseHere: 0,
    ratecardHere: 0,
    formats: 0,
    handPicked: 0,
    plain: 0,
    plainBase: 0,
    premiumCount: 0,
  }
  for (const { product, weeklyImpressions } of carried) {
    sums.base += weeklyImpressions * product.baseCpmMinor
    const { price } = marketIn(market, product.country)
    sums.baseHere += weeklyImpressions * product.baseCpmMinor * price
    sums.ratecardHere += weeklyImpressions * product.ratecardCpmMinor * price
    sums.formats += weeklyImpressions * formatSurchargeMinor(product.formatIds, chosenFormats)
    if (!isOnScreens(plan.mediaType) && !topics.has(product.topic)) {
      sums.handPicked += weeklyImpressions
    }
    if (product.premium) sums.premiumCount += 1
    else {
      sums.plain += weeklyImpressions
      sums.plainBase += weeklyImpressions * product.baseCpmMinor
    }
  }
  return sums
}

/** The surcharge of premium products on the average; 0 if all or none are premium. */
function premiumPart(sums: CarriedSums, carriedWeekly: number, baseMinor: number): number {
  if (sums.plain <= 0 || sums.plain >= carriedWeekly) return 0
  return Math.max(0, baseMinor - Math.round(sums.plainBase / sums.plain))
}

function premiumLabel(carriedCount: number, { premiumCount }: CarriedSums): string {
  return `Premium, ${premiumCount} of ${carriedCount}`
}

function formatLine({ plan }: PlanAssessment, cpmMinor: number): PriceLine {
  const dearer = plan.formatIds.flatMap((id) => {
    const format = findAdFormat(id)
    return format && format.cpmSurchargeMinor > 0 ? [format] : []
  })
  const [first] = dearer
  const label = dearer.length === 1 && first ? adFormatLabel(first) : 'Ad formats'
  return { code: 'formats', label, cpmMinor }
}

/**
 * The surcharge for picking by hand per thousand, USD cents; `share`: the picked share of
 * impressions.
 */
export const handPickedMinor = (baseMinor: number, share = 1): number =>
  percentOf(baseMinor, HAND_PICKED_PERCENT * share)

function handPickedLine(baseMinor: number, share: number): PriceLine {
  const cpmMinor = handPickedMinor(baseMinor, share)
  return { code: 'hand_picked', label: 'Picked by hand', cpmMinor }
}

function hoursLine({ usage }: PlanAssessment, baseMinor: number): PriceLine {
  const covered = usage.weeksAllHours > 0 ? usage.weeks / usage.weeksAllHours : 1
  const cpmMinor = percentOf(baseMinor, NARROW_HOURS_PERCENT * Math.max(0, 1 - covered))
  return { code: 'hours', label: 'Chosen hours only', cpmMinor }
}

function frequencyCapLine({ plan }: PlanAssessment, baseMinor: number): PriceLine {
  const cap = hasFrequencyCap(plan.mediaType) ? plan.frequencyCapPerDay : null
  const percent = cap === null ? 0 : (FREQUENCY_CAP_PERCENT.get(cap) ?? 0)
  return {
    code: 'frequency_cap',
    label: `At most ${cap ?? 0}x per day`,
    cpmMinor: percentOf(baseMinor, percent),
  }
}

function percentOf(amountMinor: number, percent: number): number {
  return Math.round((amountMinor * percent) / 100)
}
