import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import type { StartedPayment } from './cardPayment.ts'

/** Stripe's form data: the secret of a payment, or of a card to be added. */
type FormSecrets = Pick<StartedPayment, 'publicKey' | 'clientSecret'>

/** The objects that confirm a payment. */
export interface PaymentForm {
  stripe: Stripe
  elements: StripeElements
}

type State = { is: 'loading' } | { is: 'failed' } | { is: 'ready'; form: PaymentForm }

/** Mounts Stripe's card form in `place`. It loads from Stripe's server, so it can fail and be retried. */
export function usePaymentElement({ publicKey, clientSecret }: FormSecrets) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>({ is: 'loading' })
  /** A new value reloads the form. */
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
