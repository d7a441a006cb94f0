import type { ReactNode } from 'react'
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup'
import { classNames } from './classNames.ts'
import { FIELD } from './controlStyles.ts'
import { FieldLabel, FieldNotes, type FieldText } from './FieldParts.tsx'

export interface CheckboxGroupProps
  extends
    FieldText,
    Omit<AriaCheckboxGroupProps, 'className' | 'style' | 'children' | 'isRequired'> {
  /** Checkbox elements, each with its `value`. */
  children: ReactNode
  className?: string
}

/** A choice of several options; `value` is the list of selected values. */
export function CheckboxGroup({
  label,
  description,
  errorMessage,
  isRequired,
  children,
  className,
  ...props
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      {...props}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(FIELD, className)}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <div className="flex flex-col">{children}</div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  )
}
