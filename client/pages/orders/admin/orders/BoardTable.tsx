import { TriangleAlert } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { BOARD_COLUMNS, type BoardColumn, type BoardRow } from '#domain/orders/admin/orderBoard.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { DESK_LINE_STATE_NAMES } from '#domain/orders/order/line/recordWords.ts'
import { dayWords } from '#client/components/foundation/dayWords.ts'
import { StatusMark } from '#client/components/orders/order/StatusMark.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { MediaTypeIcon } from '#client/ui/MediaTypeIcon.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { DeliveryBar } from '../../orders/DeliveryBar.tsx'
import type { SelectedOrders } from '../../orders/useSelectedOrders.ts'
import { stepThroughRows } from '#client/pages/foundation/admin/board/rowKeys.ts'
import { boardFlags } from './boardFlags.ts'
import { isComposing } from '#client/ui/isComposing.ts'

const CELLS: Record<BoardColumn, (row: BoardRow) => ReactNode> = {
  advertiser: (row) => (
    <span className="line-clamp-2 min-w-24 wrap-anywhere">{row.advertiser}</span>
  ),
  runs: ({ startDate, endDate }) =>
    startDate && endDate ? (
      <span className="whitespace-nowrap">
        {dayWords(startDate)} to
        <br />
        {dayWords(endDate)}
      </span>
    ) : null,
  total: ({ totalMinor, currency }) => formatMoney({ amountMinor: totalMinor, currency }),
  // Wide enough for the longest status in two lines: rows stay as tall as their order's name.
  status: (row) => (
    <span className="block min-w-34">
      <StatusMark status={row.status} />
      <span className="mt-0.5 block pl-4.5 text-xs text-ink-2">
        {DESK_LINE_STATE_NAMES[row.state]}
      </span>
    </span>
  ),
  delivery: ({ delivery, mediaType }) =>
    delivery.bookedImpressions > 0 ? (
      <DeliveryBar delivery={delivery} mediaType={mediaType} />
    ) : null,
  flags: (row) =>
    boardFlags(row).map((flag) => (
      <span key={flag} className="flex gap-1.5 text-orange">
        <TriangleAlert aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
        {flag}
      </span>
    )),
}
const COLUMNS = Object.keys(BOARD_COLUMNS) as BoardColumn[]

interface BoardTableProps {
  rows: readonly BoardRow[]
  hidden: readonly BoardColumn[]
  selected: SelectedOrders
}

/** The lines, to be gone through by the arrow keys; Space selects, Enter opens. */
export function BoardTable({ rows, hidden, selected }: BoardTableProps) {
  const { selection } = selected
  const toggle = (lineId: string) => {
    const chosen = new Set(rows.map((row) => row.lineId).filter((id) => selection[id]))
    if (!chosen.delete(lineId)) chosen.add(lineId)
    selected.choose(rows, chosen)
  }
  const columns = COLUMNS.filter((column) => !hidden.includes(column))
  return (
    <Table caption="Lines" className="[&_td]:px-3 [&_th]:px-3">
      <BoardHead rows={rows} selected={selected} columns={columns} />
      <tbody className="text-sm">
        {rows.map((row) => (
          <tr key={row.lineId} className={classNames(selection[row.lineId] && 'bg-cobalt-soft')}>
            <Cell hasControl className="pr-0!">
              <Checkbox
                aria-label={`Select ${row.number}, ${row.name}`}
                isSelected={selection[row.lineId] === true}
                onChange={() => toggle(row.lineId)}
              >
                {null}
              </Checkbox>
            </Cell>
            <Cell className="min-w-44">
              <LineName row={row} onSelect={() => toggle(row.lineId)} />
            </Cell>
            {columns.map((column) => (
              <Cell key={column} isNumeric={column === 'total'}>
                {CELLS[column](row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function BoardHead({
  rows,
  selected: { selection, choose },
  columns,
}: Omit<BoardTableProps, 'hidden'> & { columns: readonly BoardColumn[] }) {
  const isAll = rows.every(({ lineId }) => selection[lineId])
  return (
    <thead>
      <tr>
        <ColumnHeader className="w-8 py-0 pr-0!">
          <Checkbox
            aria-label="Select all lines of this page"
            isSelected={isAll}
            isIndeterminate={!isAll && rows.some(({ lineId }) => selection[lineId])}
            onChange={(isOn) => choose(rows, new Set(isOn ? rows.map(({ lineId }) => lineId) : []))}
          >
            {null}
          </Checkbox>
        </ColumnHeader>
        <ColumnHeader>Order</ColumnHeader>
        {columns.map((column) => (
          <ColumnHeader key={column} isNumeric={column === 'total'}>
            {BOARD_COLUMNS[column]}
          </ColumnHeader>
        ))}
      </tr>
    </thead>
  )
}

function LineName({ row, onSelect }: { row: BoardRow; onSelect: () => void }) {
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return
    if (event.key === ' ') onSelect()
    else if (!stepThroughRows(event)) return
    event.preventDefault()
  }
  return (
    <span className="flex gap-2.5">
      <MediaTypeIcon mediaType={row.mediaType} className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        <Link
          to={sitePath('adminOrder', { id: row.orderId })}
          data-line={row.lineId}
          aria-label={`${row.number}, ${row.name}`}
          className="font-semibold whitespace-nowrap text-cobalt underline-offset-3 hover:underline"
          onKeyDown={pressed}
        >
          {row.number}
        </Link>
        <span className="line-clamp-2 wrap-anywhere">{row.name}</span>
      </span>
    </span>
  )
}
