import {
  createColumnHelper,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type Row,
} from '@tanstack/react-table'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import type { OrderListRow, OrderSort } from '#domain/orders/order/orderList.types.ts'
import { DeliveryBar } from './DeliveryBar.tsx'
import { FlagNotes } from './FlagNotes.tsx'
import { dayWords } from '#client/components/foundation/dayWords.ts'
import { orderLinePath } from './orderLinePath.ts'
import { ReportLink } from './ReportLink.tsx'
import { payLinkOf } from './payLinkOf.ts'
import { StateName } from './StateName.tsx'
import { StatusMark } from '#client/components/orders/order/StatusMark.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { SortHeader } from '#client/ui/SortHeader.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { ORDER_COLUMNS, type OrderListView } from './orderListAddress.ts'
import type { SelectedOrders } from './useSelectedOrders.ts'

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature })
const helper = createColumnHelper<typeof features, OrderListRow>()

const NUMERIC: ReadonlySet<string> = new Set<OrderSort>(['total'])

const day = (isoDay: string | null) =>
  isoDay ? <span className="whitespace-nowrap">{dayWords(isoDay)}</span> : null

const columns = helper.columns([
  helper.accessor('number', {
    id: 'number',
    header: ORDER_COLUMNS.number,
    cell: ({ row }) => <OrderName row={row.original} />,
  }),
  helper.accessor('advertiser', {
    id: 'advertiser',
    header: ORDER_COLUMNS.advertiser,
    cell: ({ row }) => (
      <span className="line-clamp-3 min-w-36 wrap-anywhere">{row.original.advertiser}</span>
    ),
  }),
  helper.accessor('mediaType', {
    id: 'mediaType',
    header: ORDER_COLUMNS.mediaType,
    cell: ({ row: { original } }) => (
      <span className="flex items-baseline gap-2 whitespace-nowrap">
        <MediaTypeMark mediaType={original.mediaType} />
        {MEDIA_TYPE_NAMES[original.mediaType]}
      </span>
    ),
  }),
  helper.accessor('totalMinor', {
    id: 'total',
    header: ORDER_COLUMNS.total,
    cell: ({ row: { original } }) => totalWords(original),
  }),
  helper.accessor('startDate', {
    id: 'start',
    header: ORDER_COLUMNS.start,
    cell: ({ row }) => day(row.original.startDate),
  }),
  helper.accessor('endDate', {
    id: 'end',
    header: ORDER_COLUMNS.end,
    cell: ({ row }) => day(row.original.endDate),
  }),
  helper.accessor('status', {
    id: 'status',
    header: ORDER_COLUMNS.status,
    cell: ({ row: { original } }) => (
      <>
        <StatusMark status={original.status} className="min-w-34" />
        <StateName line={original} className="mt-0.5 block pl-4.5 text-xs text-ink-2" />
      </>
    ),
  }),
  helper.accessor('delivery', {
    id: 'delivery',
    header: ORDER_COLUMNS.delivery,
    cell: ({ row: { original } }) => (
      <>
        <DeliveryBar delivery={original.delivery} mediaType={original.mediaType} />
        <ReportLink line={original} />
      </>
    ),
  }),
])

const totalWords = ({ totalMinor, currency }: OrderListRow) =>
  formatMoney({ amountMinor: totalMinor, currency })

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
    </>
  )
}

export interface OrdersTableProps {
  rows: OrderListRow[]
  view: Pick<OrderListView, 'sort' | 'direction'>
  onSort: (sort: OrderSort, direction: 'asc' | 'desc') => void
  selected: SelectedOrders
}

/** The orders list with the columns of Orders 1. Filtered, sorted and paged by the server. */
export function OrdersTable({ rows, view, onSort, selected }: OrdersTableProps) {
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ lineId }) => lineId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: {
      sorting: [{ id: view.sort, desc: view.direction === 'desc' }],
      rowSelection: selected.selection,
    },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, [{ id: view.sort, desc: view.direction === 'desc' }])
      if (next) onSort(next.id as OrderSort, next.desc ? 'desc' : 'asc')
    },
    onRowSelectionChange: (updater) => {
      const next = functionalUpdate(updater, selected.selection)
      selected.choose(rows, new Set(Object.keys(next).filter((id) => next[id])))
    },
  })
  return (
    <Table caption="Your orders" className="text-[0.9375rem] [&_td]:px-3 [&_th]:px-3">
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            <ColumnHeader className="w-8 py-0 pr-0!">
              <Checkbox
                aria-label="Select all orders of this page"
                isSelected={table.getIsAllRowsSelected()}
                isIndeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                onChange={(isSelected) => table.toggleAllRowsSelected(isSelected)}
              >
                {null}
              </Checkbox>
            </ColumnHeader>
            {group.headers.map((header) => (
              <SortHeader
                key={header.id}
                isNumeric={NUMERIC.has(header.column.id)}
                sorted={header.column.getIsSorted() || null}
                onSort={() => header.column.toggleSorting()}
              >
                <table.FlexRender header={header} />
              </SortHeader>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <Fragment key={row.id}>
            <OrderRow row={row}>
              {row.getAllCells().map((cell) => (
                <Cell
                  key={cell.id}
                  isNumeric={NUMERIC.has(cell.column.id)}
                  className={classNames('py-4', row.original.flags.length > 0 && 'border-b-0 pb-2')}
                >
                  <table.FlexRender cell={cell} />
                </Cell>
              ))}
            </OrderRow>
            <FlagRow row={row} columnCount={columns.length} />
          </Fragment>
        ))}
      </tbody>
    </Table>
  )
}

type TableRow = Row<typeof features, OrderListRow>

function OrderRow({ row, children }: { row: TableRow; children: React.ReactNode }) {
  const { original } = row
  return (
    <tr className={row.getIsSelected() ? 'bg-cobalt-soft' : ''}>
      <Cell className={classNames('py-2 pr-0!', original.flags.length > 0 && 'border-b-0')}>
        <Checkbox
          aria-label={`Select ${original.number}, ${original.name}`}
          isSelected={row.getIsSelected()}
          onChange={(isSelected) => row.toggleSelected(isSelected)}
        >
          {null}
        </Checkbox>
      </Cell>
      {children}
    </tr>
  )
}

/** What the order warns of, under it. */
function FlagRow({ row, columnCount }: { row: TableRow; columnCount: number }) {
  const { flags } = row.original
  if (flags.length === 0) return null
  return (
    <tr className={row.getIsSelected() ? 'bg-cobalt-soft' : ''}>
      <Cell className="py-0" />
      <Cell colSpan={columnCount} className="pt-0 pb-4">
        <FlagNotes flags={flags} pay={payLinkOf(row.original)} line={row.original} />
      </Cell>
    </tr>
  )
}
