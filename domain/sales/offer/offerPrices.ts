import { allocateMinor } from '#domain/foundation/money/amount.ts'
import { shareMinor } from '#domain/foundation/money/shareMinor.ts'

/**
 * The reductions in parts per thousand: a discount on the price, then the agency's commission on
 * the rest.
 */
export interface OfferTerms {
  discountPermille: number
  commissionPermille: number
}

/** The prices of an offer's line, USD cents. */
export interface OfferLinePrice {
  /** The price in the cart. */
  listMinor: number
  discountMinor: number
  commissionMinor: number
  /** The amount to pay before tax. */
  payMinor: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * The priced lines of an offer: discount and commission apply to the whole and are spread over the
 * lines to the cent.
 */
export function offerPrices(
  listsMinor: readonly number[],
  { discountPermille, commissionPermille }: OfferTerms,
): OfferLinePrice[] {
  const discounts = spread(listsMinor, discountPermille)
  const afterDiscount = listsMinor.map((list, at) => list - (discounts[at] ?? 0))
  const commissions = spread(afterDiscount, commissionPermille)
  return listsMinor.map((listMinor, at) => {
    const discountMinor = discounts[at] ?? 0
    const commissionMinor = commissions[at] ?? 0
    const payMinor = listMinor - discountMinor - commissionMinor
    return { listMinor, discountMinor, commissionMinor, payMinor }
  })
}

const spread = (amounts: readonly number[], permille: number): number[] =>
  allocateMinor(shareMinor(sum(amounts), permille, 1_000), amounts)

/** The sum of an offer's lines. */
export const offerSum = (prices: readonly OfferLinePrice[]): OfferLinePrice => ({
  listMinor: sum(prices.map(({ listMinor }) => listMinor)),
  discountMinor: sum(prices.map(({ discountMinor }) => discountMinor)),
  commissionMinor: sum(prices.map(({ commissionMinor }) => commissionMinor)),
  payMinor: sum(prices.map(({ payMinor }) => payMinor)),
})
