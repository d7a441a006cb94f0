import { assessPlan, type PlanAssessment } from '../../assessment/assessPlan.ts'
import type { PlanReference } from '../../assessment/planReference.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { topicsFor } from '#domain/catalogue/topic.ts'
import { formatProducts } from '../wording/mediaWords.ts'
import { PLAN_MESSAGES, type PlanIssue } from './planIssue.ts'
import type { PlanStep } from '../../campaign/planStep.ts'

/** The message for websites (Planning 2), and its counterparts for other media. */
const NOTHING_SELECTED = {
  online_display: 'Please select a topic or website',
  mobile_display: 'Please select a topic or website',
  online_video: 'Please select a topic or website',
  online_audio: 'Please select a genre or station',
  ctv: 'Please select a category or streaming service',
  dooh: PLAN_MESSAGES.selectOne,
} as const satisfies Record<MediaType, string>

/** Fewer products than this trigger the low-reach warning … */
export const FEW_WEBSITES = 5
/** … if they have less than this part of the medium's impressions in the region. */
export const FEW_WEBSITES_SHARE = 0.1

/** The step for topics and products: the map for screens, the audience for other media. */
export function inventoryStep(mediaType: MediaType): PlanStep {
  return isOnScreens(mediaType) ? 'region' : 'audience'
}

/**
 * The issues of topics, products and screens: nothing chosen, nothing available, or too few
 * (Planning 2).
 */
export function inventoryIssues(assessment: PlanAssessment, reference: PlanReference): PlanIssue[] {
  const { plan, carried, region } = assessment
  const { mediaType, inventory } = plan
  const place = { step: inventoryStep(mediaType), path: 'inventory', severity: 'error' } as const
  if (!isOnScreens(mediaType) && inventory.topics.length + inventory.selected.length === 0) {
    return [{ ...place, code: 'inventory_empty', message: NOTHING_SELECTED[mediaType] }]
  }
  // Without people or formats, that issue takes precedence.
  if (region.population <= 0 || plan.formatIds.length === 0) return []
  if (carried.length > 0) return fewProducts(assessment, reference)
  if (isOnScreens(mediaType) && assessment.inRegion.length === 0) {
    return [{ ...place, code: 'no_screens', message: PLAN_MESSAGES.noScreens }]
  }
  if (nothingLeft(assessment, reference)) {
    return [{ ...place, code: 'inventory_empty', message: NOTHING_SELECTED[mediaType] }]
  }
  return [{ ...place, code: 'inventory_unavailable', message: PLAN_MESSAGES.unavailable }]
}

/** Whether only the blacklist leaves nothing. */
function nothingLeft(assessment: PlanAssessment, reference: PlanReference): boolean {
  const { plan } = assessment
  const allowed = { ...plan, inventory: { ...plan.inventory, deselected: [] } }
  return assessPlan(allowed, reference, assessment).carried.length > 0
}

function fewProducts(assessment: PlanAssessment, reference: PlanReference): PlanIssue[] {
  const { plan, carried, carriedWeekly } = assessment
  const { mediaType, inventory } = plan
  if (isOnScreens(mediaType) || carried.length >= FEW_WEBSITES) return []
  if (inventory.fewWebsitesConfirmed) return []
  const topics = topicsFor(mediaType).map(({ id }) => id)
  const unlimited = { ...plan, inventory: { ...inventory, topics, deselected: [] } }
  const share = carriedWeekly / assessPlan(unlimited, reference, assessment).carriedWeekly
  if (!(share < FEW_WEBSITES_SHARE)) return []
  const count = formatProducts(mediaType, carried.length)
  const percent = share < 0.01 ? 'less than 1%' : `about ${Math.round(share * 100)}%`
  const message = `You picked only ${count}: ${percent} of what is available in your region. Your campaign may reach few people.`
  return [
    { step: 'audience', path: 'inventory', code: 'few_websites', message, severity: 'confirm' },
  ]
}
