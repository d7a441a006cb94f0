import { formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { CUSTOMER_PART_SIZE, type CustomerView } from '#domain/sales/admin/customers.ts'
import { LEAD_KIND_NAMES, LEAD_STATE_NAMES } from '#domain/sales/lead/lead.ts'
import { formatMoney, formatUsd } from '#domain/foundation/money/amount.ts'
import { OFFER_STATE_NAMES } from '#domain/sales/offer/offer.ts'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { leadsPath, ALL_LEADS } from '../leads/leadsAddress.ts'
import { Part } from '#client/pages/foundation/admin/Part.tsx'
import { FINGER_LINK } from '#client/pages/foundation/admin/fingerLink.ts'

const LINK = `font-semibold whitespace-nowrap text-cobalt underline-offset-3 hover:underline ${FINGER_LINK}`

/** A customer's orders, offers and requests; the latter two only for readers who handle them. */
export function CustomerBookings({ customer }: { customer: CustomerView }) {
  const { id, orders, orderCount, offers, leads } = customer
  return (
    <>
      <Part title="Orders">
        <Rows
          caption="Orders of this customer"
          empty="No order yet."
          rows={orders.map((order) => ({
            key: order.id,
            name: (
              <Link to={sitePath('adminOrder', { id: order.id })} className={LINK}>
                {order.number}
              </Link>
            ),
            state: order.stateName,
            total: formatMoney({ amountMinor: order.totalMinor, currency: order.currency }),
            at: order.createdAt,
          }))}
        />
        {orderCount > CUSTOMER_PART_SIZE ? (
          <p className="mt-3 text-sm">
            <Link to={`${sitePath('adminOrders')}?account=${id}`} className={LINK}>
              All {formatCount(orderCount)} orders
            </Link>
          </p>
        ) : null}
      </Part>
      {offers ? (
        <Part title="Offers">
          <Rows
            caption="Offers of this customer"
            empty="No offer yet."
            rows={offers.map((offer) => ({
              key: offer.id,
              name: (
                <Link
                  to={`${sitePath('offers')}?list=${offer.state}&offer=${offer.id}`}
                  className={LINK}
                >
                  {offer.number}
                </Link>
              ),
              state: OFFER_STATE_NAMES[offer.state],
              total: formatUsd(offer.totalMinor),
              at: offer.createdAt,
            }))}
          />
        </Part>
      ) : null}
      {leads ? <Leads leads={leads} /> : null}
    </>
  )
}

const LIST_OF = { new: 'to_answer', contacted: 'in_contact', closed: 'closed' } as const

function Leads({ leads }: { leads: NonNullable<CustomerView['leads']> }) {
  return (
    <Part title="Requests">
      <Rows
        caption="Requests of this customer"
        empty="No callback, message or consultation requested."
        rows={leads.map(({ id, kind, state, at }) => ({
          key: `${id} ${at}`,
          name: (
            <Link
              to={leadsPath({ ...ALL_LEADS, list: LIST_OF[state], leadId: id })}
              className={LINK}
            >
              {LEAD_KIND_NAMES[kind]}
            </Link>
          ),
          state: LEAD_STATE_NAMES[state],
          total: null,
          at,
        }))}
      />
    </Part>
  )
}

interface Row {
  key: string
  name: ReactNode
  state: string
  total: string | null
  at: string
}

function Rows({ caption, empty, rows }: { caption: string; empty: string; rows: readonly Row[] }) {
  if (rows.length === 0) return <p className="text-sm text-ink-2">{empty}</p>
  const hasTotal = rows.some(({ total }) => total !== null)
  return (
    <DataTable
      caption={caption}
      columns={COLUMNS.filter(({ id }) => hasTotal || id !== 'total')}
      rows={rows}
      keyOf={({ key }) => key}
    />
  )
}

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'what',
    header: 'What',
    cell: ({ name, state, at }) => (
      <>
        {name}
        <span className="block text-ink-2 lg:hidden">
          {state}, <span className="whitespace-nowrap">{formatInstantDate(at)}</span>
        </span>
      </>
    ),
  },
  {
    id: 'state',
    header: 'State',
    from: 'lg',
    className: 'min-w-36',
    cell: ({ state }) => state,
  },
  { id: 'total', header: 'Total', isNumeric: true, cell: ({ total }) => total },
  {
    id: 'from',
    header: 'From',
    from: 'lg',
    className: 'whitespace-nowrap',
    cell: ({ at }) => formatInstantDate(at),
  },
]
