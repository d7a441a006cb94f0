import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { classNames } from './classNames.ts'

/** The typed date: month, day, year. */
export function DateSegments({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput {...(slot ? { slot } : {})} className="flex items-center tabular-nums">
      {(segment) => (
        <DateSegment
          segment={segment}
          className="rounded-[4px] px-0.5 outline-offset-0 type-literal:text-ink-3 placeholder-shown:text-ink-3 focused:bg-cobalt focused:text-white"
        />
      )}
    </DateInput>
  )
}

/** Opens the calendar. */
export function CalendarButton() {
  return (
    <AriaButton className="ml-auto flex size-10 shrink-0 items-center justify-center rounded-[7px] text-ink-2 hovered:bg-sand max-sm:size-11">
      <CalendarDays aria-hidden="true" className="size-5" />
    </AriaButton>
  )
}

const MONTH_BUTTON =
  'flex size-11 items-center justify-center rounded-control text-ink hovered:bg-sand disabled:text-line-2'

/** One month with its buttons, inside a Calendar or RangeCalendar. */
export function Month({ isRange = false }: { isRange?: boolean }) {
  return (
    <>
      <header className="flex items-center justify-between pb-2">
        <AriaButton slot="previous" className={MONTH_BUTTON}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </AriaButton>
        <CalendarHeading className="font-sans text-base font-semibold tracking-normal" />
        <AriaButton slot="next" className={MONTH_BUTTON}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </AriaButton>
      </header>
      <CalendarGrid className="border-collapse">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="size-10 text-xs font-semibold text-ink-3">
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={classNames(
                'flex size-10 cursor-default items-center justify-center tabular-nums max-sm:size-11',
                'outside-month:invisible hovered:bg-cobalt-soft disabled:text-line-2 unavailable:text-line-2 unavailable:line-through',
                isRange
                  ? 'selected:bg-cobalt-soft selection-start:rounded-l-control selection-start:bg-cobalt selection-start:text-white selection-end:rounded-r-control selection-end:bg-cobalt selection-end:text-white'
                  : 'rounded-control selected:bg-cobalt selected:text-white',
              )}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
