import { offerDifferences } from '#domain/sales/offer/offerDifferences.ts'
import type { OfferVersionView } from '#domain/sales/offer/offerView.ts'
import { DifferenceTable } from '#client/components/foundation/DifferenceTable.tsx'

/** The differences between two versions of an offer, side by side. */
export function OfferDifferences({
  before,
  after,
}: {
  before: OfferVersionView
  after: OfferVersionView
}) {
  const rows = offerDifferences(before, after)
  if (rows.length === 0) return <p className="text-ink-2">The two versions are the same.</p>
  return (
    <DifferenceTable
      rows={rows}
      before={`Version ${before.version}`}
      after={`Version ${after.version}`}
    />
  )
}
