import { allocateMinor } from '#domain/foundation/money/amount.ts'
import { shareMinor } from '#domain/foundation/money/shareMinor.ts'

/** What sales takes off, in parts per thousand: a discount of the price, then the agency's commission of what is left. */
export interface OfferTerms {
  discountPermille: number
  commissionPermille: number
}

/** What one line of an offer costs, USD cents. */
export interface OfferLinePrice {
  /** What the cart counts for it. */
  listMinor: number
  discountMinor: number
  commissionMinor: number
  /** What is to pay before tax. */
  payMinor: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The lines of an offer priced: discount and commission are taken of the whole and spread over the lines to the cent. */
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

/** What an offer's lines come to. */
export const offerSum = (prices: readonly OfferLinePrice[]): OfferLinePrice => ({
  listMinor: sum(prices.map(({ listMinor }) => listMinor)),
  discountMinor: sum(prices.map(({ discountMinor }) => discountMinor)),
  commissionMinor: sum(prices.map(({ commissionMinor }) => commissionMinor)),
  payMinor: sum(prices.map(({ payMinor }) => payMinor)),
})
