import { listReviewItems } from '#database/queries/creatives/reviews.ts'
import { listVisitorOrders } from '#database/queries/orders/visitorOrders.ts'
import { can } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { ORDER_STATE_NAMES } from '#domain/orders/order/orderState.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const SHOWN = 10
const ADS_SHOWN = 20

/** A visitor's latest orders with their ads in review, for the desk. Raises no_access. */
export async function visitorOrders(
  { account, db }: Pick<OperationContext, 'account' | 'db'>,
  visitor: { sessionId: string; accountId: string | null },
) {
  if (!can(account, 'readAllOrders')) throw new ProductError('no_access')
  const rows = await listVisitorOrders(db, visitor, SHOWN)
  const waiting = await listReviewItems(
    db,
    { list: 'waiting', orderIds: rows.map(({ id }) => id) },
    { offset: 0, limit: ADS_SHOWN },
  )
  const orders = rows.map(({ id, number, state, currency, totalMinor, createdAt }) => ({
    id,
    number: formatOrderNumber(number),
    stateName: ORDER_STATE_NAMES[state],
    currency,
    totalMinor,
    createdAt,
  }))
  const adsInReview = waiting.map(({ version, creative, lineName }) => ({
    versionId: version.id,
    title: creative.title,
    lineName,
    submittedAt: version.submittedAt ?? version.createdAt,
  }))
  return { orders, adsInReview }
}
