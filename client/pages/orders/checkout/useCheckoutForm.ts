import { useEffect, useMemo, useRef } from 'react'
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import type { Checkout, CheckoutFormInput } from '#domain/commerce/checkout/checkoutSchema.ts'
import { asFormInput, type CheckoutDraft } from '#client/state/orders/checkoutDraft.ts'
import { afterPointerUp, trackPointer } from '#client/ui/afterPointerUp.ts'

export type CheckoutFormState = UseFormReturn<CheckoutFormInput, unknown, Checkout>

/** Loads the form's validation once a person uses the form; null if that fails. */
async function loadCheck() {
  try {
    return (await import('./checkCheckout.ts')).checkCheckout
  } catch {
    return null
  }
}

/** Loads the validation at the first use of the form. */
export function useLoadedCheck() {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = element.current
    const load = () => void loadCheck()
    form?.addEventListener('focusin', load, { once: true })
    return () => form?.removeEventListener('focusin', load)
  }, [])
  return element
}

const NOT_CHECKED = { values: {}, errors: { root: { type: 'unavailable' } } }

/** The form and its fields, validated on blur and on submit. */
export function useCheckoutForm(initial: CheckoutDraft): CheckoutFormState {
  useEffect(trackPointer, [])
  const resolver = useMemo((): Resolver<CheckoutFormInput, unknown, Checkout> => {
    return async (...form) => {
      const check = await loadCheck()
      if (!check) return NOT_CHECKED
      const found = await check(...form)
      // Otherwise the message of the left field moves the button that is being pressed.
      await afterPointerUp()
      return found
    }
  }, [])
  return useForm<CheckoutFormInput, unknown, Checkout>({
    defaultValues: asFormInput(initial),
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
}
