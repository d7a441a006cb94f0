import { runBatch } from '#database/batch.ts'
import { findCouponSeries, setCouponTerms } from '#database/queries/commerce/couponSeries.ts'
import { hasAudited } from '#database/queries/foundation/deskAudit.ts'
import type { CouponSeriesView } from '#domain/commerce/admin/couponSeriesView.types.ts'
import type { AuditedFacts } from '#domain/foundation/admin/deskAudit.ts'
import {
  type CouponTerms,
  type CouponTermsChange,
  couponTermsOf,
  couponTermsProblems,
} from '#domain/commerce/coupon/couponTerms.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'
import { readCouponSeries } from './readCouponSeries.ts'

/**
 * Changes the terms of a series in its buyers' favor. Raises no_access, coupon_series_not_found, invalid_input, and
 * coupon_terms_changed when they differ from those shown.
 */
export async function changeCouponTerms(
  context: OperationContext,
  id: string,
  { before, after, reason }: CouponTermsChange & { reason: string },
): Promise<CouponSeriesView> {
  const { db } = context
  const series = await findCouponSeries(db, id)
  if (!series) throw new ProductError('coupon_series_not_found')
  if (!isSame(couponTermsOf(series), before)) throw new ProductError('coupon_terms_changed')
  const problems = Object.entries(couponTermsProblems(series, after, context.now.toISOString()))
  if (problems.length > 0)
    throw new ProductError('invalid_input', {
      fields: problems.map(([path, message]) => ({ path: `after.${path}`, message })),
    })
  if (!isSame(before, after)) {
    const facts = { kind: 'coupons', subjectId: id, event: 'change_terms', reason } as const
    const entry = deskEntry(context, {
      ...facts,
      before: termsFacts(before),
      after: termsFacts(after),
    })
    await runBatch(db, setCouponTerms(db, entry, { before, after }))
    if (!(await hasAudited(db, entry.id))) throw new ProductError('coupon_terms_changed')
  }
  return await readCouponSeries(context, id)
}

const isSame = (a: CouponTerms, b: CouponTerms): boolean =>
  a.startsAt === b.startsAt &&
  a.expiresAt === b.expiresAt &&
  a.amountMinor === b.amountMinor &&
  a.budgetMinor === b.budgetMinor

const termsFacts = ({
  startsAt,
  expiresAt,
  amountMinor,
  budgetMinor,
}: CouponTerms): AuditedFacts => ({
  from: startsAt ?? 'at once',
  until: expiresAt ?? 'no end',
  worth: dollars(amountMinor),
  budget: budgetMinor === null ? 'any' : dollars(budgetMinor),
})
