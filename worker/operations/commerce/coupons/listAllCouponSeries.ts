import { listCouponSeries, seriesCursor } from '#database/queries/commerce/couponSeries.ts'
import { cutPage } from '#domain/foundation/admin/cutPage.ts'
import type { SeriesState } from '#domain/commerce/coupon/couponSeries.ts'
import type { CouponSeriesListView } from '#domain/commerce/admin/couponSeriesView.types.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const PAGE_SIZE = 50

/** Coupons that the desk created, of one state or all, paginated after a cursor. */
export async function listAllCouponSeries(
  { db, now }: OperationContext,
  { after, ...asked }: { search: string; state: SeriesState | null; after?: string | undefined },
): Promise<CouponSeriesListView> {
  const filter = { ...asked, now: now.toISOString() }
  const found = await listCouponSeries(db, filter, { after, limit: PAGE_SIZE + 1 })
  const { shown: series, last } = cutPage(found, PAGE_SIZE)
  return { series, next: last ? seriesCursor(filter, last) : null }
}
