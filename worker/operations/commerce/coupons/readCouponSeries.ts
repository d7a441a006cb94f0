import {
  findCouponSeries,
  listSeriesCodes,
  listSeriesUses,
} from '#database/queries/commerce/couponSeries.ts'
import { listDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import type { CouponSeriesView } from '#domain/commerce/admin/couponSeriesView.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const SHOWN_AT_MOST = 50

/** A series with its latest uses and the desk's actions. Raises coupon_series_not_found. */
export async function readCouponSeries(
  context: Pick<OperationContext, 'db'>,
  id: string,
): Promise<CouponSeriesView> {
  const { db } = context
  const series = await findCouponSeries(db, id)
  if (!series) throw new ProductError('coupon_series_not_found')
  const [uses, [first], audit] = await Promise.all([
    listSeriesUses(db, id, SHOWN_AT_MOST),
    listSeriesCodes(db, id, { search: '', list: 'all', after: '', limit: 1 }),
    listDeskAudit(db, id),
  ])
  return {
    series,
    onlyCode: series.codes === 1 ? (first?.num ?? null) : null,
    uses: uses.map(({ num, orderId, orderNumber, claimedAt, amountMinor }) => ({
      num,
      orderId,
      orderNumber: formatOrderNumber(orderNumber),
      claimedAt,
      amountMinor,
    })),
    audit,
  }
}
