import { forecast } from '../../forecast/forecast.ts'
import type { Forecast } from '../../forecast/forecast.types.ts'
import type { PlanReference } from '../../assessment/planReference.ts'
import { withTakenFormats } from '../../assessment/takenFormats.ts'
import { hasFrequencyCap, isBanner, isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import type { CampaignPlan } from '../../campaign/campaignPlan.ts'
import { formatDaypart } from './formatDaypart.ts'
import { formatAdFormat } from './formatAdFormat.ts'
import { formatFrequency } from './formatFrequency.ts'
import { formatInventory, formatTopic } from './formatInventory.ts'
import { MEDIA_WORDS, formatProducts } from './mediaWords.ts'
import { formatAudience } from './formatAudience.ts'
import { formatDecimal } from '#domain/foundation/wording/decimalWords.ts'
import { formatPeople, formatRounded } from '#domain/foundation/wording/numberWords.ts'
import { peopleOfRegion } from '../peopleOfRegion.ts'
import type { PlanStep } from '../../campaign/planStep.ts'
import { formatRegion } from './formatRegion.ts'
import { formatRuntime } from './formatRuntime.ts'

/**
 * A one-line summary of a step's settings, always true and in US English. Pass the plan's forecast
 * if available; otherwise it is computed.
 */
export function stepSummary(
  plan: CampaignPlan,
  step: PlanStep,
  reference: PlanReference,
  figures: Forecast = forecast(plan, reference),
): string {
  switch (step) {
    case 'region':
      return regionSummary(plan, reference, figures)
    case 'audience':
      return isOnScreens(plan.mediaType)
        ? formatAudience(plan.audience)
        : `${formatAudience(plan.audience)}; ${whereShown(plan, reference, figures)}`
    case 'budget':
      return budgetSummary(plan, figures)
    case 'summary':
      return resultSummary(plan, figures)
    case 'formats':
      return formatAdFormat(withTakenFormats(plan, reference))
    case 'creatives':
    case 'runtime':
    case 'dayparts':
    case 'frequency':
      return planSummary(plan, step)
    default:
      return step satisfies never
  }
}

type FactlessStep = Exclude<PlanStep, 'region' | 'audience' | 'budget' | 'summary'>

/** Whether a step's summary needs only the plan, without the facts of its region. */
export const isFactless = (step: PlanStep): step is FactlessStep =>
  step !== 'region' && step !== 'audience' && step !== 'budget' && step !== 'summary'

/** The summary of a step that needs no facts of the region. */
export function planSummary(plan: CampaignPlan, step: FactlessStep): string {
  switch (step) {
    case 'formats':
      return formatAdFormat(plan)
    case 'creatives':
      return formatCreative(plan)
    case 'runtime':
      return formatRuntime(plan)
    case 'dayparts':
      return formatDaypart(plan.dayparts)
    case 'frequency':
      return hasFrequencyCap(plan.mediaType)
        ? formatFrequency(plan.frequencyCapPerDay)
        : 'None for billboards'
    default:
      return step satisfies never
  }
}

/** The source of the creatives. */
export function formatCreative({ creativeSource, mediaType }: CampaignPlan): string {
  if (creativeSource === 'ad_creation') return 'Made for you with an ad-creation package'
  const banner = isBanner(mediaType)
  return banner
    ? 'Uploaded after the order, at least two working days before the start'
    : 'Uploaded after the order'
}

function regionSummary(plan: CampaignPlan, reference: PlanReference, figures: Forecast): string {
  const where = formatRegion(plan.region, reference.region)
  if (where === '') return 'No region yet'
  const people = peopleOfRegion(
    `${formatPeople(figures.regionPopulation)} people`,
    plan.region.country,
  )
  if (!isOnScreens(plan.mediaType)) return `${where}: ${people}`
  return `${where}: ${people}, ${formatProducts('dooh', figures.productCount)}`
}

/** Their number is known only with a region. */
function whereShown(plan: CampaignPlan, reference: PlanReference, figures: Forecast): string {
  const hasRegion = formatRegion(plan.region, reference.region) !== ''
  if (hasRegion) return formatInventory(plan, figures.productCount)
  const { products } = MEDIA_WORDS[plan.mediaType]
  return formatTopic(plan) || `${products} of your choice`
}

function budgetSummary(plan: CampaignPlan, figures: Forecast): string {
  const { impressions } = MEDIA_WORDS[plan.mediaType]
  const budget = dollars(plan.budgetMinor)
  if (figures.impressions.mid === 0) return budget
  const count = formatRounded(figures.impressions.mid)
  return `${budget} for about ${count} ${impressions}`
}

function resultSummary(plan: CampaignPlan, { reach, frequency }: Forecast): string {
  if (reach === 0) return 'No reach yet'
  const times = formatDecimal(frequency)
  return `Reaches about ${formatRounded(reach)} people ${times}× each for ${dollars(plan.budgetMinor)}`
}
