import type { FormTextFieldProps } from '#client/components/foundation/form/FormTextField.tsx'
import { PlacedTextField } from '#client/components/foundation/form/PlacedTextField.tsx'
import type { CheckoutField } from './checkoutFields.ts'

type TextName = Exclude<CheckoutField, 'contact' | 'advertiser' | 'billing' | 'termsAccepted'>

/** A line of text of the checkout form. */
export function CheckoutTextField({
  field,
  ...props
}: { field: TextName } & Omit<FormTextFieldProps, 'name'>) {
  return <PlacedTextField {...props} name={field} />
}
