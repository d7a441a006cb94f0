import { useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { formatCard, type SavedCardView } from '#domain/orders/payment/savedCard.ts'
import { Button } from '#client/ui/Button.tsx'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import { KEPT_WORDS, type CardPaymentProps } from './cardPayment.ts'
import { confirmWithStripe, NOT_CONFIRMED, untilBooked } from './confirmWithStripe.ts'
import { TestChallenge } from './TestChallenge.tsx'

type Step = 'ready' | 'sending' | 'challenge' | 'answering'

/** The outcome of an attempt: paid, a challenge of the bank, or an error. */
type Outcome = 'paid' | 'challenge' | { refusal: string }

function useSavedCard({ card, payment, payable, onPaid }: SavedCardPaymentProps) {
  const [step, setStep] = useState<Step>('ready')
  const [refusal, setRefusal] = useState<string | null>(null)

  const report = async (attempt: () => Promise<Outcome>) => {
    setRefusal(null)
    const outcome = await attempt().catch((error: unknown) => refusalOf(error, payable))
    if (outcome === 'paid') return onPaid()
    if (outcome === 'challenge') return setStep('challenge')
    setRefusal(outcome.refusal)
    setStep('ready')
  }
  const pay = async (): Promise<Outcome> => {
    const answer = await payable.payBySavedCard(payment.paymentId, card.id)
    if (answer.isDecided) return answer.state === 'challenge' ? 'challenge' : 'paid'
    const { clientSecret } = payment
    const { loadStripe } = await import('@stripe/stripe-js/pure')
    const stripe = await loadStripe(payment.publicKey)
    if (!stripe || clientSecret === null) return { refusal: NOT_CONFIRMED }
    const confirmParams = { payment_method: answer.gatewayCardId }
    const problem = await confirmWithStripe(stripe, { clientSecret, confirmParams }, payable)
    if (problem !== null) return { refusal: problem }
    await untilBooked(payable)
    return 'paid'
  }
  return {
    step,
    refusal,
    pay: () => {
      setStep('sending')
      void report(pay)
    },
    answer: (accept: boolean) => {
      setStep('answering')
      void report(async () => {
        await payable.answerTestChallenge(payment.paymentId, accept)
        return 'paid'
      })
    },
  }
}

async function refusalOf(
  error: unknown,
  { isPaidMeanwhile }: CardPaymentProps['payable'],
): Promise<Outcome> {
  if (await isPaidMeanwhile()) return 'paid'
  return { refusal: asProductError(error, NOT_CONFIRMED).message }
}

type SavedCardPaymentProps = CardPaymentProps & { card: SavedCardView }

/** Pays with a saved card in one click, including the bank's challenge if it requires one. */
export function SavedCardPayment(props: SavedCardPaymentProps) {
  const { step, refusal, pay, answer } = useSavedCard(props)
  return (
    <div className="flex flex-col gap-5">
      <Button isPending={step === 'sending' || step === 'answering'} onPress={pay}>
        Pay {props.total}
      </Button>
      {refusal ? <ProblemBelow title={refusal}>{KEPT_WORDS}</ProblemBelow> : null}
      <TestChallenge
        isOpen={step === 'challenge' || step === 'answering'}
        isPending={step === 'answering'}
        subject={`Test payment of ${props.total} with ${formatCard(props.card)}`}
        confirmLabel="Confirm the payment"
        onAnswer={answer}
      />
    </div>
  )
}
