import { applyCoupons, type CouponLine } from '../coupon/applyCoupons.ts'
import type { AppliedDiscount, CartDiscount, CartItem } from './cartItem.ts'

/** The price of one entry, USD cents: a campaign's budget, an ad creation's cost × quantity (Commerce 4). */
export function cartItemSumMinor(item: {
  type: CartItem['type']
  data: Pick<CartItem['data'], 'budget' | 'cost' | 'quantity'>
}): number {
  return item.type === 'campaign' ? item.data.budget : item.data.cost * item.data.quantity
}

/**
 * Coupons in their order, each with the amount that applies: at most what earlier ones left, so that the remaining sum
 * never goes below 0 (Commerce 5). USD cents.
 */
export function applyDiscounts(
  lines: readonly CouponLine[],
  discounts: readonly CartDiscount[],
): { applied: AppliedDiscount[]; remainingMinor: number } {
  const { appliedMinor } = applyCoupons(lines, discounts)
  const applied = discounts.map((discount, index) => ({
    ...discount,
    curAmount: appliedMinor[index] ?? 0,
  }))
  const sumMinor = lines.reduce((sum, line) => sum + Math.max(0, line.sumMinor), 0)
  return { applied, remainingMinor: appliedMinor.reduce((left, each) => left - each, sumMinor) }
}

/** Sums of the cart before and after coupons, USD cents. */
export function cartSums(
  items: readonly CartItem[],
  discounts: readonly CartDiscount[],
): {
  campaignSumMinor: number
  adCreationSumMinor: number
  applied: AppliedDiscount[]
  sumMinor: number
} {
  let campaignSumMinor = 0
  let adCreationSumMinor = 0
  for (const item of items) {
    if (item.type === 'campaign') campaignSumMinor += cartItemSumMinor(item)
    else adCreationSumMinor += cartItemSumMinor(item)
  }
  const lines = items.map((item) => ({
    mediaType: item.media_type,
    sumMinor: cartItemSumMinor(item),
  }))
  const { applied, remainingMinor } = applyDiscounts(lines, discounts)
  return { campaignSumMinor, adCreationSumMinor, applied, sumMinor: remainingMinor }
}
