import { formatMoney } from '#domain/foundation/money/money.ts'
import { REFUND_REASON_WORDS, type RefundView } from '#domain/orders/payment/refund.ts'
import { Callout } from '#client/ui/Callout.tsx'

/** Explains a surplus payment and the state of its refund. */
export function RefundNote({ refund }: { refund: RefundView }) {
  const amount = formatMoney(refund)
  return (
    <Callout
      tone="info"
      title={refund.isMade ? `${amount} is refunded` : `${amount} is being refunded`}
    >
      {REFUND_REASON_WORDS[refund.reason]}{' '}
      {refund.isMade
        ? 'We have sent the money back to the card it came from. Most banks show it within 5 to 10 days.'
        : 'We are sending the money back and will tell you by email when that is done.'}
    </Callout>
  )
}
