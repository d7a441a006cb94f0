import { Skeleton } from '#client/ui/Skeleton.tsx'
import type { CardPaymentProps, StartedPayment } from './cardPayment.ts'
import { StripePayment } from './StripePayment.tsx'
import { TestCardPayment } from './TestCardPayment.tsx'

/** The card form of the gateway that takes a payment; a skeleton until it is begun. */
export function CardForm({
  payment,
  ...props
}: Omit<CardPaymentProps, 'payment'> & { payment: StartedPayment | null }) {
  if (!payment) return <Skeleton className="h-64" />
  return payment.gateway === 'test' ? (
    <TestCardPayment payment={payment} {...props} />
  ) : (
    <StripePayment payment={payment} {...props} />
  )
}
