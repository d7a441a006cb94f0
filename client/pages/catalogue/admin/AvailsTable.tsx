import { Link } from 'react-router'
import type { AvailsRow, AvailsView } from '#domain/catalogue/admin/inventoryView.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { classNames } from '#client/ui/classNames.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { FINGER_LINK } from '#client/pages/foundation/admin/fingerLink.ts'

const shortDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** The fuller, the darker; the words stay readable on each. */
const SHADES = ['', 'bg-cobalt/10', 'bg-cobalt/20', 'bg-cobalt/35', 'bg-cobalt text-white']

function shadeOf(taken: number, capacity: number): string {
  if (taken === 0 || capacity === 0) return ''
  const share = taken / capacity
  return SHADES[share >= 1 ? 4 : 1 + Math.min(2, Math.floor(share * 3))] ?? ''
}

/** A heatmap of the weeks: what is sold of each row, in words and in shade. */
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
    <Table caption="Sold, by week">
      <thead>
        <tr>
          <ColumnHeader>{isScreens ? 'Screen' : 'Country'}</ColumnHeader>
          <ColumnHeader isNumeric>{isScreens ? 'Slots' : 'A week'}</ColumnHeader>
          {weeks.map((week) => (
            <ColumnHeader key={week} isNumeric className="px-2!">
              {shortDay.format(new Date(`${week}T00:00:00Z`))}
            </ColumnHeader>
          ))}
        </tr>
      </thead>
      <tbody className="text-sm">
        {rows.map((row) => (
          <tr key={row.id}>
            <Cell className="min-w-48">
              {isScreens ? (
                <Link
                  to={sitePath('product', { id: row.id })}
                  className={`font-semibold text-cobalt underline-offset-3 hover:underline ${FINGER_LINK}`}
                >
                  {row.name}
                </Link>
              ) : (
                row.name
              )}
            </Cell>
            <Cell isNumeric>{compact.format(row.capacity)}</Cell>
            {weeks.map((week, index) => (
              <Sold key={week} row={row} index={index} isScreens={isScreens} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Sold({ row, index, isScreens }: { row: AvailsRow; index: number; isScreens: boolean }) {
  const booked = row.booked[index] ?? 0
  const held = row.held[index] ?? 0
  return (
    <Cell
      isNumeric
      className={classNames('px-2! whitespace-nowrap', shadeOf(booked + held, row.capacity))}
    >
      {isScreens ? booked : percentWords(booked, row.capacity)}
      {held > 0 ? <span className="block text-xs">+{held} held</span> : null}
    </Cell>
  )
}

function percentWords(booked: number, capacity: number): string {
  if (booked === 0 || capacity === 0) return '0%'
  const percent = (booked * 100) / capacity
  return percent < 1 ? '<1%' : `${Math.round(percent)}%`
}
