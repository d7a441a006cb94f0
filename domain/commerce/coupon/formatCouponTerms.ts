import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import { askedRule, type CouponRule } from './couponRule.ts'
import type { CouponSeries } from './couponSeries.ts'

const formatList = new Intl.ListFormat('en-US', { type: 'conjunction' })

const mediaWords = ({ media }: CouponRule): string =>
  formatList.format(media.map((mediaType) => MEDIA_TYPE_NAMES[mediaType]))

/** A coupon's value and conditions: "10% off Audio, at most $100, from $500". */
export function formatCouponTerms(
  amountMinor: number,
  rule: CouponRule | null | undefined,
): string {
  if (!rule) return `${dollars(amountMinor)} off`
  const { percent, minimumMinor } = rule
  const off = percent === null ? dollars(amountMinor) : `${percent}%`
  return [
    `${off} off${rule.media.length > 0 ? ` ${mediaWords(rule)}` : ''}`,
    ...(percent === null ? [] : [`at most ${dollars(amountMinor)}`]),
    ...(minimumMinor > 0 ? [`from ${dollars(minimumMinor)}`] : []),
  ].join(', ')
}

/** The rest of a paid coupon after an order; empty for a gift, and without a rest. USD cents. */
export function formatRest({
  amount,
  curAmount,
  keepsRest,
}: {
  amount: number
  curAmount: number
  keepsRest?: boolean | undefined
}): string {
  if (!keepsRest || curAmount >= amount) return ''
  return `${formatUsd(amount - curAmount)} of ${formatUsd(amount)} stays on it for a later order.`
}

/** The unmet condition of a coupon without a discount. */
export function formatCouponNeed(rule: CouponRule): string {
  const what = rule.media.length > 0 ? `${mediaWords(rule)} in the cart` : 'the cart'
  if (rule.minimumMinor === 0) return `This coupon needs ${what}.`
  return rule.media.length > 0
    ? `This coupon needs at least ${dollars(rule.minimumMinor)} of ${what}.`
    : `This coupon needs a cart of at least ${dollars(rule.minimumMinor)}.`
}

/** The terms of a series in one line: "5 coupons of $25 off, each for one order, at most $1,000 in all". */
export function formatSeries(
  series: Pick<
    CouponSeries,
    'codes' | 'amountMinor' | 'rule' | 'scope' | 'isOnePerBuyer' | 'budgetMinor'
  >,
): string {
  const { codes, amountMinor, rule, scope, isOnePerBuyer, budgetMinor } = series
  const asked = askedRule(rule)
  return [
    `${formatCount(codes)} ${codes === 1 ? 'coupon' : 'coupons'} of ${formatCouponTerms(amountMinor, asked)}`,
    scope === 'once' ? 'each for one order' : 'each for one order of every buyer',
    ...(isOnePerBuyer ? ['one for a buyer'] : []),
    ...(budgetMinor === null ? [] : [`at most ${dollars(budgetMinor)} in all`]),
  ].join(', ')
}
