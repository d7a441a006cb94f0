import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, FIELD } from './controlStyles.ts'
import { FieldLabel, FieldNotes, type FieldText } from './FieldParts.tsx'

export interface TextFieldProps
  extends FieldText, Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isRequired'> {
  placeholder?: string
  /** Shown inside the box, at its end: a unit, an icon button. */
  suffix?: ReactNode
  className?: string
  /** The input itself, for forms that move focus to the first error. */
  ref?: Ref<HTMLInputElement>
}

/** One line of text, controlled by `value` and `onChange`. Says "(optional)" when `isRequired` is false. */
export function TextField({
  label,
  description,
  errorMessage,
  isRequired,
  placeholder,
  suffix,
  className,
  ref,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(errorMessage) || props.isInvalid === true}
      validationBehavior="aria"
      className={classNames(FIELD, className)}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <div className="relative">
        <Input
          {...(ref ? { ref } : {})}
          {...(placeholder === undefined ? {} : { placeholder })}
          className={classNames(
            CONTROL_BOX,
            'px-3.5 placeholder:text-ink-3',
            suffix ? 'pr-14' : '',
          )}
        />
        {suffix ? (
          <span className="absolute inset-y-0 right-3.5 flex items-center text-sm text-ink-2">
            {suffix}
          </span>
        ) : null}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
