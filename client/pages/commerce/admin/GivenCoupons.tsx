import { formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { Download, TicketPercent } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { GivenCoupon, GivenList } from '#domain/commerce/admin/givenCoupons.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { sitePath } from '#content/sitePaths.ts'
import { givenCouponsPath, loadGivenCoupons } from '#client/api/commerce/couponCalls.ts'
import { QueueSearch } from '#client/components/foundation/queue/QueueSearch.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { EmptyList } from '#client/pages/foundation/admin/board/EmptyList.tsx'
import { LoadedList } from '#client/pages/foundation/admin/board/LoadedList.tsx'
import { FINGER_LINK } from '#client/pages/foundation/admin/fingerLink.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

const LINK = `font-semibold text-cobalt underline-offset-3 hover:underline ${FINGER_LINK}`

/** Coupons issued by orders: owner, remaining value and uses. */
export function GivenCoupons({ list }: { list: GivenList }) {
  const [address, setAddress] = useSearchParams()
  const q = firstCharacters(address.get('q')?.trim() ?? '', MAX_SEARCH_LENGTH)
  const after = address.get('after')?.slice(0, 160) ?? ''
  const query = { list, ...(q ? { q } : {}), ...(after ? { after } : {}) }
  const loaded = useLoaded(JSON.stringify(query), () => loadGivenCoupons(query))
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <QueueSearch
          key={q}
          label="Code, order number or email"
          value={q}
          onAsk={(words) => setAddress({ list, ...(words ? { q: words } : {}) })}
        />
        <a
          href={givenCouponsPath({ list, ...(q ? { q } : {}) })}
          download
          className={`${buttonStyles('secondary', 'md')} sm:ml-auto`}
        >
          <Download aria-hidden="true" className="size-4" />
          As CSV
        </a>
      </div>
      <div className="mt-6 flex flex-col gap-4">
        <LoadedList loaded={loaded} label="coupons">
          {(view) => <Rows rows={view.rows} list={list} isNarrowed={q !== ''} />}
        </LoadedList>
      </div>
    </>
  )
}

interface RowsProps {
  rows: readonly GivenCoupon[]
  list: GivenList
  isNarrowed: boolean
}

function Rows({ rows, list, isNarrowed }: RowsProps) {
  const isReturned = list === 'returned'
  if (rows.length === 0)
    return (
      <EmptyList
        icon={<TicketPercent aria-hidden="true" />}
        isNarrowed={isNarrowed}
        title="No coupons yet"
        tip="Try a whole code, the number of an order, or the email that it was made with."
      >
        {isReturned
          ? 'Coupons of orders that were canceled or written off are listed here.'
          : 'Coupons for the unused part of stopped, short or changed campaigns are listed here.'}
      </EmptyList>
    )
  return (
    <DataTable
      caption={isReturned ? 'Coupons given back' : 'Coupons from campaigns'}
      columns={columnsOf(isReturned)}
      rows={rows}
      keyOf={({ num, orderId }) => `${num} ${orderId}`}
    />
  )
}

interface GivenProps {
  row: GivenCoupon
}

const ENDED = { off: 'Switched off', over: 'Over' } as const

const columnsOf = (isReturned: boolean): Column<GivenCoupon>[] => [
  { id: 'code', header: 'Code', cell: (row) => <Code row={row} isReturned={isReturned} /> },
  {
    id: 'buyer',
    header: 'Buyer',
    from: 'lg',
    className: 'min-w-44 wrap-anywhere',
    cell: (row) => <Buyer {...row} />,
  },
  {
    id: 'from',
    header: isReturned ? 'Returned by' : 'From',
    from: 'lg',
    className: 'min-w-44',
    cell: (row) => <GivenBy row={row} />,
  },
  {
    id: 'amount',
    header: isReturned ? 'Discount given' : 'Amount',
    from: 'lg',
    isNumeric: true,
    cell: ({ amountMinor }) => formatUsd(amountMinor),
  },
  {
    id: 'left',
    header: 'Left',
    isNumeric: true,
    cell: ({ leftMinor, amountMinor }) => (
      <>
        {formatUsd(leftMinor)}
        {isReturned ? null : (
          <span className="block whitespace-nowrap text-ink-2 lg:hidden">
            of {formatUsd(amountMinor)}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'use',
    header: 'Used in',
    from: 'lg',
    className: 'whitespace-nowrap',
    cell: (row) => <Use row={row} />,
  },
]

/** The code; a narrow window adds the other columns. */
function Code({ row, isReturned }: { row: GivenCoupon; isReturned: boolean }) {
  const { num, seriesId } = row
  return (
    <>
      <span className="font-mono max-lg:wrap-anywhere lg:whitespace-nowrap">
        {seriesId === null ? (
          num
        ) : (
          <Link to={sitePath('couponSeries', { id: seriesId })} className={LINK}>
            {num}
          </Link>
        )}
      </span>
      <div className="mt-1 flex flex-col gap-1 lg:hidden">
        <Buyer {...row} />
        <GivenBy row={row} />
        {isReturned ? (
          <span className="text-ink-2">Discount given {formatUsd(row.amountMinor)}</span>
        ) : null}
        <Use row={row} />
      </div>
    </>
  )
}

function Buyer({ buyer, email }: Pick<GivenCoupon, 'buyer' | 'email'>) {
  return (
    <span className="wrap-anywhere">
      {buyer}
      <span className="block text-ink-2">{email}</span>
    </span>
  )
}

/** The order that issued or returned it, and when. */
function GivenBy({ row: { at, orderId, orderNumber, lineName, isOfAmendment } }: GivenProps) {
  return (
    <span>
      <Link to={sitePath('adminOrder', { id: orderId })} className={LINK}>
        {orderNumber}
      </Link>
      {lineName === null ? null : <span className="block wrap-anywhere">{lineName}</span>}
      <span className="block text-ink-2">
        {formatInstantDate(at)}
        {isOfAmendment ? ', by a change of the campaign' : ''}
      </span>
    </span>
  )
}

/** The order that uses it now, or why none can. */
function Use({ row: { usedIn, otherUses, ended } }: GivenProps) {
  if (usedIn)
    return (
      <span>
        <span className="text-ink-2 lg:hidden">Used in </span>
        <Link to={sitePath('adminOrder', { id: usedIn.orderId })} className={LINK}>
          {usedIn.orderNumber}
        </Link>
        {otherUses > 0 ? <span className="text-ink-2"> and {otherUses} more</span> : null}
      </span>
    )
  if (ended)
    return (
      <Badge tone="neutral" className="self-start">
        {ENDED[ended]}
      </Badge>
    )
  return <span className="text-ink-2">Not used</span>
}
