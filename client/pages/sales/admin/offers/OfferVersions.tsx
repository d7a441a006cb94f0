import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { useState } from 'react'
import { OfferDifferences } from '#client/components/sales/OfferDifferences.tsx'
import { Card } from '#client/ui/Card.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { DeskOfferView } from '#domain/sales/offer/deskOffer.ts'
import { offerSums } from '#domain/sales/offer/offerDocument.ts'

/** The present content of an offer, and any two versions side by side. */
export function OfferVersions({ offer: { versions } }: { offer: DeskOfferView }) {
  const [current, previous] = versions
  const [chosen, setChosen] = useState<{ before: string; after: string } | null>(null)
  if (!current) return null
  const before = chosen?.before ?? String(previous?.version ?? current.version)
  const after = chosen?.after ?? String(current.version)
  const options = versions.map(({ version, createdAt }) => ({
    id: String(version),
    label: `Version ${version}, ${formatInstant(createdAt)}`,
  }))
  const versionOf = (id: string) =>
    versions.find(({ version }) => String(version) === id) ?? current
  return (
    <Card as="section" aria-label="Offer contents" className="flex flex-col gap-4">
      <h3 className="text-subheading">Offer contents</h3>
      <ul className="flex flex-col divide-y divide-line">
        {current.content.lines.map(({ key, name, quantity, price }) => (
          <li key={key} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {quantity > 1 ? `${quantity} × ` : ''}
              {name}
            </span>
            <span className="tabular-nums">{formatUsd(price.listMinor)}</span>
          </li>
        ))}
        {offerSums(current.content).map(({ label, amountMinor }) => (
          <li key={label} className="flex justify-between gap-4 py-2 text-sm text-ink-2">
            <span>{label}</span>
            <span className="tabular-nums">{formatUsd(amountMinor)}</span>
          </li>
        ))}
      </ul>
      {versions.length > 1 ? (
        <>
          <div className="flex flex-wrap gap-4 border-t border-line pt-4">
            <NativeSelect
              label="Compare"
              options={options}
              value={before}
              onChange={(id) => setChosen({ before: id, after })}
            />
            <NativeSelect
              label="With"
              options={options}
              value={after}
              onChange={(id) => setChosen({ before, after: id })}
            />
          </div>
          <OfferDifferences before={versionOf(before)} after={versionOf(after)} />
        </>
      ) : null}
    </Card>
  )
}
