import type { RefCallback } from 'react'
import { useController } from 'react-hook-form'

/** Props of a text field whose value a form holds. */
export type FormText<Props> = Omit<
  Props,
  'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'ref' | 'name'
> & {
  /** The field's name in the form's schema. */
  name: string
}

/** The value of a text field of the surrounding form, with its error. */
export function useFormText<Control>(name: string) {
  const { field, fieldState } = useController({ name })
  return {
    name,
    ref: field.ref as RefCallback<Control>,
    value: typeof field.value === 'string' ? field.value : '',
    onChange: field.onChange as (text: string) => void,
    onBlur: field.onBlur,
    errorMessage: fieldState.error?.message,
  }
}
