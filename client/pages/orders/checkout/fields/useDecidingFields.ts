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

/** The fields that decide about tax, coupons, currency and the way of paying. Typing in any other one draws nothing anew but that field. */
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

/** Those fields as they are now. */
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
