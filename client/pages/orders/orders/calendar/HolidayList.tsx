import { formatWeekday } from '#domain/foundation/calendar/formatDate.ts'
import { publicHolidays } from '#domain/foundation/calendar/holidays/publicHolidays.ts'
import { countryName } from '#domain/foundation/address/countryName.ts'
import type { Span } from './CalendarHead.tsx'

/** The public holidays of the countries in which campaigns run. */
export function HolidayList({ countries, span }: { countries: readonly string[]; span: Span }) {
  const lists = countries
    .map((country) => ({ country, days: publicHolidays(country, span.from, span.to) }))
    .filter(({ days }) => days.length > 0)
  if (lists.length === 0) return null
  return (
    <section aria-labelledby="holidays" className="mt-6">
      <h2 id="holidays" className="text-subheading">
        Public holidays
      </h2>
      {lists.map(({ country, days }) => (
        <p key={country} className="mt-2 text-sm text-ink-2">
          <strong className="text-ink">{countryName(country)}: </strong>
          {days.map(({ date, name }) => `${formatWeekday(date)} ${name}`).join(' · ')}
        </p>
      ))}
    </section>
  )
}
