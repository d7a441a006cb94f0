import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import type { OrderListRow, OrderSort } from '#domain/orders/order/orderList.types.ts'
import { DeliveryBar } from './DeliveryBar.tsx'
import { FlagNotes } from './FlagNotes.tsx'
import { OrderCard } from './OrderCard.tsx'
import { orderLinePath } from './orderLinePath.ts'
import { RowLabels } from './labels/RowLabels.tsx'
import { ReportLink } from './ReportLink.tsx'
import { payLinkOf } from './payLinkOf.ts'
import { StateName } from './StateName.tsx'
import { StatusMark } from '#client/components/orders/order/StatusMark.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { ORDER_COLUMNS, type OrderListView } from './orderListAddress.ts'
import type { SelectedOrders } from './useSelectedOrders.ts'

const day = (isoDay: string | null) =>
  isoDay ? <span className="whitespace-nowrap">{formatDate(isoDay)}</span> : null

const CELLS: Record<OrderSort, (row: OrderListRow) => ReactNode> = {
  number: (row) => <OrderName row={row} />,
  advertiser: ({ advertiser }) => (
    <span className="line-clamp-3 min-w-36 wrap-anywhere">{advertiser}</span>
  ),
  mediaType: ({ mediaType }) => (
    <span className="flex items-baseline gap-2 whitespace-nowrap">
      <MediaTypeMark mediaType={mediaType} />
      {MEDIA_TYPE_NAMES[mediaType]}
    </span>
  ),
  total: ({ totalMinor, currency }) => formatMoney({ amountMinor: totalMinor, currency }),
  start: ({ startDate }) => day(startDate),
  end: ({ endDate }) => day(endDate),
  status: (row) => (
    <>
      <StatusMark status={row.status} className="min-w-34" />
      <StateName line={row} className="mt-0.5 block pl-4.5 text-xs text-ink-2" />
    </>
  ),
  delivery: (row) => (
    <>
      <DeliveryBar delivery={row.delivery} mediaType={row.mediaType} />
      <ReportLink line={row} />
    </>
  ),
}

const COLUMNS = (Object.keys(CELLS) as OrderSort[]).map(
  (id): Column<OrderListRow, OrderSort | 'choice'> => ({
    id,
    header: ORDER_COLUMNS[id],
    isSortable: true,
    isNumeric: id === 'total',
    firstDirection: id === 'total' || id === 'delivery' ? 'desc' : 'asc',
    className: 'py-4',
    cell: CELLS[id],
  }),
)

/** The order's number, which opens it, and the campaign's name. */
function OrderName({ row }: { row: OrderListRow }) {
  return (
    <>
      <Link
        to={orderLinePath(row)}
        className="font-semibold whitespace-nowrap text-cobalt underline-offset-3 hover:underline"
        aria-label={`${row.number}, ${row.name}`}
      >
        {row.number}
      </Link>
      <span className="mt-0.5 line-clamp-3 max-w-52 min-w-36 text-sm wrap-anywhere text-ink-2">
        {row.name}
      </span>
      <RowLabels row={row} />
    </>
  )
}

export interface OrdersTableProps {
  rows: OrderListRow[]
  view: Pick<OrderListView, 'sort' | 'direction'>
  onSort: (sort: OrderSort, direction: 'asc' | 'desc') => void
  selected: SelectedOrders
}

/** The orders with the columns of Orders 1. Filtered, sorted and paged by the server. */
export function OrdersTable({ rows, view, onSort, selected }: OrdersTableProps) {
  return (
    <DataTable
      caption="Your orders"
      columns={[choiceColumn(rows, selected), ...COLUMNS]}
      rows={rows}
      keyOf={({ lineId }) => lineId}
      cards={{ below: 'xl', cardOf: (row) => <OrderCard row={row} selected={selected} /> }}
      below={(row) =>
        row.flags.length > 0 ? (
          <FlagNotes flags={row.flags} pay={payLinkOf(row)} line={row} />
        ) : null
      }
      sort={{
        by: view.sort,
        direction: view.direction,
        onSort: (by, direction) => {
          if (by !== 'choice') onSort(by, direction)
        },
      }}
      className="text-[0.9375rem] [&_td]:px-3 [&_th]:px-3"
      bodyClassName=""
      rowClassName={({ lineId }) => (selected.selection[lineId] ? 'bg-cobalt-soft' : '')}
    />
  )
}

function choiceColumn(
  rows: readonly OrderListRow[],
  { selection, choose }: SelectedOrders,
): Column<OrderListRow, 'choice'> {
  const ids = rows.map(({ lineId }) => lineId)
  const chosen = ids.filter((id) => selection[id])
  const isAll = chosen.length === ids.length
  return {
    id: 'choice',
    headerClassName: 'w-8 py-0 pr-0!',
    className: 'py-2 pr-0!',
    header: (
      <Checkbox
        aria-label="Select all orders of this page"
        isSelected={isAll}
        isIndeterminate={!isAll && chosen.length > 0}
        onChange={(isSelected) => choose(rows, new Set(isSelected ? ids : []))}
      >
        {null}
      </Checkbox>
    ),
    cell: ({ lineId, number, name }) => (
      <Checkbox
        aria-label={`Select ${number}, ${name}`}
        isSelected={selection[lineId] === true}
        onChange={(isSelected) =>
          choose(
            rows,
            new Set(isSelected ? [...chosen, lineId] : chosen.filter((id) => id !== lineId)),
          )
        }
      >
        {null}
      </Checkbox>
    ),
  }
}
