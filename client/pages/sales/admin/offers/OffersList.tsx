import { GroupedRows } from '#client/components/foundation/queue/GroupedRows.tsx'
import { DueNote, QueueRow } from '#client/components/foundation/queue/QueueRow.tsx'
import { EmptyQueue } from '#client/components/foundation/queue/EmptyQueue.tsx'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { OfferBoardView } from '#domain/sales/offer/deskOffer.ts'
import type { OfferRowView } from '#domain/sales/offer/offerView.ts'
import { NextPage } from '#client/pages/foundation/admin/board/NextPage.tsx'
import type { Chosen } from '#client/pages/foundation/admin/board/useChosen.ts'
import { isNarrowed, offersPath, type OffersAddress } from './offersAddress.ts'

const NO_FILTER = { desk: null, owner: null, search: '', after: '', offerId: null }

/** The list at the left; open offers by their end, earliest first. */
export function OffersList({
  board,
  address,
  chosen,
}: {
  board: OfferBoardView
  address: OffersAddress
  chosen: Chosen
}) {
  if (board.rows.length === 0) return <NoOffers address={address} />
  return (
    <>
      <GroupedRows groups={[{ name: null, rows: board.rows }]}>
        {(row) => (
          <QueueRow
            key={row.id}
            to={offersPath({ ...address, offerId: row.id })}
            isOpen={row.id === address.offerId}
            className="flex-col text-sm"
            choice={{
              label: `Select ${row.number}, ${row.advertiser}`,
              isChosen: chosen.has(row.id),
              onChange: (isChosen) => chosen.set(row.id, isChosen),
            }}
          >
            <Row row={row} />
          </QueueRow>
        )}
      </GroupedRows>
      <div className="p-3 empty:hidden">
        <NextPage label="offers" next={board.next} open="offer" />
      </div>
    </>
  )
}

function NoOffers({ address }: { address: OffersAddress }) {
  const { list, after } = address
  return (
    <EmptyQueue
      what="offer"
      isNarrowed={isNarrowed(address)}
      isPaged={after !== ''}
      allPath={offersPath({ ...NO_FILTER, list })}
    >
      {list === 'open'
        ? 'No offer is open. New ones appear here when a customer asks for one.'
        : 'Offers appear here as they move on.'}
    </EmptyQueue>
  )
}

function Row({ row }: { row: OfferRowView }) {
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="max-w-full truncate font-semibold">{row.advertiser}</span>
        <DueNote>{formatUsd(row.totalMinor)}</DueNote>
      </span>
      <span className="truncate">
        {row.number}, version {row.version}
        {row.agency === '' ? '' : `, ${row.agency}`}
      </span>
      <span className="mt-1 text-xs text-ink-2">
        until {formatDay(row.lastDay)}, {row.openedAt ? 'opened' : 'not opened'},{' '}
        {row.owner?.name ?? 'unassigned'}
      </span>
    </>
  )
}
