import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { SoloPrice } from '#domain/planning/pricing/soloPrice.ts'

/** A product's price by its publisher's list, if higher than ours. */
export function ListPrice({ price }: { price: SoloPrice }) {
  const { cpmMinor, ratecardCpmMinor } = price
  if (ratecardCpmMinor <= cpmMinor) return null
  return (
    <span className="text-xs whitespace-nowrap text-ink-2 @md:block">
      list {formatUsd(ratecardCpmMinor)}
    </span>
  )
}
