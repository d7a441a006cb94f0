import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { formatMoney } from '#domain/foundation/money/amount.ts'
import { sitePath } from '#content/sitePaths.ts'
import { Link } from 'react-router'
import { loadVisitorOrders } from '#client/api/contact/deskCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { TextButton } from '#client/ui/TextButton.tsx'

/** The last orders of a visitor with their links, and their ads in review. */
export function VisitorOrders({
  sessionId,
  accountId,
}: {
  sessionId: string
  accountId: string | null
}) {
  const { value, error, reload } = useLoaded(`${sessionId} ${accountId}`, () =>
    loadVisitorOrders({ sessionId, accountId }),
  )
  if (error)
    return (
      <p role="alert" className="mt-1 text-sm text-ink-2">
        {error.message} <TextButton onPress={reload}>Try again</TextButton>
      </p>
    )
  if (!value) return <Loading shape="mt-2 h-11" />
  return (
    <>
      <ul className="mt-1 flex flex-col">
        {value.orders.map((order) => (
          <li key={order.id} className="border-b border-line last:border-0">
            <Link
              to={sitePath('order', { id: order.id })}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5 text-sm hover:text-cobalt"
            >
              <span className="font-semibold underline underline-offset-3">{order.number}</span>
              <span className="tabular-nums">
                {formatMoney({ amountMinor: order.totalMinor, currency: order.currency })}
              </span>
              <span className="w-full text-xs text-ink-2">
                {formatInstant(order.createdAt)} · {order.stateName}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <AdsInReview ads={value.adsInReview} />
    </>
  )
}

type VisitorAd = Awaited<ReturnType<typeof loadVisitorOrders>>['adsInReview'][number]

/** The visitor's ads that await a verdict, each with a link to its review. */
function AdsInReview({ ads }: { ads: readonly VisitorAd[] }) {
  if (ads.length === 0) return null
  return (
    <>
      <h3 className="mt-6 text-base">
        {ads.length === 1 ? '1 ad in review' : `${ads.length} ads in review`}
      </h3>
      <ul className="mt-1 flex flex-col">
        {ads.map(({ versionId, title, lineName, submittedAt }) => (
          <li key={versionId} className="border-b border-line last:border-0">
            <Link
              to={`${sitePath('reviews')}?${new URLSearchParams({ ad: versionId })}`}
              className="flex min-h-11 flex-col py-1.5 text-sm hover:text-cobalt"
            >
              <span className="font-semibold wrap-anywhere underline underline-offset-3">
                {title}
              </span>
              <span className="text-xs text-ink-2">
                {lineName} · since {formatInstant(submittedAt)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
