import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker'
import { ariaDateProps, DateFrame, type DateInputProps } from './DateFrame.tsx'
import { DateSegments, Month } from './DateParts.tsx'
import { calendarDate } from './isoDate.ts'

export interface IsoDateRange {
  start: string
  end: string
}

export interface DateRangePickerProps extends DateInputProps {
  /** First and last day, both inclusive; null is empty. */
  value: IsoDateRange | null
  onChange: (range: IsoDateRange | null) => void
}

/** First and last day, typed or chosen from a calendar. */
export function DateRangePicker({ value, onChange, ...props }: DateRangePickerProps) {
  const start = calendarDate(value?.start)
  const end = calendarDate(value?.end)
  const calendar = (
    <RangeCalendar>
      <Month isRange />
    </RangeCalendar>
  )
  return (
    <AriaDateRangePicker
      {...ariaDateProps(props)}
      value={start && end ? { start, end } : null}
      onChange={(next) =>
        onChange(next ? { start: next.start.toString(), end: next.end.toString() } : null)
      }
    >
      <DateFrame {...props} calendar={calendar}>
        <DateSegments slot="start" />
        <span aria-hidden="true" className="px-1.5 text-ink-3 sm:px-2.5">
          –
        </span>
        <DateSegments slot="end" />
      </DateFrame>
    </AriaDateRangePicker>
  )
}
