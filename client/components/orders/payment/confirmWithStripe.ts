import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { PayableByCard } from './cardPayment.ts'

const DECLINED = 'Your card was declined. Please try another card.'
export const NOT_CONFIRMED =
  'The payment could not be confirmed. Please check your connection and try again.'
const WAIT_MS = 1_500
const TRIES = 8

/** Polls our server for the payment for a few seconds; the next page shows the result. */
export async function untilBooked({ isPaidMeanwhile }: PayableByCard): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await isPaidMeanwhile()) return
    await new Promise((done) => setTimeout(done, WAIT_MS))
  }
}

/** The confirmed card: the one in Stripe's form, or a saved one by the payment's secret. */
type Confirmed =
  | { elements: StripeElements }
  | { clientSecret: string; confirmParams: { payment_method: string } }

/** Asks Stripe to charge the card. Returns the reason of a refusal, or null. */
export async function confirmWithStripe(
  stripe: Stripe,
  confirmed: Confirmed,
  { isPaidMeanwhile, returnPath }: PayableByCard,
): Promise<string | null> {
  const returnTo = { return_url: `${location.origin}${returnPath}` }
  const { error } =
    'elements' in confirmed
      ? await stripe.confirmPayment({
          ...confirmed,
          redirect: 'if_required',
          confirmParams: returnTo,
        })
      : await stripe.confirmPayment({
          ...confirmed,
          redirect: 'if_required',
          confirmParams: { ...confirmed.confirmParams, ...returnTo },
        })
  if (!error) return null
  // Stripe's messages about a card or a field are written for its holder; all others are for us.
  if (error.type === 'card_error' || error.type === 'validation_error')
    return error.message ?? DECLINED
  return (await isPaidMeanwhile()) ? null : NOT_CONFIRMED
}
