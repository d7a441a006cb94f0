import { useState, type FormEvent } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { KEPT_WORDS, type CardPaymentProps, type PayableByCard } from './cardPayment.ts'
import { usePaymentElement, type PaymentForm } from './usePaymentElement.ts'

const NOT_LOADED = 'The payment form could not be loaded. Please check your connection.'
const DECLINED = 'Your card was declined. Please try another card.'
const NOT_CONFIRMED =
  'The payment could not be confirmed. Please check your connection and try again.'
const WAIT_MS = 1_500
const TRIES = 8

/** Waits for our own server to hear of the payment, for a few seconds; the page that follows tells the rest. */
async function untilBooked({ isPaidMeanwhile }: PayableByCard) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await isPaidMeanwhile()) return
    await new Promise((done) => setTimeout(done, WAIT_MS))
  }
}

/** Asks Stripe to take the money; says why not, or null when it did. */
async function refusalOf(
  { stripe, elements }: PaymentForm,
  { isPaidMeanwhile, returnPath }: PayableByCard,
): Promise<string | null> {
  const { error } = await stripe.confirmPayment({
    elements,
    redirect: 'if_required',
    confirmParams: { return_url: `${location.origin}${returnPath}` },
  })
  if (!error) return null
  // What Stripe says of a card or of a field is meant for its holder; anything else is meant for us.
  if (error.type === 'card_error' || error.type === 'validation_error')
    return error.message ?? DECLINED
  return (await isPaidMeanwhile()) ? null : NOT_CONFIRMED
}

/** The card form of Stripe; the card's data never passes through our own servers. */
export function StripePayment({ payment, payable, total, onPaid }: CardPaymentProps) {
  const { place, state, retry } = usePaymentElement(payment)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPaying, setIsPaying] = useState(false)

  const pay = async (form: PaymentForm) => {
    setIsPaying(true)
    setRefusal(null)
    const problem = await refusalOf(form, payable).catch(() => NOT_CONFIRMED)
    if (problem !== null) {
      setRefusal(problem)
      setIsPaying(false)
      return
    }
    await untilBooked(payable)
    onPaid()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state.is === 'ready' && !isPaying) void pay(state.form)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {state.is === 'failed' ? (
        <Callout
          tone="error"
          title={NOT_LOADED}
          actions={
            <Button size="sm" variant="secondary" onPress={retry}>
              Try again
            </Button>
          }
        />
      ) : null}
      {state.is === 'loading' ? <Skeleton className="h-52" /> : null}
      <div ref={place} className={state.is === 'ready' ? undefined : 'h-0 overflow-hidden'} />
      <Button type="submit" isPending={isPaying} isDisabled={state.is !== 'ready'}>
        Pay {total}
      </Button>
      {refusal ? <ProblemBelow title={refusal}>{KEPT_WORDS}</ProblemBelow> : null}
    </form>
  )
}
