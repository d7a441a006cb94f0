import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { allocateMinor } from '#domain/foundation/money/amount.ts'
import { shareMinor } from '#domain/foundation/money/shareMinor.ts'
import type { TaxDecision } from './taxFor.ts'

const MILLION = 1_000_000

/** One tax of the invoice with its amount, in the buyer's currency. */
export interface TaxAmount {
  name: string
  ratePpm: number
  amountMinor: number
}

/**
 * The tax by line and by tax, in minor units. Rounds the total once per tax; lines add up to the total, and so do the
 * taxes.
 */
export function taxLines(
  decision: TaxDecision,
  lines: readonly { mediaType: MediaType; netMinor: number }[],
): { linesMinor: number[]; taxes: TaxAmount[]; totalMinor: number } {
  const taxable = lines.map((line) =>
    decision.exemptMedia.includes(line.mediaType) ? 0 : line.netMinor,
  )
  const base = taxable.reduce((sum, net) => sum + net, 0)
  const taxes = decision.parts.map(({ name, ratePpm }) => ({
    name,
    ratePpm,
    amountMinor: shareMinor(base, ratePpm, MILLION),
  }))
  const totalMinor = taxes.reduce((sum, tax) => sum + tax.amountMinor, 0)
  return { linesMinor: allocateMinor(totalMinor, taxable), taxes, totalMinor }
}
