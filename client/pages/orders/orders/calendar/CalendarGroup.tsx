import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { formatDateRange } from '#domain/foundation/calendar/formatDate.ts'
import {
  gapsBetween,
  type CalendarFlight,
  type CalendarGrouping,
} from '#domain/orders/calendar/flightCalendar.ts'
import { BookedRow } from './BookedRow.tsx'
import type { Span } from './CalendarHead.tsx'
import { DraftRow } from './DraftRow.tsx'

/** Campaigns of one client or medium, and the days on which none of them runs. */
export function CalendarGroup({
  group: { key, flights },
  by,
  span,
  today,
  onChanged,
}: {
  group: { key: string; flights: CalendarFlight[] }
  by: CalendarGrouping
  span: Span
  today: string
  onChanged: () => void
}) {
  const booked = flights.filter(({ kind }) => kind === 'booked')
  const ahead = { from: today > span.from ? today : span.from, to: span.to }
  const gaps = booked.length > 0 ? gapsBetween(booked, ahead) : []
  // The keys of this grouping are media.
  const title = by === 'medium' ? MEDIA_TYPE_NAMES[key as MediaType] : key || 'Drafts'
  return (
    <section aria-label={title} className="border-t border-line pt-3 pb-4">
      <h2 className="font-semibold wrap-anywhere">
        <bdi>{title}</bdi>
      </h2>
      {gaps.length > 0 ? (
        <p className="text-sm text-ink-2">
          Nothing booked {gaps.map(({ from, to }) => formatDateRange(from, to)).join(', ')}
        </p>
      ) : null}
      <ul className="mt-2 flex flex-col gap-2">
        {flights.map((flight) => (
          <li key={flight.id}>
            {flight.kind === 'booked' ? (
              <BookedRow flight={flight} span={span} />
            ) : (
              <DraftRow draft={flight} span={span} onChanged={onChanged} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
