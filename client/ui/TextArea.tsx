import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, FIELD } from './controlStyles.ts'
import { FieldLabel, FieldNotes, type FieldText } from './FieldParts.tsx'

export interface TextAreaProps
  extends FieldText, Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isRequired'> {
  placeholder?: string
  rows?: number
  className?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function TextArea({
  label,
  description,
  errorMessage,
  isRequired,
  placeholder,
  rows = 5,
  className,
  ref,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField
      {...props}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(FIELD, className)}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <AriaTextArea
        {...(ref ? { ref } : {})}
        {...(placeholder === undefined ? {} : { placeholder })}
        rows={rows}
        className={classNames(CONTROL_BOX, 'h-auto resize-y px-3.5 py-2.5 placeholder:text-ink-3')}
      />
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
