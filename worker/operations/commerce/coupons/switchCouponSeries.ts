import { runBatch } from '#database/batch.ts'
import { findCouponSeries, switchSeries } from '#database/queries/commerce/couponSeries.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import type { CouponSeriesView } from '#domain/commerce/admin/couponSeriesView.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { readCouponSeries } from './readCouponSeries.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'

/**
 * Switches the coupons of a series off, so that no cart can use them, or on again. Orders that used one keep it.
 * Raises no_access, coupon_series_not_found.
 */
export async function switchCouponSeries(
  context: OperationContext,
  id: string,
  { isOn, reason }: { isOn: boolean; reason: string },
): Promise<CouponSeriesView> {
  const { db } = context
  const series = await findCouponSeries(db, id)
  if (!series) throw new ProductError('coupon_series_not_found')
  const wasOn = series.offAt === null
  if (wasOn !== isOn) {
    const at = context.now.toISOString()
    await runBatch(db, [
      switchSeries(db, id, isOn ? null : at),
      auditIf(
        db,
        deskEntry(context, {
          kind: 'coupons',
          subjectId: id,
          event: isOn ? 'switch_on' : 'switch_off',
          reason,
          before: { state: wasOn ? 'on' : 'off' },
          after: { state: isOn ? 'on' : 'off' },
        }),
      ),
    ])
  }
  return await readCouponSeries(context, id)
}
