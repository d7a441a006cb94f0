import { Calendar } from 'react-aria-components/Calendar'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import type { DateFieldProps } from './DateField.tsx'
import { ariaDateProps, DateFrame } from './DateFrame.tsx'
import { DateSegments, Month } from './DateParts.tsx'
import { calendarDate } from './isoDate.ts'

export type DatePickerProps = DateFieldProps

/** A day, typed or chosen from a calendar. */
export function DatePicker({ value, onChange, ...props }: DatePickerProps) {
  const calendar = (
    <Calendar>
      <Month />
    </Calendar>
  )
  return (
    <AriaDatePicker
      {...ariaDateProps(props)}
      value={calendarDate(value)}
      onChange={(next) => onChange(next ? next.toString() : null)}
    >
      <DateFrame {...props} calendar={calendar}>
        <DateSegments />
      </DateFrame>
    </AriaDatePicker>
  )
}
