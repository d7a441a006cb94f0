import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { formatAddedReach } from '#domain/planning/combined/formatCombinedReach.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { OfferLine } from '#domain/sales/offer/offerContent.types.ts'
import { BookedMap } from '#client/components/orders/order/BookedMap.tsx'
import { unbroken } from '#client/components/foundation/unbroken.ts'
import { Card } from '#client/ui/Card.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'

const count = (value: number) => formatCount(value)

/**
 * A campaign or package as offered: price, figures, plan, screens, and on one of them the map of
 * the offer.
 */
export function OfferedLine({
  line,
  item,
  adds,
  hasMap,
}: {
  line: OfferLine
  item: CartItem | undefined
  /** People whom no other campaign of the offer reaches; undefined for a single campaign. */
  adds: number | undefined
  hasMap: boolean
}) {
  const { name, mediaType, price, ratecardMinor } = line
  const savedMinor = ratecardMinor - price.payMinor - price.commissionMinor
  return (
    <Card as="article" padding="none" aria-label={name} className="overflow-hidden">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-5 sm:flex-nowrap sm:p-6">
        <div className="min-w-0">
          <p className="flex items-center gap-2 text-sm text-ink-2">
            <MediaTypeMark mediaType={mediaType} />
            {line.type === 'campaign' ? MEDIA_TYPE_NAMES[mediaType] : 'Ad creation'}
          </p>
          <h2 className="mt-1 text-subheading wrap-anywhere">
            {line.quantity > 1 ? `${line.quantity} × ` : ''}
            {name}
          </h2>
        </div>
        <p className="sm:shrink-0 sm:text-right">
          <span className="num block text-xl">{formatUsd(price.payMinor)}</span>
          {savedMinor > 0 ? (
            <span className="text-sm">
              <s className="text-ink-2">{formatUsd(ratecardMinor)}</s>{' '}
              <span className="font-semibold text-green">saved {formatUsd(savedMinor)}</span>
            </span>
          ) : null}
        </p>
      </header>
      {hasMap && item?.type === 'campaign' ? (
        <div className="[&>figure]:rounded-none [&>figure]:border-x-0 [&>figure]:border-b-0">
          <BookedMap plan={item.data.plan} />
        </div>
      ) : null}
      {line.impressions ? <Figures line={line} /> : null}
      {adds === undefined ? null : (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-2 sm:px-6">
          Adds {formatAddedReach(adds)}.
        </p>
      )}
      <dl className="grid gap-x-5 gap-y-1.5 border-t border-line p-5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:p-6">
        {line.facts.map(({ label, value }) => (
          <div key={`${label} ${value}`} className="contents">
            <dt className="text-sm text-ink-2 sm:pt-0.5">{label}</dt>
            <dd className="mb-1.5 wrap-anywhere sm:mb-0">{unbroken(value)}</dd>
          </div>
        ))}
      </dl>
      {line.screens.length > 0 ? <Screens line={line} /> : null}
    </Card>
  )
}

function Figures({ line }: { line: OfferLine }) {
  const { low = 0, mid = 0, high = 0 } = line.impressions ?? {}
  const figures = [
    [count(mid), `${MEDIA_WORDS[line.mediaType].impressions}, ${count(low)} to ${count(high)}`],
    [count(line.reach), 'people reached'],
    [`${line.frequency.toFixed(1)}×`, 'each, on average'],
    [formatUsd(line.cpmMinor), 'CPM'],
  ] as const
  return (
    <dl className="grid grid-cols-2 border-t border-line sm:grid-cols-4 sm:divide-x sm:divide-line">
      {figures.map(([value, label]) => (
        <div key={label} className="flex flex-col-reverse justify-end px-5 py-4 sm:first:pl-6">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="num text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Screens({ line: { screens } }: { line: OfferLine }) {
  return (
    <ul className="border-t border-line px-5 py-2 sm:px-6">
      {screens.map(({ id, name, detail, weeklyViews, cpmMinor }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5 last:border-b-0"
        >
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{name}</span>{' '}
            <span className="text-sm text-ink-2">{detail}</span>
          </span>
          <span className="text-sm tabular-nums">
            {count(weeklyViews)} views a week, {formatUsd(cpmMinor)} CPM
          </span>
        </li>
      ))}
    </ul>
  )
}
