import type { SlotAllowance } from '#domain/planning/slots/slotAllowance.ts'
import { readCart } from '#domain/commerce/cart/readCart.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { fetchSlotAllowance } from '#client/api/commerce/commerceCalls.ts'
import { withSession } from '#client/state/foundation/identity/session.ts'
import { readCartSnapshot } from '#client/state/foundation/storage/cartStorage.ts'

/**
 * The slot allowance of a cart entry's plan, or of a new one with null, in addition to the other
 * billboards of the cart. Raises ProductError.
 */
export async function loadSlotAllowance(editKey: string | null): Promise<SlotAllowance> {
  const others = readCart(readCartSnapshot()).items.flatMap((item) =>
    item.type === 'campaign' && isSoldBySlots(item.media_type) && item.key !== editKey
      ? [{ key: item.key, plan: item.data.plan }]
      : [],
  )
  return await withSession(() => fetchSlotAllowance({ key: editKey, others }))
}
