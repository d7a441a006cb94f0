import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, FLOATING } from './controlStyles.ts'
import { CalendarButton, DateSegments, Month } from './DateParts.tsx'
import { FIELD, FieldLabel, FieldNotes, type FieldText } from './FieldParts.tsx'
import { ariaDateLimits, calendarDate, type DateLimits } from './isoDate.ts'

export interface IsoDateRange {
  start: string
  end: string
}

export interface DateRangePickerProps extends FieldText, DateLimits {
  /** First and last day, both included; null is empty. */
  value: IsoDateRange | null
  onChange: (range: IsoDateRange | null) => void
  onBlur?: () => void
  isDisabled?: boolean
  className?: string
}

/** First and last day, typed or chosen from a calendar. */
export function DateRangePicker({
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
}: DateRangePickerProps) {
  const start = calendarDate(value?.start)
  const end = calendarDate(value?.end)
  return (
    <AriaDateRangePicker
      {...props}
      {...ariaDateLimits({ minDate, maxDate, isUnavailable })}
      value={start && end ? { start, end } : null}
      onChange={(next) =>
        onChange(next ? { start: next.start.toString(), end: next.end.toString() } : null)
      }
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
        <DateSegments slot="start" />
        <span aria-hidden="true" className="px-1.5 text-ink-3 sm:px-2.5">
          –
        </span>
        <DateSegments slot="end" />
        <CalendarButton />
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <AriaPopover offset={6} className={FLOATING}>
        <Dialog className="p-3 outline-none">
          <RangeCalendar>
            <Month isRange />
          </RangeCalendar>
        </Dialog>
      </AriaPopover>
    </AriaDateRangePicker>
  )
}
