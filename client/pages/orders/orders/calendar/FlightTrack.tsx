import type { ReactNode, Ref } from 'react'
import { formatDateRange } from '#domain/foundation/calendar/formatDate.ts'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { CALENDAR_WEEKS } from '#domain/orders/calendar/flightCalendar.ts'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { TRACK_COLUMNS } from './trackStyles.ts'

/** One row of the calendar: a name with dates, and the weeks with a bar on them. */
export function FlightTrack({
  name,
  mediaType,
  dates,
  note,
  trackRef,
  children,
}: {
  name: ReactNode
  mediaType: MediaType
  dates: { startDate: string; endDate: string }
  note: string
  trackRef?: Ref<HTMLDivElement>
  children: ReactNode
}) {
  return (
    <div className={TRACK_COLUMNS}>
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-2 text-sm font-semibold">
          <MediaTypeMark mediaType={mediaType} />
          <span className="sr-only">{MEDIA_TYPE_NAMES[mediaType]}: </span>
          <span className="min-w-0 truncate">{name}</span>
        </p>
        <p className="text-sm text-ink-2">
          {formatDateRange(dates.startDate, dates.endDate)} · {note}
        </p>
      </div>
      <div
        {...(trackRef ? { ref: trackRef } : {})}
        className="relative h-11 border-r border-line"
        style={{
          backgroundImage: 'linear-gradient(to right, var(--color-line) 1px, transparent 1px)',
          backgroundSize: `${100 / CALENDAR_WEEKS}% 100%`,
        }}
      >
        {children}
      </div>
    </div>
  )
}
