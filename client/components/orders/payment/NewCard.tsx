import type { CardPaymentProps } from './cardPayment.ts'
import { StripePayment } from './StripePayment.tsx'
import { TestCardPayment } from './TestCardPayment.tsx'

/** The form for a card that is not saved. */
export function NewCard(props: CardPaymentProps) {
  return props.payment.gateway === 'test' ? (
    <TestCardPayment {...props} />
  ) : (
    <StripePayment {...props} />
  )
}
