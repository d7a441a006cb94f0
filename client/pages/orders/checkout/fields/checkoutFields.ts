import type { FieldErrors, FieldPath } from 'react-hook-form'
import type { FieldError } from '#domain/foundation/errors/productError.ts'
import type { CheckoutFormInput } from '#domain/commerce/checkout/checkoutSchema.ts'
import { fieldElementId } from '#client/components/foundation/form/FieldPlace.tsx'

export type CheckoutField = FieldPath<CheckoutFormInput>

/** Every field in the order of the page. */
export const CHECKOUT_FIELDS = [
  'contact.type',
  'contact.companyName',
  'contact.firstName',
  'contact.lastName',
  'contact.email',
  'contact.phone',
  'advertiser.name',
  'advertiser.website',
  'advertiser.industry',
  'billing.country',
  'billing.line1',
  'billing.line2',
  'billing.zipCode',
  'billing.city',
  'billing.state',
  'billing.vatId',
  'billing.invoiceEmail',
  'currency',
  'paymentMethod',
  'creditCheck',
  'termsAccepted',
] as const satisfies readonly CheckoutField[]

const FOCUSABLE = 'input:not([type=hidden]):not([tabindex="-1"]), button, [tabindex="0"]'

/** Moves to a field, where its first control takes the focus. */
export function focusField(field: string): void {
  const holder = document.getElementById(fieldElementId(field))
  holder?.scrollIntoView({ block: 'center' })
  const text = holder?.querySelector<HTMLElement>(
    'input[type=text], input[type=tel], input[type=email]',
  )
  const control = text ?? holder?.querySelector<HTMLElement>(FOCUSABLE)
  control?.focus({ preventScroll: true })
}

function messageAt(errors: FieldErrors<CheckoutFormInput>, field: string): string | null {
  let at: unknown = errors
  for (const part of field.split('.')) {
    if (typeof at !== 'object' || at === null) return null
    at = (at as Record<string, unknown>)[part]
  }
  if (typeof at !== 'object' || at === null || !('message' in at)) return null
  return typeof at.message === 'string' ? at.message : null
}

/** All problems of the form in the order of the page. */
export function problemsOf(
  errors: FieldErrors<CheckoutFormInput>,
): { field: CheckoutField; message: string }[] {
  return CHECKOUT_FIELDS.flatMap((field) => {
    const message = messageAt(errors, field)
    return message === null ? [] : [{ field, message }]
  })
}

/** The form's field for the path of a server error; null if the form has none. */
export function formFieldOf(error: FieldError): CheckoutField | null {
  const path = error.path.replace(/^checkout\./, '')
  return CHECKOUT_FIELDS.find((field) => field === path) ?? null
}
