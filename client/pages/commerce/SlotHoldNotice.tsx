import { Clock } from 'lucide-react'
import { useState } from 'react'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { QuoteIssue } from '#domain/commerce/checkout/quote.types.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { slotTakenSchema, timeLeft } from '#client/state/commerce/cart/holds/slotHoldRecords.ts'
import { holdAgain, useSlotHold } from '#client/state/commerce/cart/holds/slotHolds.ts'
import { useNow } from '#client/state/foundation/useNow.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'

const SlotConflicts = loadedPart(
  async () => (await import('#client/components/commerce/SlotConflicts.tsx')).SlotConflicts,
  null,
)

/** The remaining time of a billboard's slot hold, its expiry, or fully booked screens with free alternatives. */
export function SlotHoldNotice({
  item,
  issues,
}: {
  item: CartItem
  /** Result of the last check of the cart: another buyer may have the slots of an expired hold. */
  issues: readonly QuoteIssue[]
}) {
  const record = useSlotHold(item.key)
  if (item.type !== 'campaign' || !isSoldBySlots(item.media_type)) return null
  const taken = issues.find(({ code }) => code === 'slot_taken')
  const told = slotTakenSchema.safeParse(taken?.details)
  const conflicts = told.success ? told.data.conflicts : (record?.conflicts ?? [])
  if (conflicts.length > 0) return <SlotConflicts item={item} conflicts={conflicts} />
  return record && record.expiresAt !== null ? <Countdown item={item} /> : null
}

function Countdown({ item }: { item: CartItem }) {
  const record = useSlotHold(item.key)
  const now = useNow()
  const left = record && now > 0 ? timeLeft(record, now) : null
  if (left !== null) {
    return (
      <p className="mt-3 flex items-center gap-2 text-sm">
        <Clock aria-hidden="true" className="size-4 text-dooh" />
        <span>
          Your slots on these screens are held for{' '}
          <span className="font-semibold tabular-nums">{left}</span>
        </span>
      </p>
    )
  }
  return now > 0 ? <Expired item={item} /> : null
}

function Expired({ item }: { item: CartItem }) {
  const [isAsking, setIsAsking] = useState(false)
  const ask = async () => {
    setIsAsking(true)
    await holdAgain(item)
    setIsAsking(false)
  }
  return (
    <Callout
      tone="warning"
      isLive
      title="Your slots are no longer held"
      className="mt-4"
      actions={
        <Button size="sm" variant="secondary" isPending={isAsking} onPress={() => void ask()}>
          Hold them again
        </Button>
      }
    >
      The 15 minutes are over. Somebody else can book these screens until you hold them again or
      place the order.
    </Callout>
  )
}
