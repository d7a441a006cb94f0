import type { OrderDelivery } from '#domain/orders/order/orderList.types.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { MEDIA_TYPE_BACKGROUND } from '#client/ui/MediaTypeMark.tsx'
import { classNames } from '#client/ui/classNames.ts'

/** A bar of the delivery, with a tick at the elapsed time; the text next to it says the same. */
export function DeliveryTrack({
  delivery: { share, timeShare },
  mediaType,
  className,
}: {
  delivery: Pick<OrderDelivery, 'share' | 'timeShare'>
  mediaType: MediaType
  className?: string
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative block h-1.5 rounded-full bg-line forced-colors:outline',
        className,
      )}
    >
      <span
        className={classNames(
          'block h-full rounded-full forced-colors:bg-[Highlight]',
          MEDIA_TYPE_BACKGROUND[mediaType],
        )}
        style={{ width: `${share * 100}%` }}
      />
      {timeShare === null ? null : (
        <span
          className="absolute -top-1 h-3.5 w-0.5 bg-ink forced-colors:bg-[CanvasText]"
          style={{ left: `${timeShare * 100}%` }}
        />
      )}
    </span>
  )
}
