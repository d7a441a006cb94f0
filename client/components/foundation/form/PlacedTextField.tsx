import { FieldPlace } from './FieldPlace.tsx'
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx'

/** A line of text of the form around it, in a place of its own. */
export function PlacedTextField({ className, ...props }: FormTextFieldProps) {
  return (
    <FieldPlace field={props.name} {...(className === undefined ? {} : { className })}>
      <FormTextField {...props} />
    </FieldPlace>
  )
}
