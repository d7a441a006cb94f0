import { DateField as AriaDateField } from 'react-aria-components/DateField'
import { ariaDateProps, DateFrame, type DateInputProps } from './DateFrame.tsx'
import { DateSegments } from './DateParts.tsx'
import { calendarDate } from './isoDate.ts'

export interface DateFieldProps extends DateInputProps {
  /** ISO day; null is empty. */
  value: string | null
  onChange: (isoDate: string | null) => void
}

/** A day that the person knows and types. To choose one use DatePicker. */
export function DateField({ value, onChange, ...props }: DateFieldProps) {
  return (
    <AriaDateField
      {...ariaDateProps(props)}
      value={calendarDate(value)}
      onChange={(next) => onChange(next ? next.toString() : null)}
    >
      <DateFrame {...props}>
        <DateSegments />
      </DateFrame>
    </AriaDateField>
  )
}
