import { runBatch } from '#database/batch.ts'
import {
  type CodesFilter,
  findCouponSeries,
  isCodeOf,
  listSeriesCodes,
  switchCode,
} from '#database/queries/commerce/couponSeries.ts'
import { cutPage } from '#domain/foundation/admin/cutPage.ts'
import type {
  CouponCodesView,
  CouponSeriesView,
} from '#domain/commerce/admin/couponSeriesView.types.ts'
import { normalizeCouponCode } from '#domain/commerce/coupon/couponCode.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'
import { readCouponSeries } from './readCouponSeries.ts'

const PAGE_SIZE = 25

/** A page of the codes of a series after one of them. Raises coupon_series_not_found. */
export async function readSeriesCodes(
  context: OperationContext,
  id: string,
  query: CodesFilter & { after: string },
): Promise<CouponCodesView> {
  const { db } = context
  if (!(await findCouponSeries(db, id))) throw new ProductError('coupon_series_not_found')
  const found = await listSeriesCodes(db, id, { ...query, limit: PAGE_SIZE + 1 })
  const { shown, last } = cutPage(found, PAGE_SIZE)
  const codes = shown.map(({ num, offAt, uses, spentMinor }) => ({
    num,
    isOff: offAt !== null,
    uses,
    spentMinor,
  }))
  return { codes, next: last?.num ?? null }
}

/**
 * Switches one code of a series off, so that no cart can use it, or on again; orders that used it keep it. Raises
 * no_access, coupon_series_not_found, also for a code of another series.
 */
export async function switchCouponCode(
  context: OperationContext,
  id: string,
  { code, isOn, reason }: { code: string; isOn: boolean; reason: string },
): Promise<CouponSeriesView> {
  const { db } = context
  const num = normalizeCouponCode(code)
  if (!(await isCodeOf(db, id, num))) throw new ProductError('coupon_series_not_found')
  const entry = deskEntry(context, {
    kind: 'coupons',
    subjectId: id,
    event: isOn ? 'switch_on_code' : 'switch_off_code',
    reason,
    before: { code: num, state: isOn ? 'off' : 'on' },
    after: { code: num, state: isOn ? 'on' : 'off' },
  })
  await runBatch(db, switchCode(db, entry, { num, at: isOn ? null : entry.at }))
  return await readCouponSeries(context, id)
}
