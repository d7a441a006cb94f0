import { nextCartKey } from '#domain/commerce/cart/cartKeys.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { SlotConflict } from '#domain/planning/slots/slotAvailability.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { holdSlots } from '#client/api/commerce/commerceCalls.ts'
import { readCartSnapshot } from '#client/state/foundation/storage/cartStorage.ts'
import { withSession } from '#client/state/foundation/identity/session.ts'
import { slotTakenSchema } from './slotHoldRecords.ts'

/**
 * Holds the slots of a billboard plan before it is added to the cart, under its future key. Returns the
 * fully booked screens, or none when all slots are held. Raises ProductError for every other failure.
 */
export async function holdBeforeAdding(
  plan: CampaignPlan,
  editKey: string | null,
): Promise<SlotConflict[]> {
  if (!isSoldBySlots(plan.mediaType)) return []
  const key = editKey ?? nextCartKey(Object.keys(readCartSnapshot()))
  try {
    await withSession(() => holdSlots(key, plan))
    return []
  } catch (error) {
    const { code, details } = asProductError(error)
    const taken = slotTakenSchema.safeParse(details)
    if (code === 'slot_taken' && taken.success) return taken.data.conflicts
    throw error
  }
}
