import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { Link } from 'react-router'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import type { OrderListRow } from '#domain/orders/order/orderList.types.ts'
import { DeliveryBar } from './DeliveryBar.tsx'
import { FlagNotes } from './FlagNotes.tsx'
import { orderLinePath } from './orderLinePath.ts'
import { RowLabels } from './labels/RowLabels.tsx'
import { ReportLink } from './ReportLink.tsx'
import { payLinkOf } from './payLinkOf.ts'
import { StateName } from './StateName.tsx'
import { StatusMark } from '#client/components/orders/order/StatusMark.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { ORDER_COLUMNS } from './orderListAddress.ts'
import type { SelectedOrders } from './useSelectedOrders.ts'

/** An order in a narrow window. */
export function OrderCard({ row, selected }: { row: OrderListRow; selected: SelectedOrders }) {
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link
            to={orderLinePath(row)}
            className="relative -my-2 inline-flex min-h-11 items-center font-semibold text-cobalt"
            aria-label={`${row.number}, ${row.name}`}
          >
            {row.number}
          </Link>
          <p className="text-subheading font-display font-bold wrap-anywhere">{row.name}</p>
          <RowLabels row={row} />
        </div>
        <Checkbox
          aria-label={`Select ${row.number}, ${row.name}`}
          isSelected={selected.selection[row.lineId] ?? false}
          onChange={(isSelected) => selected.choose([row], new Set(isSelected ? [row.lineId] : []))}
          className="-mt-2.5 -mr-3"
        >
          {null}
        </Checkbox>
      </div>
      <div>
        <StatusMark status={row.status} />
        <StateName line={row} className="block pl-4.5 text-sm text-ink-2" />
      </div>
      <CardFacts row={row} />
      <FlagNotes
        flags={row.flags}
        pay={payLinkOf(row)}
        line={row}
        className="border-t border-line pt-3"
      />
    </li>
  )
}

function CardFacts({ row }: { row: OrderListRow }) {
  const total = formatMoney({ amountMinor: row.totalMinor, currency: row.currency })
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm [&_dt]:text-ink-2">
      <div className="min-w-0">
        <dt>{ORDER_COLUMNS.advertiser}</dt>
        <dd className="wrap-anywhere">{row.advertiser}</dd>
      </div>
      <div>
        <dt>{ORDER_COLUMNS.mediaType}</dt>
        <dd className="flex items-baseline gap-2">
          <MediaTypeMark mediaType={row.mediaType} />
          {MEDIA_TYPE_NAMES[row.mediaType]}
        </dd>
      </div>
      {row.startDate && row.endDate ? (
        <>
          <div>
            <dt>{ORDER_COLUMNS.start}</dt>
            <dd>{formatDate(row.startDate)}</dd>
          </div>
          <div>
            <dt>{ORDER_COLUMNS.end}</dt>
            <dd>{formatDate(row.endDate)}</dd>
          </div>
        </>
      ) : null}
      <div>
        <dt>{ORDER_COLUMNS.total}</dt>
        <dd className="font-semibold tabular-nums">{total}</dd>
      </div>
      <div>
        <dt>{ORDER_COLUMNS.delivery}</dt>
        <dd>
          <DeliveryBar delivery={row.delivery} mediaType={row.mediaType} />
          <ReportLink line={row} />
        </dd>
      </div>
    </dl>
  )
}
