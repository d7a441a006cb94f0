import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { OrderDelivery } from '#domain/orders/order/orderList.types.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { DeliveryTrack } from './DeliveryTrack.tsx'

const count = (value: number) => formatCount(value)

/** Delivered of booked impressions in one line: a bar, a tick at the share that is due by now, and the percentage. */
export function ShortDeliveryBar({
  delivery,
  mediaType,
}: {
  delivery: OrderDelivery
  mediaType: MediaType
}) {
  const { bookedImpressions, deliveredImpressions, share, timeShare } = delivery
  if (bookedImpressions === 0) return null
  if (deliveredImpressions === 0 && timeShare === null)
    return <span className="text-ink-2">Not started</span>
  return (
    <span
      title={`${count(deliveredImpressions)} of ${count(bookedImpressions)}`}
      className="flex items-center gap-2"
    >
      <DeliveryTrack delivery={delivery} mediaType={mediaType} className="w-16" />
      <span className="font-medium tabular-nums">{Math.floor(share * 100)}%</span>
      {timeShare === null ? null : (
        <span className="sr-only">delivered, {Math.floor(timeShare * 100)}% due by now</span>
      )}
    </span>
  )
}
