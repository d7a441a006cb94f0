import { Calendar } from 'react-aria-components/Calendar'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, FLOATING } from './controlStyles.ts'
import type { DateFieldProps } from './DateField.tsx'
import { CalendarButton, DateSegments, Month } from './DateParts.tsx'
import { FIELD, FieldLabel, FieldNotes } from './FieldParts.tsx'
import { ariaDateLimits, calendarDate } from './isoDate.ts'

export type DatePickerProps = DateFieldProps

/** A day, typed or chosen from a calendar. */
export function DatePicker({
  label,
  description,
  errorMessage,
  isRequired,
  value,
  onChange,
  minDate,
  maxDate,
  isUnavailable,
  className,
  ...props
}: DatePickerProps) {
  return (
    <AriaDatePicker
      {...props}
      {...ariaDateLimits({ minDate, maxDate, isUnavailable })}
      value={calendarDate(value)}
      onChange={(next) => onChange(next ? next.toString() : null)}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(FIELD, className)}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <Group
        className={classNames(
          CONTROL_BOX,
          'flex items-center pr-1 pl-3.5',
          errorMessage && 'border-red',
        )}
      >
        <DateSegments />
        <CalendarButton />
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <AriaPopover offset={6} className={FLOATING}>
        <Dialog className="p-3 outline-none">
          <Calendar>
            <Month />
          </Calendar>
        </Dialog>
      </AriaPopover>
    </AriaDatePicker>
  )
}
