import { applyCoupons, isForMedium, type CouponLine } from '../coupon/applyCoupons.ts'
import { couponNeedWords } from '../coupon/couponWords.ts'
import { allocateMinor } from '../money/amount.ts'
import { convertLines, type CurrencyRate } from '../money/convert.ts'
import { quoteIssue, type CheckedCoupon } from './quoteIssue.ts'
import type { QuoteDiscount, QuoteIssue } from './quote.types.ts'

/** A line of a cart that coupons are taken off: USD cents, and in the quote's currency. */
interface QuotedSum extends CouponLine {
  subtotalMinor: number
}

interface QuotedCoupons {
  discounts: QuoteDiscount[]
  discountUsdMinor: number
  /** In the quote's currency, in all and of each line. */
  discountMinor: number
  discountParts: number[]
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Coupons in their order with what each takes off: the whole is converted once and spread over coupons and lines. */
export function quoteCoupons(
  lines: readonly QuotedSum[],
  coupons: readonly CheckedCoupon[],
  rate: CurrencyRate,
): QuotedCoupons {
  const judged = judge(lines, coupons)
  const { appliedMinor, linesMinor } = applyCoupons(lines, judged.map(usable))
  const converted = convertLines(appliedMinor, rate)
  return {
    discounts: judged.map(({ num, amount, rule, issue }, index) => ({
      num,
      amount,
      ...(rule ? { rule } : {}),
      curAmount: appliedMinor[index] ?? 0,
      appliedMinor: converted.linesMinor[index] ?? 0,
      issue,
    })),
    discountUsdMinor: total(appliedMinor),
    discountMinor: converted.totalMinor,
    discountParts: partsOf(lines, judged, converted.totalMinor, linesMinor),
  }
}

const usable = ({ amount, rule, issue }: CheckedCoupon) => ({ amount: issue ? 0 : amount, rule })

/** One after the other: what a coupon may take depends on those before it. */
function judge(lines: readonly QuotedSum[], coupons: readonly CheckedCoupon[]): CheckedCoupon[] {
  const judged: CheckedCoupon[] = []
  for (const coupon of coupons) {
    const { appliedMinor } = applyCoupons(lines, [...judged, coupon].map(usable))
    const issue = coupon.issue ?? issueOf(lines, coupon, appliedMinor.at(-1) ?? 0)
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
      return quoteIssue('coupon_not_met', { message: couponNeedWords(rule) })
  }
  const isTooMuch = typeof budgetLeftMinor === 'number' && takesMinor > budgetLeftMinor
  return isTooMuch ? quoteIssue('coupon_used_up') : null
}

/**
 * What coupons take off of each line, in the quote's currency. A coupon for some media takes it off of their lines only;
 * what rounding would take off beyond a line goes to the others.
 */
function partsOf(
  lines: readonly QuotedSum[],
  coupons: readonly CheckedCoupon[],
  discountMinor: number,
  linesUsdMinor: readonly number[],
): number[] {
  const subtotals = lines.map(({ subtotalMinor }) => subtotalMinor)
  if (coupons.every(({ rule }) => !rule || rule.media.length === 0))
    return allocateMinor(discountMinor, subtotals)
  const parts = allocateMinor(discountMinor, linesUsdMinor).map((part, index) =>
    Math.min(part, subtotals[index] ?? 0),
  )
  const room = parts.map((part, index) => (subtotals[index] ?? 0) - part)
  const beyond = allocateMinor(discountMinor - total(parts), room)
  return parts.map((part, index) => part + (beyond[index] ?? 0))
}
