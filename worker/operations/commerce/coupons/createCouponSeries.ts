import { brokeConstraint, runBatch } from '#database/batch.ts'
import { insertCouponSeries } from '#database/queries/commerce/couponSeries.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import type { CouponRequest } from '#domain/commerce/admin/couponRequest.ts'
import type { CouponSeries } from '#domain/commerce/coupon/couponSeries.ts'
import { formatSeries } from '#domain/commerce/coupon/formatCouponTerms.ts'
import { ERROR_CATALOGUE } from '#domain/foundation/errors/errorCatalogue.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { newSeriesCodes } from '#worker/adapters/couponNum.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { readCouponSeries } from './readCouponSeries.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'

/** Creates one coupon or a series of them, all or none. Raises no_access, invalid_input, coupon_code_taken. */
export async function createCouponSeries(
  context: OperationContext,
  { code, reason, ...terms }: CouponRequest,
): Promise<CouponSeries> {
  if (terms.expiresAt !== null && terms.expiresAt <= context.now.toISOString())
    throw new ProductError('invalid_input', {
      fields: [{ path: 'expiresAt', message: 'The end must be in the future.' }],
    })
  const { db } = context
  const at = context.now.toISOString()
  const series = { id: newId('csr'), createdAt: at, ...terms }
  const isOwnCode = terms.codes === 1 && code !== ''
  const codes = isOwnCode ? [code] : newSeriesCodes(code, terms.codes)
  try {
    await runBatch(db, [
      ...insertCouponSeries(db, series, codes),
      auditIf(
        db,
        deskEntry(context, {
          kind: 'coupons',
          subjectId: series.id,
          event: 'create',
          reason,
          after: { name: terms.name, terms: formatSeries(series) },
        }),
      ),
    ])
  } catch (error) {
    if (!brokeConstraint(error, 'coupons.num')) throw error
    const { message } = ERROR_CATALOGUE.coupon_code_taken
    throw new ProductError('coupon_code_taken', { fields: [{ path: 'code', message }] })
  }
  return (await readCouponSeries(context, series.id)).series
}
