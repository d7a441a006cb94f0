import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, FIELD, FLOATING } from './controlStyles.ts'
import { CalendarButton } from './DateParts.tsx'
import { FieldLabel, FieldNotes, type FieldText } from './FieldParts.tsx'
import { ariaDateLimits, type DateLimits } from './isoDate.ts'

/** The props of every date field other than its value. */
export interface DateInputProps extends FieldText, DateLimits {
  onBlur?: () => void
  isDisabled?: boolean
  className?: string
}

/** The props in react-aria's terms; label, description and message belong to the frame. */
export function ariaDateProps({
  label: _label,
  description: _description,
  errorMessage,
  isRequired,
  minDate,
  maxDate,
  isUnavailable,
  className,
  ...props
}: DateInputProps) {
  return {
    ...props,
    ...ariaDateLimits({ minDate, maxDate, isUnavailable }),
    isRequired: isRequired ?? false,
    isInvalid: Boolean(errorMessage),
    validationBehavior: 'aria' as const,
    className: classNames(FIELD, className),
  }
}

/** Label, box and notes of a date field, and with a calendar its button and popover. */
export function DateFrame({
  label,
  description,
  errorMessage,
  isRequired,
  calendar,
  children,
}: FieldText & { calendar?: ReactNode; children: ReactNode }) {
  return (
    <>
      <FieldLabel label={label} isRequired={isRequired} />
      <Group
        className={classNames(
          CONTROL_BOX,
          'flex items-center pl-3.5',
          calendar ? 'pr-1' : 'pr-3.5',
          errorMessage && 'border-red',
        )}
      >
        {children}
        {calendar ? <CalendarButton /> : null}
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
      {calendar ? (
        <AriaPopover offset={6} className={FLOATING}>
          <Dialog className="p-3 outline-none">{calendar}</Dialog>
        </AriaPopover>
      ) : null}
    </>
  )
}
