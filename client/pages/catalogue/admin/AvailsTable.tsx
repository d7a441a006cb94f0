import { formatShortDate } from '#domain/foundation/calendar/formatDate.ts'
import type { AvailsRow, AvailsView } from '#domain/catalogue/admin/inventoryView.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { classNames } from '#client/ui/classNames.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { NameLink } from '#client/pages/foundation/admin/NameLink.tsx'

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** Darker shades for higher values; the text stays readable on each. */
const SHADES = ['', 'bg-cobalt/10', 'bg-cobalt/20', 'bg-cobalt/35', 'bg-cobalt text-white']

function shadeOf(taken: number, capacity: number): string {
  if (taken === 0 || capacity === 0) return ''
  const share = taken / capacity
  return SHADES[share >= 1 ? 4 : 1 + Math.min(2, Math.floor(share * 3))] ?? ''
}

/** A heatmap of the weeks: the sold part of each row, as text and shade. */
export function AvailsTable({
  view: { weeks, rows },
  isScreens,
}: {
  view: AvailsView
  isScreens: boolean
}) {
  if (rows.length === 0)
    return (
      <EmptyState title="Nothing was found" className="rounded-card border border-line bg-card">
        Try other words, or another medium.
      </EmptyState>
    )
  return (
    <DataTable
      caption="Sold, by week"
      columns={[
        ...columnsOf(isScreens),
        ...weeks.map((week, at) => weekColumn(week, at, isScreens)),
      ]}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}

const columnsOf = (isScreens: boolean): Column<AvailsRow>[] => [
  {
    id: 'name',
    header: isScreens ? 'Screen' : 'Country',
    className: 'min-w-48',
    cell: ({ id, name }) =>
      isScreens ? <NameLink to={sitePath('product', { id })} name={name} /> : name,
  },
  {
    id: 'capacity',
    header: isScreens ? 'Slots' : 'A week',
    isNumeric: true,
    cell: ({ capacity }) => compact.format(capacity),
  },
]

function weekColumn(week: string, at: number, isScreens: boolean): Column<AvailsRow> {
  const soldOf = (row: AvailsRow) => ({ booked: row.booked[at] ?? 0, held: row.held[at] ?? 0 })
  return {
    id: week,
    header: formatShortDate(week),
    isNumeric: true,
    headerClassName: 'px-2!',
    className: (row) => {
      const { booked, held } = soldOf(row)
      return classNames('px-2! whitespace-nowrap', shadeOf(booked + held, row.capacity))
    },
    cell: (row) => {
      const { booked, held } = soldOf(row)
      return (
        <>
          {isScreens ? booked : formatPercent(booked, row.capacity)}
          {held > 0 ? <span className="block text-xs">+{held} held</span> : null}
        </>
      )
    },
  }
}

function formatPercent(booked: number, capacity: number): string {
  if (booked === 0 || capacity === 0) return '0%'
  const percent = (booked * 100) / capacity
  return percent < 1 ? '<1%' : `${Math.round(percent)}%`
}
