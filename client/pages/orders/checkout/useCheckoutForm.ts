import { useEffect, useMemo, useRef } from 'react'
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import type { Checkout, CheckoutFormInput } from '#domain/commerce/checkout/checkoutSchema.ts'
import { asFormInput, type CheckoutDraft } from '#client/state/orders/checkoutDraft.ts'
import { pressEnd, watchPresses } from '#client/ui/pressEnd.ts'

export type CheckoutFormState = UseFormReturn<CheckoutFormInput, unknown, Checkout>

/** What checks the form, loaded once somebody turns to it; null when it cannot be loaded. */
async function loadCheck() {
  try {
    return (await import('./checkCheckout.ts')).checkCheckout
  } catch {
    return null
  }
}

/** Loads the check as soon as somebody turns to the form. */
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

/** The form and its fields, checked when one is left and when it is sent. */
export function useCheckoutForm(initial: CheckoutDraft): CheckoutFormState {
  useEffect(watchPresses, [])
  const resolver = useMemo((): Resolver<CheckoutFormInput, unknown, Checkout> => {
    return async (...form) => {
      const check = await loadCheck()
      if (!check) return NOT_CHECKED
      const found = await check(...form)
      // Else the message of the field that is left pushes the very button away that is being pressed.
      await pressEnd()
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
