import { brokeConstraint, runBatch } from '#database/batch.ts'
import { BEYOND_SLOT_LIMITS, refuseBeyondLimits } from '#database/queries/planning/slotLimits.ts'
import {
  claimSlots,
  releaseExpiredHolds,
  releaseHold,
} from '#database/queries/planning/slotClaims.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { validatePlan } from '#domain/planning/findings/issues/validatePlan.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { SLOT_HOLD_MINUTES } from '#domain/planning/slots/slotAvailability.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { networkKey } from '#worker/operations/foundation/identity/networkKey.ts'
import { loadPlanReference } from '../loadPlanReference.ts'
import { findSlotConflicts } from './findSlotConflicts.ts'
import { ownSlotLimits } from './ownSlotLimits.ts'
import { wantedScreens, wantedSlots } from './wantedScreens.ts'

/** A cart entry holds one slot per screen and week of its plan. */
export interface SlotHold {
  key: string
  expiresAt: string | null
  slotCount: number
}

/**
 * Holds one slot per screen and week for a cart entry, for 15 minutes; replaces the entry's hold, so repeating it
 * renews the hold. Other media need none. Raises slot_taken with free alternatives, slot_limit, plan_invalid.
 */
export async function holdSlots(
  context: OperationContext,
  request: { sessionId: string; key: string; plan: CampaignPlan },
): Promise<SlotHold> {
  const { sessionId, key, plan } = request
  const { db } = context
  const reference = await loadPlanReference(context, plan)
  const issues = validatePlan(plan, reference, { now: context.now })
  if (isSoldBySlots(plan.mediaType) && issues.length > 0)
    throw new ProductError('plan_invalid', { details: { issues } })
  const { wanted } = wantedScreens(plan, reference)
  const slots = wantedSlots(plan, wanted)
  if (slots.length === 0) {
    await runBatch(db, [releaseHold(db, sessionId, key)])
    return { key, expiresAt: null, slotCount: 0 }
  }
  const network = await networkKey(context)
  const { limits } = await ownSlotLimits(context)
  const now = context.now.toISOString()
  const until = new Date(context.now.getTime() + SLOT_HOLD_MINUTES * 60_000).toISOString()
  try {
    await runBatch(db, [
      releaseExpiredHolds(db, slots, now),
      releaseHold(db, sessionId, key),
      claimSlots(db, slots, { sessionId, cartKey: key, orderId: null, expiresAt: until, network }),
      refuseBeyondLimits(db, { sessionId, network }, limits, now),
    ])
  } catch (error) {
    if (brokeConstraint(error, BEYOND_SLOT_LIMITS)) throw new ProductError('slot_limit')
    if (!brokeConstraint(error, 'slot_claims')) throw error
    const own = { sessionId, cartKeys: [key] }
    const conflicts = await findSlotConflicts(context, plan, reference, own)
    throw new ProductError('slot_taken', { details: { key, conflicts } })
  }
  return { key, expiresAt: until, slotCount: slots.length }
}
