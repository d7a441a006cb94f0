import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { formatShortDate } from '#domain/foundation/calendar/formatDate.ts'
import { publicHolidays } from '#domain/foundation/calendar/holidays/publicHolidays.ts'
import { barOf, CALENDAR_WEEKS } from '#domain/orders/calendar/flightCalendar.ts'
import { classNames } from '#client/ui/classNames.ts'
import { TRACK_COLUMNS } from './trackStyles.ts'

export interface Span {
  from: string
  to: string
}

/** The weeks of the calendar with marks for holidays and today. Screen readers read dates in the rows. */
export function CalendarHead({
  span,
  today,
  countries,
}: {
  span: Span
  today: string
  countries: readonly string[]
}) {
  const weeks = Array.from({ length: CALENDAR_WEEKS }, (_, at) => addDays(span.from, at * 7))
  const holidays = countries.flatMap((country) => publicHolidays(country, span.from, span.to))
  return (
    <div aria-hidden="true" className={TRACK_COLUMNS}>
      <span className="max-lg:hidden" />
      <div className="relative h-12">
        {weeks.map((week, at) => (
          <span
            key={week}
            className={classNames(
              'absolute top-0 text-xs text-ink-2',
              at % 3 !== 0 && 'max-lg:hidden',
            )}
            style={{ left: `${(100 * at) / CALENDAR_WEEKS}%` }}
          >
            {formatShortDate(week)}
          </span>
        ))}
        {[...new Set(holidays.map(({ date }) => date))].map((date) => (
          <span
            key={date}
            title={holidays.find((holiday) => holiday.date === date)?.name}
            className="absolute bottom-0 h-3 rounded-mark bg-amber forced-colors:bg-[CanvasText]"
            style={percent(barOf({ startDate: date, endDate: date }, span))}
          />
        ))}
        {today >= span.from && today <= span.to ? (
          <span
            className="absolute bottom-0 h-5 border-l-2 border-cobalt"
            style={{ left: percent(barOf({ startDate: today, endDate: today }, span)).left }}
          />
        ) : null}
      </div>
    </div>
  )
}

/** The position of a bar as CSS. */
export const percent = ({ left, width }: { left: number; width: number }) => ({
  left: `${100 * left}%`,
  width: `${100 * width}%`,
})
