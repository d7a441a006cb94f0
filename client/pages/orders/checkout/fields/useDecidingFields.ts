import { useWatch, type Control } from 'react-hook-form'
import type { Checkout, CheckoutFormInput } from '#domain/commerce/checkout/checkoutSchema.ts'

const DECIDING_FIELDS = [
  'contact.type',
  'contact.email',
  'billing.country',
  'billing.state',
  'billing.vatId',
  'currency',
  'paymentMethod',
  'billing.zipCode',
] as const

/**
 * The fields that determine tax, coupons, currency and payment. Typing in any other field renders
 * only that field.
 */
export interface DecidingFields {
  buyerType: CheckoutFormInput['contact']['type']
  email: string
  country: string
  state: string
  zipCode: string
  vatId: string
  currency: CheckoutFormInput['currency']
  paymentMethod: CheckoutFormInput['paymentMethod']
}

/** The current values of those fields. */
export function useDecidingFields(
  control: Control<CheckoutFormInput, unknown, Checkout>,
): DecidingFields {
  const [buyerType, email, country, state = '', vatId = '', currency, paymentMethod, zipCode = ''] =
    useWatch({
      control,
      name: DECIDING_FIELDS,
    })
  return { buyerType, email, country, state, zipCode, vatId, currency, paymentMethod }
}
