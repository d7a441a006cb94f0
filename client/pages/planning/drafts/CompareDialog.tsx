import { formatUsd } from '#domain/foundation/money/amount.ts'
import { roundedWords } from '#domain/foundation/wording/numberWords.ts'
import { compareDrafts, type ComparedRow } from '#domain/planning/drafts/compareDrafts.ts'
import type { DraftSummary } from '#domain/planning/drafts/draft.ts'
import { classNames } from '#client/ui/classNames.ts'
import { Dialog } from '#client/ui/Dialog.tsx'

/** Two or three drafts side by side, with the rows that differ marked. */
export function CompareDialog({
  drafts,
  onClose,
}: {
  drafts: readonly DraftSummary[]
  onClose: () => void
}) {
  const outlines = drafts.flatMap(({ outline }) => outline ?? [])
  const figure = (label: string, values: string[]): ComparedRow => ({
    label,
    values,
    differs: new Set(values).size > 1,
  })
  const rows = [
    figure(
      'Price as saved',
      outlines.map(({ priceMinor }) => formatUsd(priceMinor)),
    ),
    figure(
      'Reach as saved',
      outlines.map(({ reach }) => `${roundedWords(reach)} people`),
    ),
    ...compareDrafts(outlines),
  ]
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Compare drafts"
      size="lg"
    >
      <table className="w-full min-w-140 border-collapse text-left text-sm">
        <thead>
          <tr>
            <th scope="col" className="p-2">
              <span className="sr-only">Step</span>
            </th>
            {drafts.map(({ id, title }) => (
              <th key={id} scope="col" className="p-2 font-semibold wrap-anywhere">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, differs }) => (
            <tr
              key={label}
              className={classNames('border-t border-line', differs && 'bg-amber-soft')}
            >
              <th scope="row" className="p-2 align-top font-semibold">
                {label}
                {differs ? <span className="block font-normal text-ink-2">differs</span> : null}
              </th>
              {drafts.map(({ id }, at) => (
                <td key={id} className="p-2 align-top wrap-anywhere">
                  {values[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
