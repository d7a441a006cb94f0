import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { barOf, type BookedFlight } from '#domain/orders/calendar/flightCalendar.ts'
import { classNames } from '#client/ui/classNames.ts'
import { MEDIA_TYPE_BACKGROUND } from '#client/ui/MediaTypeMark.tsx'
import { percent, type Span } from './CalendarHead.tsx'
import { FlightTrack } from './FlightTrack.tsx'

/** A booked campaign; its name links to its order. */
export function BookedRow({ flight, span }: { flight: BookedFlight; span: Span }) {
  const { name, mediaType, orderId, stateName } = flight
  return (
    <FlightTrack
      name={
        <Link to={sitePath('order', { id: orderId })} className="hover:underline">
          <bdi>{name}</bdi>
        </Link>
      }
      mediaType={mediaType}
      dates={flight}
      note={stateName}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'absolute inset-y-2 min-w-1 rounded-mark forced-colors:bg-[Highlight]',
          MEDIA_TYPE_BACKGROUND[mediaType],
        )}
        style={percent(barOf(flight, span))}
      />
    </FlightTrack>
  )
}
