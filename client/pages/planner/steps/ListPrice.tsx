import type { Product } from '#domain/catalogue/product.ts'
import { formatUsd } from '#domain/money/amount.ts'

/** A product's price by its publisher's own list, where that is more than ours. */
export function ListPrice({ product }: { product: Product }) {
  const { baseCpmMinor, ratecardCpmMinor } = product
  if (ratecardCpmMinor <= baseCpmMinor) return null
  return (
    <span className="text-xs whitespace-nowrap text-ink-2 @md:block">
      list {formatUsd(ratecardCpmMinor)}
    </span>
  )
}
