import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { withTakenFormats } from '#domain/planning/assessment/takenFormats.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import { validatePlan } from '#domain/planning/findings/issues/validatePlan.ts'
import type { CampaignFacts } from '#domain/commerce/checkout/priceCart.ts'
import { quoteIssue } from '#domain/commerce/checkout/quoteIssue.ts'
import type { QuoteIssue } from '#domain/commerce/checkout/quote.types.ts'
import { assessPlan } from '#domain/planning/assessment/assessPlan.ts'
import { forecastOf } from '#domain/planning/forecast/forecast.ts'
import { priceSchedule } from '#domain/planning/pricing/priceSchedule.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { WantedSlot } from '#database/queries/planning/slotClaims.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { loadPlanReference } from '#worker/operations/planning/loadPlanReference.ts'
import {
  findSlotConflicts,
  type EarlierSlots,
  type SlotsOfOwn,
} from '#worker/operations/planning/slots/findSlotConflicts.ts'
import { wantedScreens, wantedSlots } from '#worker/operations/planning/slots/wantedScreens.ts'

/** An order's inputs for each campaign: facts for its price, and slots to book. */
export interface CheckedCampaign extends CampaignFacts {
  slots: WantedSlot[]
  reference: PlanReference
}

type CampaignItem = Extract<CartItem, { type: 'campaign' }>

/**
 * Forecasts and validates every campaign of a cart, only from its plan, in the cart's order. By
 * cart key. Slots reserved for the accepted offer count as the cart's own.
 */
export async function campaignFacts(
  context: OperationContext,
  items: readonly CartItem[],
  sessionId: string,
  offerId: string | null = null,
): Promise<Map<string, CheckedCampaign>> {
  const cartKeys = items.map(({ key }) => key)
  const earlier: EarlierSlots = new Map()
  const facts = new Map<string, CheckedCampaign>()
  for (const item of items) {
    if (item.type !== 'campaign') continue
    facts.set(
      item.key,
      await checkCampaign(context, item, { sessionId, cartKeys, offerId, earlier }),
    )
  }
  return facts
}

async function checkCampaign(
  context: OperationContext,
  item: CampaignItem,
  own: SlotsOfOwn & { earlier: EarlierSlots },
): Promise<CheckedCampaign> {
  const { plan } = item.data
  const reference = await loadPlanReference(context, plan)
  const planIssues = validatePlan(plan, reference, { now: context.now })
  const issues: QuoteIssue[] =
    planIssues.length === 0 && plan.mediaType === item.media_type
      ? []
      : [
          quoteIssue('plan_invalid', {
            fields: planIssues.map(({ path, message }) => ({ path, message })),
            details: { issues: planIssues },
          }),
        ]
  const assessment = assessPlan(plan, reference)
  const { impressions, reach } = forecastOf(assessment, priceSchedule(assessment))
  const reached = { assessment, region: reference.region, reach, impressions: impressions.mid }
  const { formatIds } = withTakenFormats(plan, reference)
  if (!isSoldBySlots(plan.mediaType) || issues.length > 0)
    return { impressions, formatIds, reached, issues, slots: [], reference }
  const conflicts = await findSlotConflicts(context, plan, reference, own)
  if (conflicts.length > 0) {
    issues.push(quoteIssue('slot_taken', { details: { key: item.key, conflicts } }))
  }
  const { wanted } = wantedScreens(plan, reference)
  const slots = wantedSlots(plan, wanted)
  return { impressions, formatIds, reached, issues, slots, reference }
}
