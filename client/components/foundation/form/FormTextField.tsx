import { TextField, type TextFieldProps } from '#client/ui/TextField.tsx'
import { useFormText, type FormText } from './useFormText.ts'

export type FormTextFieldProps = FormText<TextFieldProps>

/** A text field in the surrounding form. */
export function FormTextField({ name, ...props }: FormTextFieldProps) {
  return <TextField {...props} {...useFormText<HTMLInputElement>(name)} />
}
