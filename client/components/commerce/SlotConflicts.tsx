import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { SlotConflict } from '#domain/planning/slots/slotAvailability.ts'
import {
  SlotConflictList,
  slotConflictTitle,
  type TakeAlternative,
} from '#client/components/foundation/SlotConflictList.tsx'
import { cartActions } from '#client/state/commerce/cart/cart.ts'
import { Callout } from '#client/ui/Callout.tsx'

type CampaignItem = Extract<CartItem, { type: 'campaign' }>

/** Screens of a cart entry whose last slots others have booked, with free alternatives. */
export function SlotConflicts({
  item,
  conflicts,
}: {
  item: CampaignItem
  conflicts: readonly SlotConflict[]
}) {
  const take: TakeAlternative = (changed, rename) => {
    const websites = Object.fromEntries(
      Object.entries(item.data.websites).map(([topic, names]) => [
        topic,
        names.map((name) => (name === rename?.from ? rename.to : name)),
      ]),
    )
    void cartActions.replaceCampaign(item.key, changed, websites)
  }
  return (
    <Callout tone="error" className="mt-4" title={slotConflictTitle(conflicts)}>
      <SlotConflictList plan={item.data.plan} conflicts={conflicts} onTake={take} />
    </Callout>
  )
}
