import { planProducts } from '../../assessment/planProducts.ts'
import type { PlanReference } from '../../assessment/planReference.ts'
import type { CampaignPlan } from '../../campaign/campaignPlan.ts'
import { formatMonth } from '#domain/foundation/calendar/calendarDay.ts'

/**
 * Explains the ratecard price of a plan: the list price of the same products, with the dates of
 * their lists.
 */
export function ratecardSentence(plan: CampaignPlan, reference: PlanReference): string {
  const dates = planProducts(plan, reference)
    .flatMap(({ ratecardDate }) => ratecardDate ?? [])
    .toSorted()
  const [first] = dates
  const last = dates.at(-1)
  const what = 'The same by the publishers’ price lists'
  if (first === undefined || last === undefined) return `${what}.`
  const from = formatMonth(first)
  const to = formatMonth(last)
  return from === to ? `${what}, ${from}.` : `${what}, ${from} to ${to}.`
}
