import { useController } from 'react-hook-form'
import { TextArea, type TextAreaProps } from '#client/ui/TextArea.tsx'

export interface FormTextAreaProps extends Omit<
  TextAreaProps,
  'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'ref' | 'name'
> {
  /** The field's name in the form's schema. */
  name: string
}

/** Several lines of text of the form around it. */
export function FormTextArea({ name, ...props }: FormTextAreaProps) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ name })
  return (
    <TextArea
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
