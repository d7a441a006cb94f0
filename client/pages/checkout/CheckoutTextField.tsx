import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { CheckoutFormInput } from '#domain/checkout/checkoutSchema.ts'
import { TextField, type TextFieldProps } from '#client/ui/TextField.tsx'
import { fieldElementId, type CheckoutField } from './checkoutFields.ts'

/** The place of a field: where a link of the error summary leads. */
export function FieldPlace({
  field,
  className,
  children,
}: {
  field: CheckoutField
  className?: string
  children: ReactNode
}) {
  return (
    <div id={fieldElementId(field)} className={className}>
      {children}
    </div>
  )
}

type TextName = Exclude<CheckoutField, 'contact' | 'advertiser' | 'billing' | 'termsAccepted'>

/** A line of text of the checkout form. */
export function CheckoutTextField({
  field: name,
  className,
  ...props
}: { field: TextName } & Omit<
  TextFieldProps,
  'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'ref' | 'name'
>) {
  const { field, fieldState } = useController<CheckoutFormInput, TextName>({ name })
  return (
    <FieldPlace field={name} {...(className === undefined ? {} : { className })}>
      <TextField
        {...props}
        name={name}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        errorMessage={fieldState.error?.message}
      />
    </FieldPlace>
  )
}
