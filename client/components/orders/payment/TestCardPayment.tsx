import { useRef } from 'react'
import type { TestCard } from '#domain/orders/payment/testCard.ts'
import { addTestCardCall } from '#client/api/orders/savedCardCalls.ts'
import type { CardPaymentProps } from './cardPayment.ts'
import { SaveCardChoice, useSaveCard } from './SaveCardChoice.tsx'
import { TestCardForm } from './TestCardForm.tsx'

/** Pays with a test card, and saves it afterwards on request. */
export function TestCardPayment({ payment, payable, total, onPaid }: CardPaymentProps) {
  const saving = useSaveCard(payment)
  const used = useRef<TestCard | null>(null)
  const paid = async () => {
    const { saved } = payment
    // The payment stays valid even if saving the card fails.
    if (saving.isSaved && saved && used.current)
      await addTestCardCall({
        ownerKind: saved.ownerKind,
        ...(saved.clientId === null ? {} : { clientId: saved.clientId }),
        card: used.current,
        accept: true,
      }).catch(() => null)
    onPaid()
  }
  return (
    <TestCardForm
      action={`Pay ${total}`}
      subject={`Test payment of ${total}`}
      confirmLabel="Confirm the payment"
      isChallenged={payment.state === 'challenge'}
      send={(card) => {
        used.current = card
        return payable.payByTestCard(payment.paymentId, card)
      }}
      answer={(accept) => payable.answerTestChallenge(payment.paymentId, accept)}
      isDoneMeanwhile={payable.isPaidMeanwhile}
      onDone={() => void paid()}
    >
      <SaveCardChoice saving={saving} />
    </TestCardForm>
  )
}
