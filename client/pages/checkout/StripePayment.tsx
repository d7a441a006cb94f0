import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { thankYouPath } from '#client/state/placeOrder.ts'
import { isPaidMeanwhile, type CardPaymentProps } from './cardPayment.ts'

const NOT_LOADED = 'The payment form could not be loaded. Please check your connection.'
const WAIT_MS = 1_500
const TRIES = 8

interface Loaded {
  stripe: Stripe
  elements: StripeElements
}

/** Waits for our own server to hear of the payment, for a few seconds; the thank-you page tells the rest. */
async function untilBooked(orderKey: CardPaymentProps['orderKey']) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await isPaidMeanwhile(orderKey)) return
    await new Promise((done) => setTimeout(done, WAIT_MS))
  }
}

function usePaymentElement({ payment }: CardPaymentProps) {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    const mount = async () => {
      const { loadStripe } = await import('@stripe/stripe-js/pure')
      const stripe = await loadStripe(payment.publicKey)
      if (isGone || !place.current) return
      if (!stripe || payment.clientSecret === null) throw new Error(NOT_LOADED)
      const elements = stripe.elements({ clientSecret: payment.clientSecret, locale: 'en' })
      elements.create('payment', { layout: 'tabs' }).mount(place.current)
      setLoaded({ stripe, elements })
    }
    mount().catch(() => setHasFailed(true))
    return () => {
      isGone = true
    }
  }, [payment])
  return { place, loaded, hasFailed }
}

/** The card form of Stripe; the card's data never passes through our own servers. */
export function StripePayment(props: CardPaymentProps) {
  const { place, loaded, hasFailed } = usePaymentElement(props)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPaying, setIsPaying] = useState(false)

  const pay = async ({ stripe, elements }: Loaded) => {
    setIsPaying(true)
    setRefusal(null)
    const { error } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: `${location.origin}${thankYouPath(props.orderKey)}` },
    })
    if (error) {
      setRefusal(error.message ?? 'Your card was declined. Please try another card.')
      setIsPaying(false)
      return
    }
    await untilBooked(props.orderKey)
    props.onPaid()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (loaded && !isPaying) void pay(loaded)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {hasFailed ? <Callout tone="error" title={NOT_LOADED} /> : null}
      {refusal ? (
        <Callout tone="error" title={refusal}>
          Nothing was charged and your order is kept. You can try again here.
        </Callout>
      ) : null}
      {!loaded && !hasFailed ? <Skeleton className="h-52" /> : null}
      <div ref={place} />
      <Button type="submit" isPending={isPaying} isDisabled={!loaded}>
        Pay {props.total}
      </Button>
    </form>
  )
}
