import { useController } from 'react-hook-form'
import { TextField, type TextFieldProps } from '#client/ui/TextField.tsx'

export interface FormTextFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'ref' | 'name'
> {
  /** The field's name in the form's schema. */
  name: string
}

/** A line of text of the form around it. */
export function FormTextField({ name, ...props }: FormTextFieldProps) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ name })
  return (
    <TextField
      {...props}
      name={name}
      ref={ref}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      onBlur={onBlur}
      errorMessage={error?.message}
    />
  )
}
