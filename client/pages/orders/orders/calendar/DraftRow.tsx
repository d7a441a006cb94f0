import { useRef } from 'react'
import { epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatDate, formatDateRange } from '#domain/foundation/calendar/formatDate.ts'
import { barOf, type DraftFlight } from '#domain/orders/calendar/flightCalendar.ts'
import { percent, type Span } from './CalendarHead.tsx'
import { FlightTrack } from './FlightTrack.tsx'
import { useDraftMove } from './useDraftMove.ts'

/** A draft: its bar is dragged by mouse or finger, or moved by the arrow keys. */
export function DraftRow({
  draft,
  span,
  onChanged,
}: {
  draft: DraftFlight
  span: Span
  onChanged: () => void
}) {
  const track = useRef<HTMLDivElement>(null)
  const { dates, isSaving, handlers } = useDraftMove({ draft, span, track, onChanged })
  const { name, mediaType, earliestStart } = draft
  const range = formatDateRange(dates.startDate, dates.endDate)
  return (
    <FlightTrack
      name={<bdi>{name}</bdi>}
      mediaType={mediaType}
      dates={dates}
      note={
        isSaving
          ? 'saving'
          : draft.startDate < earliestStart
            ? `draft, can start ${formatDate(earliestStart)}`
            : 'draft'
      }
      trackRef={track}
    >
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its length is that of the campaign
        role="slider"
        tabIndex={0}
        aria-label={`Start of ${name}`}
        aria-valuenow={epochDay(dates.startDate)}
        aria-valuemin={epochDay(earliestStart)}
        aria-valuetext={range}
        aria-describedby="calendar-move-help"
        className="absolute inset-y-0 min-w-11 cursor-grab touch-pan-y rounded-mark border-2 border-dashed border-ink-2 bg-sand active:cursor-grabbing"
        style={percent(barOf(dates, span))}
        {...handlers}
      />
    </FlightTrack>
  )
}
