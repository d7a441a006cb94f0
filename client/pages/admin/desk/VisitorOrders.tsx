import { formatMoney } from '#domain/money/amount.ts'
import { Link } from 'react-router'
import { loadVisitorOrders } from '#client/api/deskCalls.ts'
import { localePath } from '#client/routing/localePath.ts'
import { useLoaded } from '#client/state/useLoaded.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { TextButton } from '#client/ui/TextButton.tsx'
import { momentWords } from './deskWords.ts'

/** The last orders of a visitor, each with the way to it. */
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
  if (!value) return <Skeleton className="mt-2 h-11" />
  return (
    <ul className="mt-1 flex flex-col">
      {value.orders.map((order) => (
        <li key={order.id} className="border-b border-line last:border-0">
          <Link
            to={localePath(`/my-orders/${order.id}`)}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5 text-sm hover:text-cobalt"
          >
            <span className="font-semibold underline underline-offset-3">{order.number}</span>
            <span className="tabular-nums">
              {formatMoney({ amountMinor: order.totalMinor, currency: order.currency })}
            </span>
            <span className="w-full text-xs text-ink-2">
              {momentWords(order.createdAt)} · {order.stateName}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
