import type { OrderDelivery } from '#domain/orders/order/orderList.types.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { MEDIA_TYPE_BACKGROUND } from '#client/ui/MediaTypeMark.tsx'
import { classNames } from '#client/ui/classNames.ts'

const count = (value: number) => value.toLocaleString('en-US')

/** Delivered of booked impressions in one line: a bar, a tick at the share that is due by now, and the percentage. */
export function ShortDeliveryBar({
  delivery: { bookedImpressions, deliveredImpressions, share, timeShare },
  mediaType,
}: {
  delivery: OrderDelivery
  mediaType: MediaType
}) {
  if (bookedImpressions === 0) return null
  if (deliveredImpressions === 0 && timeShare === null)
    return <span className="text-ink-2">Not started</span>
  return (
    <span
      title={`${count(deliveredImpressions)} of ${count(bookedImpressions)}`}
      className="flex items-center gap-2"
    >
      <span aria-hidden="true" className="relative block h-1.5 w-16 rounded-full bg-line">
        <span
          className={classNames('block h-full rounded-full', MEDIA_TYPE_BACKGROUND[mediaType])}
          style={{ width: `${share * 100}%` }}
        />
        {timeShare === null ? null : (
          <span
            className="absolute -top-1 h-3.5 w-0.5 bg-ink"
            style={{ left: `${timeShare * 100}%` }}
          />
        )}
      </span>
      <span className="font-medium tabular-nums">{Math.floor(share * 100)}%</span>
      {timeShare === null ? null : (
        <span className="sr-only">delivered, {Math.floor(timeShare * 100)}% due by now</span>
      )}
    </span>
  )
}
