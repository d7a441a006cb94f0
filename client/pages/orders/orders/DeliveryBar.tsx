import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { OrderDelivery } from '#domain/orders/order/orderList.types.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { SparkLine } from '#client/ui/charts/SparkLine.tsx'
import { MEDIA_TYPE_TEXT } from '#client/ui/MediaTypeMark.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { DeliveryTrack } from './DeliveryTrack.tsx'

const percent = (share: number) =>
  share > 0 && share < 0.01 ? 'under 1%' : `${Math.floor(share * 100)}%`
const count = (value: number) => formatCount(value)

/** The delivered part of the booking; a word if there is nothing to deliver. */
export function DeliveryBar({
  delivery,
  mediaType,
  isWide = false,
}: {
  delivery: OrderDelivery
  mediaType: MediaType
  isWide?: boolean
}) {
  const { bookedImpressions, deliveredImpressions, share, timeShare, recentDays } = delivery
  if (bookedImpressions === 0) return <span className="text-ink-2">None</span>
  return (
    <span className={classNames('flex flex-col gap-1.5', !isWide && 'min-w-28')}>
      <span className="flex items-baseline flex-wrap justify-between gap-x-3">
        <span className="font-semibold whitespace-nowrap tabular-nums">{percent(share)}</span>
        <span className="text-xs whitespace-nowrap text-ink-2 tabular-nums">
          {count(deliveredImpressions)} of {count(bookedImpressions)}
        </span>
      </span>
      <DeliveryTrack delivery={delivery} mediaType={mediaType} />
      {timeShare === null ? null : (
        <span className="text-xs text-ink-2">{percent(timeShare)} of time elapsed</span>
      )}
      {recentDays.length === 0 ? null : (
        <SparkLine
          values={recentDays}
          label={`${capitalized(MEDIA_WORDS[mediaType].impressions)} per day, last ${recentDays.length} days: ${recentDays.map(count).join(', ')}`}
          className={MEDIA_TYPE_TEXT[mediaType]}
        />
      )}
    </span>
  )
}
