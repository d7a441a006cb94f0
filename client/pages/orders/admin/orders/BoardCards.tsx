import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { BoardColumn, BoardRow } from '#domain/orders/admin/orderBoard.ts'
import { DESK_NAMES } from '#domain/contact/realtime/desk/desk.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { deskPausedName } from '#domain/orders/order/pause/formatPause.ts'
import { DESK_LINE_STATE_NAMES } from '#domain/orders/order/line/formatRecord.ts'
import { StatusMark } from '#client/components/orders/order/StatusMark.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { MediaTypeIcon } from '#client/ui/MediaTypeIcon.tsx'
import { DeliveryBar } from '../../orders/DeliveryBar.tsx'
import type { SelectedOrders } from '../../orders/useSelectedOrders.ts'
import { boardFlags } from './boardFlags.ts'

interface BoardCardsProps {
  rows: readonly BoardRow[]
  hidden: readonly BoardColumn[]
  selected: SelectedOrders
}

/** The lines in windows too narrow for the table. */
export function BoardCards({ rows, hidden, selected }: BoardCardsProps) {
  return (
    <ul aria-label="Lines" className="grid gap-3 md:grid-cols-2">
      {rows.map((row) => (
        <BoardCard
          key={row.lineId}
          row={row}
          hidden={hidden}
          isSelected={selected.selection[row.lineId] === true}
          onSelect={(isSelected) => selected.choose([row], new Set(isSelected ? [row.lineId] : []))}
        />
      ))}
    </ul>
  )
}

function BoardCard({
  row,
  hidden,
  isSelected,
  onSelect,
}: {
  row: BoardRow
  hidden: readonly BoardColumn[]
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}) {
  const { number, name, orderId, mediaType, startDate, endDate, totalMinor, currency } = row
  const shows = (column: BoardColumn) => !hidden.includes(column)
  const flags = boardFlags(row)
  return (
    <li
      className={classNames(
        'flex flex-col gap-3 rounded-card border border-line p-4 text-sm',
        isSelected ? 'bg-cobalt-soft' : 'bg-card',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 gap-2.5">
          <MediaTypeIcon mediaType={mediaType} className="mt-0.5 size-4 shrink-0" />
          <div className="min-w-0">
            <Link
              to={sitePath('adminOrder', { id: orderId })}
              aria-label={`${number}, ${name}`}
              className="-my-3 inline-flex min-h-11 items-center font-semibold text-cobalt"
            >
              {number}
            </Link>
            <p className="line-clamp-2 font-semibold wrap-anywhere">{name}</p>
            {shows('advertiser') ? (
              <p className="line-clamp-2 text-ink-2 wrap-anywhere">{row.advertiser}</p>
            ) : null}
          </div>
        </div>
        <Checkbox
          aria-label={`Select ${number}, ${name}`}
          isSelected={isSelected}
          onChange={onSelect}
          className="-mt-2.5 -mr-3"
        >
          {null}
        </Checkbox>
      </div>
      {shows('runs') || shows('total') ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-ink-2">
            {shows('runs') && startDate && endDate
              ? `${formatDate(startDate)} to ${formatDate(endDate)}`
              : ''}
          </span>
          {shows('total') ? (
            <span className="num text-base">
              {formatMoney({ amountMinor: totalMinor, currency })}
            </span>
          ) : null}
        </p>
      ) : null}
      {shows('status') ? (
        <p>
          <StatusMark status={row.status} />
          <span className="block pl-4.5 text-ink-2">
            {deskPausedName(row.pausedBy) ?? DESK_LINE_STATE_NAMES[row.state]}
          </span>
        </p>
      ) : null}
      {shows('delivery') && row.delivery.bookedImpressions > 0 ? (
        <DeliveryBar delivery={row.delivery} mediaType={mediaType} isWide />
      ) : null}
      {shows('flags') && flags.length > 0 ? (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-orange">
          {flags.map((flag) => (
            <span key={flag} className="inline-flex items-center gap-1.5">
              <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
              {flag}
            </span>
          ))}
        </p>
      ) : null}
      {shows('owner') || shows('desk') ? (
        <p className="text-ink-2">
          {[
            ...(shows('owner') ? [row.owner ? `In charge: ${row.owner.name}` : 'Unassigned'] : []),
            ...(shows('desk') ? [DESK_NAMES[row.desk]] : []),
          ].join(', ')}
        </p>
      ) : null}
    </li>
  )
}
