import { formatDate, formatDateRange } from '#domain/foundation/calendar/formatDate.ts'
import { TriangleAlert } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { BOARD_COLUMNS, type BoardColumn, type BoardRow } from '#domain/orders/admin/orderBoard.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { DESK_NAMES, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import { STATUS_LEGEND } from '#domain/orders/order/line/statusLegend.ts'
import { deskPausedName } from '#domain/orders/order/pause/formatPause.ts'
import { DESK_LINE_STATE_NAMES } from '#domain/orders/order/line/formatRecord.ts'
import { StatusMark } from '#client/components/orders/order/StatusMark.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { MediaTypeIcon } from '#client/ui/MediaTypeIcon.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { ShortDeliveryBar } from '../../orders/ShortDeliveryBar.tsx'
import type { SelectedOrders } from '../../orders/useSelectedOrders.ts'
import { stepThroughRows } from '#client/pages/foundation/admin/board/rowKeys.ts'
import { boardFlags } from './boardFlags.ts'
import { isComposing } from '#client/ui/isComposing.ts'

const CELLS: Record<BoardColumn, (row: BoardRow) => ReactNode> = {
  advertiser: ({ advertiser }) => (
    <span title={advertiser} className="block truncate text-ink-2">
      {advertiser}
    </span>
  ),
  runs: ({ startDate, endDate }) =>
    startDate && endDate ? (
      <span title={`${formatDate(startDate)} to ${formatDate(endDate)}`}>
        {formatDateRange(startDate, endDate)}
      </span>
    ) : null,
  total: ({ totalMinor, currency }) => (
    <span className="font-semibold">{formatMoney({ amountMinor: totalMinor, currency })}</span>
  ),
  status: ({ status, state, pausedBy }) => (
    <span
      title={`${deskPausedName(pausedBy) ?? DESK_LINE_STATE_NAMES[state]}: ${STATUS_LEGEND[status]}`}
      className="block"
    >
      <StatusMark
        status={status}
        name={deskPausedName(pausedBy) ?? DESK_LINE_STATE_NAMES[state]}
        className="flex! font-medium [&>:last-child]:truncate"
      />
    </span>
  ),
  delivery: ({ delivery, mediaType }) => (
    <ShortDeliveryBar delivery={delivery} mediaType={mediaType} />
  ),
  flags: (row) => {
    const [first, ...others] = boardFlags(row)
    if (first === undefined) return null
    return (
      <span title={[first, ...others].join(', ')} className="flex items-center gap-1.5 text-orange">
        <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
        <span className="truncate">{first}</span>
        {others.length > 0 ? (
          <span className="shrink-0">
            +{others.length}
            <span className="sr-only"> more: {others.join(', ')}</span>
          </span>
        ) : null}
      </span>
    )
  },
  owner: ({ owner }) => (owner ? <PersonMark name={owner.name} /> : null),
  desk: ({ desk }) => (
    <span title={DESK_NAMES[desk]} className="text-xs text-ink-2">
      <span aria-hidden="true">{SHORT_DESKS[desk]}</span>
      <span className="sr-only">{DESK_NAMES[desk]}</span>
    </span>
  ),
}

const SHORT_DESKS: Record<Desk, string> = {
  'usa-canada': 'US, CA',
  europe: 'Europe',
  'australia-nz': 'AU, NZ',
}

