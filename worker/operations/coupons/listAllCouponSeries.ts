import { connect } from '#database/connection.ts'
import { listCouponSeries } from '#database/queries/couponSeries.ts'
import type { SeriesState } from '#domain/coupon/couponSeries.ts'
import type { CouponSeriesListView } from '#domain/admin/couponSeriesView.types.ts'
import type { OperationContext } from '../../platform/env.ts'

const PAGE_SIZE = 50

/** The coupons that the desk made, the newest first, a page after a cursor. */
export async function listAllCouponSeries(
  context: OperationContext,
  query: { search: string; state: SeriesState | null; after: string | null },
): Promise<CouponSeriesListView> {
  const { search, state } = query
  const [createdAt = '', id = ''] = query.after?.split('~') ?? []
  const rows = await listCouponSeries(
    connect(context.env.DB),
    { search, state, now: context.now.toISOString() },
    { after: query.after === null ? null : { createdAt, id }, limit: PAGE_SIZE + 1 },
  )
  const series = rows.slice(0, PAGE_SIZE)
  const last = series.at(-1)
  const isMore = rows.length > PAGE_SIZE && last !== undefined
  return { series, next: isMore ? `${last.createdAt}~${last.id}` : null }
}
