import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { LineCoupon, OrderLineOverview } from '#domain/orders/order/orderOverview.types.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'

/** The coupon of a stopped campaign: its value, its code, and the rest. */
export function CouponNote({
  coupon,
  isStopped,
  line,
}: {
  coupon: LineCoupon | null
  isStopped: boolean
  line: Pick<OrderLineOverview, 'orderState'>
}) {
  if (!coupon) {
    if (!isStopped) return null
    return line.orderState === 'awaiting_invoice_payment' ? (
      <Callout title="Your coupon comes with the payment">
        The invoice of this order is still open. As soon as it is paid, you get the coupon here and
        by email.
      </Callout>
    ) : (
      <Callout title="No coupon">Everything paid for this campaign was used.</Callout>
    )
  }
  if (coupon.isUsed)
    return (
      <Callout tone="info" title={`Coupon for ${formatUsd(coupon.amountMinor)} used`}>
        Coupon {coupon.num} is used up.
      </Callout>
    )
  return (
    <Callout
      tone="success"
      title={
        coupon.leftMinor < coupon.amountMinor
          ? `${formatUsd(coupon.leftMinor)} of ${formatUsd(coupon.amountMinor)} is left on your coupon`
          : `Your coupon is worth ${formatUsd(coupon.amountMinor)}`
      }
      actions={<CopyCode num={coupon.num} />}
    >
      <p className="num my-1 text-xl break-all text-ink">{coupon.num}</p>
      Enter it in the cart of your next order. Any balance stays on it.
    </Callout>
  )
}

function CopyCode({ num }: { num: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(num)
      setCopied(true)
    } catch {
      // The code remains selectable.
      setCopied(false)
    }
  }
  return (
    <Button variant="secondary" size="sm" onPress={() => void copy()}>
      {isCopied ? (
        <Check aria-hidden="true" className="size-4" />
      ) : (
        <Copy aria-hidden="true" className="size-4" />
      )}
      <output>{isCopied ? 'Code copied' : 'Copy the code'}</output>
    </Button>
  )
}
