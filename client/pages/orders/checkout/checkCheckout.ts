import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import {
  checkoutSchema,
  type Checkout,
  type CheckoutFormInput,
} from '#domain/commerce/checkout/checkoutSchema.ts'
import { genericMessage } from '#domain/foundation/forms/genericMessages.ts'
import type { CountryCode } from '#domain/foundation/phone/phoneNumber.ts'
import {
  loadPhoneLibrary,
  type PhoneLibrary,
} from '#client/components/foundation/phone/phoneLibrary.ts'

let phones: PhoneLibrary | null = null

const check = zodResolver(
  // Without the phone metadata only the server decides.
  checkoutSchema((number, country) => phones?.isValid(number, country as CountryCode) ?? true),
  { error: genericMessage },
)

async function preparePhones() {
  try {
    phones = await loadPhoneLibrary()
  } catch {
    phones = null
  }
}

/** Validates the form by the server's rules. */
export const checkCheckout: Resolver<CheckoutFormInput, unknown, Checkout> = async (
  values,
  ...rest
) => {
  if (values.contact.phone) await preparePhones()
  return check(values, ...rest)
}
