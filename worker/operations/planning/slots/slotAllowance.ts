import { listUnpaidSlots } from '#database/queries/planning/slotLimits.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import {
  sumWeekSlots,
  type SlotAllowance,
  type WeekSlots,
} from '#domain/planning/slots/slotAllowance.ts'
import { slotWeeks } from '#domain/planning/slots/slotWeeks.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { networkKey } from '#worker/operations/foundation/identity/networkKey.ts'
import { loadPlanReference } from '../loadPlanReference.ts'
import { ownSlotLimits } from './ownSlotLimits.ts'
import { wantedScreens } from './wantedScreens.ts'

/** A billboard entry of the cart besides the current plan. */
export interface OtherEntry {
  key: string
  plan: CampaignPlan
}

/**
 * Limit of unpaid slots for a session and its network, and those already in use: offers, unpaid orders, and the cart's
 * other entries, even if their holds have expired. `key` is the entry that the plan replaces.
 */
export async function slotAllowance(
  context: OperationContext,
  request: { sessionId: string; key: string | null; others: readonly OtherEntry[] },
): Promise<SlotAllowance> {
  const { sessionId, key, others } = request
  const network = await networkKey(context)
  const without = [...(key === null ? [] : [key]), ...others.map((one) => one.key)]
  const [{ limits }, held, inCart] = await Promise.all([
    ownSlotLimits(context),
    listUnpaidSlots(
      context.db,
      { sessionId, network },
      { without, now: context.now.toISOString() },
    ),
    Promise.all(others.map(async ({ plan }) => await slotsOfPlan(context, plan))),
  ])
  const ofCart = inCart.flat()
  return [
    { limits: limits.session, held: sumWeekSlots([...held.session, ...ofCart]) },
    ...(network === null
      ? []
      : [{ limits: limits.network, held: sumWeekSlots([...held.network, ...ofCart]) }]),
  ]
}

async function slotsOfPlan(context: OperationContext, plan: CampaignPlan): Promise<WeekSlots[]> {
  if (!isSoldBySlots(plan.mediaType) || !plan.periods) return []
  const weeks = slotWeeks(plan.periods)
  const { wanted } = wantedScreens(plan, await loadPlanReference(context, plan))
  return sumWeekSlots(
    wanted.flatMap(({ country }) => weeks.map((week) => ({ country, week, slots: 1 }))),
  )
}
