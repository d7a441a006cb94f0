import { isForMedium, splitCoupons, type CouponLine } from '../coupon/applyCoupons.ts'
import { formatCouponNeed } from '../coupon/formatCouponTerms.ts'
import { allocateMinor } from '#domain/foundation/money/amount.ts'
import { convertLines, type CurrencyRate } from '#domain/foundation/money/convert.ts'
import { quoteIssue, type CheckedCoupon } from './quoteIssue.ts'
import type { DiscountPart, QuoteDiscount, QuoteIssue } from './quote.types.ts'

/** A cart line that coupons apply to: USD cents, and in the quote's currency. */
interface QuotedSum extends CouponLine {
  subtotalMinor: number
}

interface QuotedCoupons {
  discounts: QuoteDiscount[]
  discountUsdMinor: number
  /** In the quote's currency, in total and for each line. */
  discountMinor: number
  discountParts: number[]
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Coupons in their order with the discount of each on each line, in USD cents and in the quote's currency. */
export function quoteCoupons(
  lines: readonly QuotedSum[],
  coupons: readonly CheckedCoupon[],
  rate: CurrencyRate,
): QuotedCoupons {
  const judged = judge(lines, coupons)
  const partsMinor = splitCoupons(lines, judged.map(usable))
  const appliedMinor = partsMinor.map(total)
  const converted = convertParts(lines, partsMinor, convertLines(appliedMinor, rate).linesMinor)
  const discountParts = lines.map((_, at) => total(converted.map((parts) => parts[at] ?? 0)))
  return {
    discounts: judged.map((coupon, index) =>
      discountOf(
        coupon,
        lines.map((_, at) => ({
          usdMinor: partsMinor[index]?.[at] ?? 0,
          minor: converted[index]?.[at] ?? 0,
        })),
      ),
    ),
    discountUsdMinor: total(appliedMinor),
    discountMinor: total(discountParts),
    discountParts,
  }
}

const discountOf = (
  { num, amount, rule, keepsRest, issue }: CheckedCoupon,
  parts: DiscountPart[],
): QuoteDiscount => ({
  num,
  amount,
  ...(rule ? { rule } : {}),
  ...(keepsRest ? { keepsRest } : {}),
  curAmount: total(parts.map(({ usdMinor }) => usdMinor)),
  appliedMinor: total(parts.map(({ minor }) => minor)),
  issue,
  parts,
})

const usable = ({ amount, rule, issue }: CheckedCoupon) => ({ amount: issue ? 0 : amount, rule })

/** Sequential: a coupon's limit depends on the earlier ones. */
function judge(lines: readonly QuotedSum[], coupons: readonly CheckedCoupon[]): CheckedCoupon[] {
  const judged: CheckedCoupon[] = []
  for (const coupon of coupons) {
    const takesMinor = total(splitCoupons(lines, [...judged, coupon].map(usable)).at(-1) ?? [])
    const issue = coupon.issue ?? issueOf(lines, coupon, takesMinor)
    judged.push({ ...coupon, issue })
  }
  return judged
}

function issueOf(
  lines: readonly QuotedSum[],
  { rule, budgetLeftMinor }: CheckedCoupon,
  takesMinor: number,
): QuoteIssue | null {
  if (rule) {
    const meant = lines.filter(({ mediaType }) => isForMedium(rule, mediaType))
    const sumMinor = total(meant.map((line) => line.sumMinor))
    if (meant.length === 0 || sumMinor < rule.minimumMinor)
      return quoteIssue('coupon_not_met', { message: formatCouponNeed(rule) })
  }
  const isTooMuch = typeof budgetLeftMinor === 'number' && takesMinor > budgetLeftMinor
  return isTooMuch ? quoteIssue('coupon_used_up') : null
}

/**
 * The discounts in the quote's currency: each coupon's converted amount, spread over the lines like its dollars. A line
 * that coupons pay in full costs nothing in the quote's currency either; rounding goes to the coupon's other lines.
 */
function convertParts(
  lines: readonly QuotedSum[],
  partsUsdMinor: readonly (readonly number[])[],
  worthsMinor: readonly number[],
): number[][] {
  const leftUsd = lines.map(({ sumMinor }) => sumMinor)
  const left = lines.map(({ subtotalMinor }) => subtotalMinor)
  return partsUsdMinor.map((partsUsd, index) => {
    for (const [at, part] of partsUsd.entries()) leftUsd[at] = (leftUsd[at] ?? 0) - part
    const isPaid = partsUsd.map((part, at) => part > 0 && leftUsd[at] === 0)
    const paid = isPaid.map((is, at) => (is ? (left[at] ?? 0) : 0))
    const rest = Math.max(0, (worthsMinor[index] ?? 0) - total(paid))
    const weights = partsUsd.map((part, at) => (isPaid[at] ? 0 : part))
    const spread = total(weights) > 0 ? allocateMinor(rest, weights) : weights
    const parts = paid.map((whole, at) => whole || Math.min(spread[at] ?? 0, left[at] ?? 0))
    for (const [at, part] of parts.entries()) left[at] = (left[at] ?? 0) - part
    return parts
  })
}
