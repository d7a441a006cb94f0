import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import type { CardPaymentProps, StartedPayment } from './cardPayment.ts'
import { NewCard } from './NewCard.tsx'

const CardChoice = loadedPart(
  async () => (await import('./CardChoice.tsx')).CardChoice,
  <Loading shape="h-64" />,
)

/** The saved cards and the gateway's card form; a skeleton until the payment has started. */
export function CardForm({
  payment,
  ...props
}: Omit<CardPaymentProps, 'payment'> & { payment: StartedPayment | null }) {
  if (!payment) return <Loading shape="h-64" />
  return payment.saved && payment.saved.cards.length > 0 ? (
    <CardChoice payment={payment} saved={payment.saved} {...props} />
  ) : (
    <NewCard payment={payment} {...props} />
  )
}
