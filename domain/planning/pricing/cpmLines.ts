import { audienceSurchargeMinor } from '../audience/audienceSurcharge.ts'
import { adFormatLabel, findAdFormat } from '#domain/catalogue/adFormat.ts'
import type { PlanAssessment } from '../assessment/assessPlan.ts'
import { hasFrequencyCap, isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { PriceLine } from '#domain/foundation/money/priceLine.ts'
import { formatSurchargeMinor } from '../assessment/formatShare.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** What the first price line is called: what is paid for before any surcharge. */
const BASE_LABELS = {
  online_display: 'Websites',
  mobile_display: 'Apps and mobile sites',
  online_video: 'Video on websites',
  online_audio: 'Stations and podcasts',
  ctv: 'Streaming services',
  dooh: 'Screens',
} as const satisfies Record<MediaType, string>

/** Surcharges in percent of the base price. */
const HAND_PICKED_PERCENT = 10
/** When almost no hours are left; less the more of the medium's use they cover. */
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
 * Where the CPM of a plan comes from: the average price of the products that carry it, weighted by what they have
 * available, and one line for each choice that adds to it. Nothing carries it: no lines, a CPM of 0.
 */
export function cpmBeforeVolume(assessment: PlanAssessment): CpmBeforeVolume {
  const { plan, carried, carriedWeekly } = assessment
  if (carriedWeekly <= 0) return { lines: [], cpmMinor: 0, ratecardCpmMinor: 0 }
  const sums = weighCarried(assessment)
  const baseMinor = Math.round(sums.base / carriedWeekly)
  const ratecardBaseMinor = Math.max(baseMinor, Math.round(sums.ratecard / carriedWeekly))
  const premiumMinor = premiumPart(sums, carriedWeekly, baseMinor)
  const surcharges = [
    formatLine(assessment, Math.round(sums.formats / carriedWeekly)),
    ...audienceSurchargeMinor(plan.audience),
    handPickedLine(baseMinor, sums.handPicked / carriedWeekly),
    hoursLine(assessment, baseMinor),
    frequencyCapLine(assessment, baseMinor),
  ].filter(({ cpmMinor }) => cpmMinor > 0)
  const lines = [
    { code: 'base', label: BASE_LABELS[plan.mediaType], cpmMinor: baseMinor - premiumMinor },
    { code: 'premium', label: premiumLabel(carried.length, sums), cpmMinor: premiumMinor },
    ...surcharges,
  ].filter(({ code, cpmMinor }) => code !== 'premium' || cpmMinor > 0)
  const added = surcharges.reduce((sum, { cpmMinor }) => sum + cpmMinor, 0)
  return { lines, cpmMinor: baseMinor + added, ratecardCpmMinor: ratecardBaseMinor + added }
}

interface CarriedSums {
  base: number
  ratecard: number
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
/** Trying changes that leave the products alone weighs the same list again and again. */
const knownSums = new WeakMap<PlanAssessment['carried'], KnownSums>()

/** Sums over the carrying products, each weighted by its impressions a week. Kept for a list, which must not be changed afterwards. */
function weighCarried(assessment: PlanAssessment): CarriedSums {
  const { formatIds, inventory, mediaType } = assessment.plan
  const known = knownSums.get(assessment.carried)
  // Screens are dear by themselves, not by topics.
  const sameTopics = isOnScreens(mediaType) || known?.topics === inventory.topics
  if (known && known.formatIds === formatIds && sameTopics) return known.sums
  const sums = sumCarried(assessment)
  knownSums.set(assessment.carried, { formatIds, topics: inventory.topics, sums })
  return sums
}

function sumCarried({ plan, carried }: PlanAssessment): CarriedSums {
  const chosenFormats = new Set(plan.formatIds)
  const topics = new Set(plan.inventory.topics)
  const sums: CarriedSums = {
    base: 0,
    ratecard: 0,
    formats: 0,
    handPicked: 0,
    plain: 0,
    plainBase: 0,
    premiumCount: 0,
  }
  for (const { product, weeklyImpressions } of carried) {
    sums.base += weeklyImpressions * product.baseCpmMinor
    sums.ratecard += weeklyImpressions * product.ratecardCpmMinor
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

/** What premium products add to the average; 0 where all or none are premium. */
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

/** What picking by hand adds to the price of a thousand, USD cents; `share`: of the impressions that are picked. */
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
