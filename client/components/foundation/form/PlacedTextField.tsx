import { FieldPlace } from './FieldPlace.tsx'
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx'

/** A text field in the surrounding form, with its own anchor. */
export function PlacedTextField({ className, ...props }: FormTextFieldProps) {
  return (
    <FieldPlace field={props.name} {...(className === undefined ? {} : { className })}>
      <FormTextField {...props} />
    </FieldPlace>
  )
}