/** The initials of a person in a circle; the full name for screen readers and on hover. */
function PersonMark({ name }: { name: string }) {
  const initials = name
    .split(/\s+/)
    .map((part) => Array.from(part)[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
  return (
    <span
      title={name}
      className="inline-flex size-6.5 items-center justify-center rounded-full bg-sand text-[0.6875rem] font-semibold"
    >
      <span aria-hidden="true">{initials}</span>
      <span className="sr-only">{name}</span>
    </span>
  )
}

/**
 * Columns that share the remaining width: their texts are truncated, with the whole text in their
 * titles. Amounts and dates never are.
 */
const CUT_COLUMN = {
  name: 'w-[26%] max-w-0',
  advertiser: 'w-[20%] max-w-0',
  status: 'w-[18%] max-w-0',
  flags: 'w-[20%] max-w-0',
} as const

/** A checkbox in a one-line row: the row is its target. */
const ROW_BOX = '[&_label]:min-h-9 [&_label]:py-0'

const COLUMNS = Object.keys(BOARD_COLUMNS) as BoardColumn[]

interface BoardTableProps {
  rows: readonly BoardRow[]
  hidden: readonly BoardColumn[]
  selected: SelectedOrders
}

/** The lines, navigated by the arrow keys; Space selects, Enter opens. */
export function BoardTable({ rows, hidden, selected }: BoardTableProps) {
  const { selection } = selected
  const toggle = (lineId: string) => {
    const chosen = new Set(rows.map((row) => row.lineId).filter((id) => selection[id]))
    if (!chosen.delete(lineId)) chosen.add(lineId)
    selected.choose(rows, chosen)
  }
  const columns = COLUMNS.filter((column) => !hidden.includes(column))
  return (
    <DataTable
      caption="Lines"
      columns={[
        choiceColumn(rows, selected, toggle),
        {
          id: 'order',
          header: 'Order',
          cell: (row) => <LineLink row={row} onSelect={() => toggle(row.lineId)} />,
        },
        CAMPAIGN,
        ...columns.map(dataColumn),
      ]}
      rows={rows}
      keyOf={({ lineId }) => lineId}
      className="[&_td]:h-9 [&_td]:px-1.5 [&_td]:py-0 [&_td]:align-middle [&_td]:whitespace-nowrap [&_th]:px-1.5 [&_th]:py-2"
      rowClassName={({ lineId }) =>
        classNames(
          'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-cobalt',
          selection[lineId] && 'bg-cobalt-soft',
        )
      }
    />
  )
}

const CAMPAIGN: Column<BoardRow> = {
  id: 'campaign',
  header: 'Campaign',
  className: CUT_COLUMN.name,
  cell: ({ name, mediaType }) => (
    <span title={name} className="flex items-center gap-2 font-medium">
      <MediaTypeIcon mediaType={mediaType} className="size-4 shrink-0" />
      <span className="truncate">{name}</span>
    </span>
  ),
}

const dataColumn = (column: BoardColumn): Column<BoardRow> => ({
  id: column,
  header: BOARD_COLUMNS[column],
  isNumeric: column === 'total',
  ...(column in CUT_COLUMN ? { className: CUT_COLUMN[column as keyof typeof CUT_COLUMN] } : {}),
  cell: CELLS[column],
})

function choiceColumn(
  rows: readonly BoardRow[],
  { selection, choose }: SelectedOrders,
  toggle: (lineId: string) => void,
): Column<BoardRow> {
  const isAll = rows.every(({ lineId }) => selection[lineId])
  return {
    id: 'choice',
    headerClassName: 'w-8 pr-0! pl-3!',
    className: 'pr-0! pl-3!',
    header: (
      <Checkbox
        className={ROW_BOX}
        aria-label="Select all lines of this page"
        isSelected={isAll}
        isIndeterminate={!isAll && rows.some(({ lineId }) => selection[lineId])}
        onChange={(isOn) => choose(rows, new Set(isOn ? rows.map(({ lineId }) => lineId) : []))}
      >
        {null}
      </Checkbox>
    ),
    cell: ({ lineId, number, name }) => (
      <Checkbox
        className={ROW_BOX}
        aria-label={`Select ${number}, ${name}`}
        isSelected={selection[lineId] === true}
        onChange={() => toggle(lineId)}
      >
        {null}
      </Checkbox>
    ),
  }
}

function LineLink({ row, onSelect }: { row: BoardRow; onSelect: () => void }) {
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return
    if (event.key === ' ') onSelect()
    else if (!stepThroughRows(event)) return
    event.preventDefault()
  }
  return (
    <Link
      to={sitePath('adminOrder', { id: row.orderId })}
      data-line={row.lineId}
      aria-label={`${row.number}, ${row.name}`}
      className="font-semibold text-cobalt underline-offset-3 hover:underline focus-visible:outline-none"
      onKeyDown={pressed}
    >
      {row.number}
    </Link>
  )
}
