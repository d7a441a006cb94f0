import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import type { StartedPayment } from './cardPayment.ts'

/** What a payment is confirmed with. */
export interface PaymentForm {
  stripe: Stripe
  elements: StripeElements
}

type State = { is: 'loading' } | { is: 'failed' } | { is: 'ready'; form: PaymentForm }

/** Stripe's own card form in `place`: from its own server, so that it can fail to arrive and be tried again. */
export function usePaymentElement({ publicKey, clientSecret }: StartedPayment) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>({ is: 'loading' })
  /** A new one loads the form anew. */
  const [attempt, setAttempt] = useState({ publicKey, clientSecret })
  useEffect(() => {
    let isGone = false
    let remove = () => {}
    const tell = (next: State) => {
      if (!isGone) setState(next)
    }
    const mount = async () => {
      const { publicKey: key, clientSecret: secret } = attempt
      const { loadStripe } = await import('@stripe/stripe-js/pure')
      const stripe = await loadStripe(key)
      if (isGone || !place.current) return
      if (!stripe || secret === null) return tell({ is: 'failed' })
      const elements = stripe.elements({ clientSecret: secret, locale: 'en' })
      const element = elements.create('payment', { layout: 'tabs' })
      remove = () => element.destroy()
      element.on('ready', () => tell({ is: 'ready', form: { stripe, elements } }))
      element.on('loaderror', () => tell({ is: 'failed' }))
      element.mount(place.current)
    }
    mount().catch(() => tell({ is: 'failed' }))
    return () => {
      isGone = true
      remove()
    }
  }, [attempt])
  const retry = () => {
    setState({ is: 'loading' })
    setAttempt({ publicKey, clientSecret })
  }
  return { place, state, retry }
}
