import { formatUsd } from '#domain/foundation/money/amount.ts'
import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import { compareDrafts, type ComparedRow } from '#domain/planning/drafts/compareDrafts.ts'
import type { DraftSummary } from '#domain/planning/drafts/draft.ts'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'

const STEP: Column<ComparedRow> = {
  id: 'step',
  header: 'Step',
  isHeaderHidden: true,
  isRowHeader: true,
  className: 'font-semibold!',
  cell: ({ label, differs }) => (
    <>
      {label}
      {differs ? <span className="block font-normal text-ink-2">differs</span> : null}
    </>
  ),
}

const draftColumn = (id: string, title: string, at: number): Column<ComparedRow> => ({
  id,
  header: title,
  headerClassName: 'wrap-anywhere whitespace-normal!',
  className: 'wrap-anywhere',
  cell: ({ values }) => values[at],
})

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
      outlines.map(({ reach }) => `${formatRounded(reach)} people`),
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
      <DataTable
        caption="Drafts compared"
        columns={[STEP, ...drafts.map(({ id, title }, at) => draftColumn(id, title, at))]}
        rows={rows}
        keyOf={({ label }) => label}
        className="[&_table]:min-w-140 [&_td]:p-2 [&_th]:p-2"
        rowClassName={({ differs }) => (differs ? 'bg-amber-soft' : '')}
      />
    </Dialog>
  )
}
