import { KEPT_WORDS, type CardPaymentProps } from './cardPayment.ts'
import { confirmWithStripe, NOT_CONFIRMED, untilBooked } from './confirmWithStripe.ts'
import { SaveCardChoice, useSaveCard } from './SaveCardChoice.tsx'
import { StripeForm } from './StripeForm.tsx'
import type { PaymentForm } from './usePaymentElement.ts'

/** Pays with a new card by Stripe's form, and saves it on request. */
export function StripePayment({ payment, payable, total, onPaid }: CardPaymentProps) {
  const saving = useSaveCard(payment)
  const confirm = async ({ stripe, elements }: PaymentForm) => {
    try {
      if (saving.canSave) {
        await payable.chooseSaving(payment.paymentId, saving.isSaved)
        await elements.fetchUpdates()
      }
      return await confirmWithStripe(stripe, { elements }, payable)
    } catch {
      return (await payable.isPaidMeanwhile()) ? null : NOT_CONFIRMED
    }
  }
  return (
    <StripeForm
      publicKey={payment.publicKey}
      clientSecret={payment.clientSecret}
      action={`Pay ${total}`}
      confirm={confirm}
      onDone={async () => {
        await untilBooked(payable)
        onPaid()
      }}
      keptWords={KEPT_WORDS}
    >
      <SaveCardChoice saving={saving} />
    </StripeForm>
  )
}
