import { offerDifferences } from '#domain/offer/offerDifferences.ts'
import type { OfferVersionView } from '#domain/offer/offerView.ts'

/** Two versions of an offer beside each other, where they differ. */
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
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">What differs</caption>
      <thead>
        <tr className="border-b border-ink text-ink-2 [&>th]:py-2 [&>th]:pr-4 [&>th]:font-semibold">
          <th scope="col">
            <span className="sr-only">What</span>
          </th>
          <th scope="col">Version {before.version}</th>
          <th scope="col">Version {after.version}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.label}
            className="border-b border-line align-top wrap-anywhere [&>*]:py-2 [&>*]:pr-4"
          >
            <th scope="row" className="font-semibold">
              {row.label}
            </th>
            <td className="text-ink-2">{row.before || 'Not in it'}</td>
            <td>{row.after || 'Not in it'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
