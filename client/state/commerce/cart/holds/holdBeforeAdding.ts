import { nextCartKey } from '#domain/commerce/cart/cartKeys.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { SlotConflict } from '#domain/planning/slots/slotAvailability.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { holdSlots } from '#client/api/commerce/commerceCalls.ts'
import { readCartSnapshot } from '#client/state/foundation/storage/cartStorage.ts'
import { withSession } from '#client/state/foundation/identity/session.ts'
import { slotTakenSchema } from './slotHoldRecords.ts'

/**
 * Holds the slots of a billboard plan before it goes into the cart, under the key it will have there. Gives the
 * screens that are taken, none when all are held. Raises ProductError for every other failure.
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
    const taken = error instanceof ProductError ? slotTakenSchema.safeParse(error.details) : null
    if (error instanceof ProductError && error.code === 'slot_taken' && taken?.success) {
      return taken.data.conflicts
    }
    throw error
  }
}
