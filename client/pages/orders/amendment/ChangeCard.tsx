import { CardForm } from '#client/components/orders/payment/CardForm.tsx'
import type { CardPaymentProps } from '#client/components/orders/payment/cardPayment.ts'
import { useStartedPayment } from '#client/components/orders/payment/useStartedPayment.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'

/** The card form for the invoice of a change or an order, with the reason if it could not start. */
export function ChangeCard({ payable, total, onPaid }: Omit<CardPaymentProps, 'payment'>) {
  const { payment, problem, retry } = useStartedPayment(payable, onPaid)
  if (!problem) return <CardForm {...{ payment, payable, total, onPaid }} />
  return (
    <Callout
      tone="error"
      title={problem.message}
      actions={
        problem.code === 'payment_not_open' ? (
          <Button size="sm" variant="secondary" onPress={onPaid}>
            Check again
          </Button>
        ) : (
          <Button size="sm" variant="secondary" onPress={retry}>
            Try again
          </Button>
        )
      }
    >
      Nothing was charged. The invoice can be paid by transfer too.
    </Callout>
  )
}
