import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { Link } from 'react-router'
import { pageTitle } from '#content/site.ts'
import { sitePath } from '#content/sitePaths.ts'
import { formatArrival } from '#domain/foundation/analytics/arrival.ts'
import type { OrderDeskView } from '#domain/orders/admin/orderDesk.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { isStandingSession } from '#domain/orders/standing/standingOrder.ts'
import { formatRecordedState, formatRecord } from '#domain/orders/order/line/formatRecord.ts'
import { RefundNote } from '#client/components/orders/order/RefundNote.tsx'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { AuditEntries } from '#client/pages/foundation/admin/AuditEntries.tsx'
import { Part } from '#client/pages/foundation/admin/Part.tsx'
import { DeskLines } from './DeskLines.tsx'
import { DeskMails } from './DeskMails.tsx'
import { DeskStanding } from './DeskStanding.tsx'
import { DisputeNote } from './DisputeNote.tsx'
import { NewNote } from './NewNote.tsx'
import { OrderVerbs } from './OrderVerbs.tsx'

const LINK = 'font-semibold text-cobalt underline underline-offset-3'

/** An order at the desk. */
export function OrderDesk({ desk, onChanged }: { desk: OrderDeskView; onChanged: () => void }) {
  const { order } = desk
  return (
    <>
      <title>{pageTitle(`Order ${order.number}, admin`)}</title>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <h1 className="text-title">Order {order.number}</h1>
        <Badge tone={order.state === 'cancelled' ? 'neutral' : 'info'}>{order.stateName}</Badge>
      </div>
      <p className="mt-2 wrap-anywhere text-ink-2">
        <bdi>{order.advertiser.name}</bdi>, ordered {formatInstant(order.createdAt)}
      </p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {desk.disputes.map((dispute) => (
            <DisputeNote key={dispute.id} dispute={dispute} />
          ))}
          {order.refunds.map((refund) => (
            <RefundNote key={refund.createdAt} refund={refund} />
          ))}
          <OrderVerbs desk={desk} onChanged={onChanged} />
          <DeskLines order={order} onChanged={onChanged} />
          <DeskMails orderId={order.id} mails={desk.mails} onChanged={onChanged} />
        </div>
        <div className="flex flex-col gap-6">
          <Ways desk={desk} />
          <Money desk={desk} />
          <DeskStanding orderId={order.id} onChanged={onChanged} />
          <Part title="Notes and changes">
            <NewNote orderId={order.id} onChanged={onChanged} />
            <AuditEntries entries={desk.desk} />
          </Part>
          <Part title="Record">
            <Events desk={desk} />
          </Part>
        </div>
      </div>
    </>
  )
}

/** The buyer, and links to related pages. */
function Ways({ desk: { order, sessionId, accountId, arrival } }: { desk: OrderDeskView }) {
  const may = useAccount().account?.staffCapabilities ?? []
  const { contact } = order
  return (
    <Part title="Buyer">
      <p className="text-sm wrap-anywhere">
        <span className="font-semibold">
          <bdi>
            {contact.firstName} {contact.lastName}
          </bdi>
        </span>
        <br />
        {contact.companyName ? (
          <>
            {contact.companyName}
            <br />
          </>
        ) : null}
        <a href={`mailto:${contact.email}`} className={LINK}>
          {contact.email}
        </a>
        {contact.phone ? (
          <>
            <br />
            <a href={`tel:${contact.phone}`} className={LINK}>
              {contact.phone}
            </a>
          </>
        ) : null}
      </p>
      <p className="mt-3 text-sm wrap-anywhere text-ink-2">Came from: {formatArrival(arrival)}</p>
      <ul className="mt-3 flex flex-col text-sm sm:gap-2 max-sm:[&_a]:inline-flex max-sm:[&_a]:min-h-11 max-sm:[&_a]:items-center">
        <li>
          <Link to={sitePath('order', { id: order.id })} className={LINK}>
            View as the buyer
          </Link>
        </li>
        <li>
          <Link to={sitePath('report', { id: order.id })} className={LINK}>
            Report
          </Link>
        </li>
        {accountId && may.includes('readCustomers') ? (
          <li>
            <Link to={sitePath('customer', { id: accountId })} className={LINK}>
              Customer
            </Link>
          </li>
        ) : null}
        {may.includes('answerChats') && !isStandingSession(sessionId) ? (
          <li>
            <Link to={sitePath('transcript', { sessionId })} className={LINK}>
              Chat with the buyer
            </Link>
          </li>
        ) : null}
      </ul>
    </Part>
  )
}

/** The price, the payment method and all payment attempts. */
function Money({ desk: { order, payments } }: { desk: OrderDeskView }) {
  const { currency, totals, invoice } = order
  const rows = [
    ['Net', formatMoney({ amountMinor: totals.netMinor, currency })],
    ['Tax', formatMoney({ amountMinor: totals.taxMinor, currency })],
    ['Total', formatMoney({ amountMinor: totals.totalMinor, currency })],
    ['Paid by', order.paymentMethod === 'card' ? 'Card' : 'Invoice'],
    ['Paid', order.paidAt ? formatInstant(order.paidAt) : 'Not yet'],
    ['Invoice due', formatDate(invoice.dueDate)],
    ...(order.creditCheckAgreedAt === null
      ? []
      : [['Credit check', `Agreed ${formatInstant(order.creditCheckAgreedAt)}`] as const]),
  ] as const
  return (
    <Part title="Money">
      <dl className="flex flex-col gap-1.5 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-2">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {order.creditCheckAgreedAt !== null && order.paidAt === null ? (
        <p className="mt-3 text-sm font-medium text-orange">
          A campaign starts before the invoice is due. Check the credit, then agree on the start
          with the buyer: nothing runs unpaid.
        </p>
      ) : null}
      <p className="mt-3 text-sm">
        <Link to={sitePath('invoice', { id: invoice.id })} className={LINK}>
          Invoice {invoice.number}
        </Link>
      </p>
      {payments.length > 0 ? (
        <ul className="mt-3 flex flex-col gap-1.5 border-t border-line pt-3 text-sm">
          {payments.map(({ id, ...payment }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4">
              <span className="inline-block first-letter:uppercase">
                {payment.gateway} card, {payment.state}
                {payment.declineCode ? ` (${payment.declineCode})` : ''}
                {payment.isForChange ? ', for a change' : ''}
              </span>
              <span className="tabular-nums">{formatMoney(payment)}</span>
              <span className="w-full text-xs text-ink-2">{formatInstant(payment.createdAt)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Part>
  )
}

function Events({ desk: { events } }: { desk: OrderDeskView }) {
  return (
    <ol className="flex flex-col gap-3 text-sm">
      {events.toReversed().map(({ id, at, actor, event, lineName, toState }) => (
        <li key={id} className="border-l-2 border-line-2 pl-3">
          <p className="wrap-anywhere">
            <span className="font-semibold">{formatRecord(event)}</span>
            {toState ? ` → ${formatRecordedState(toState)}` : ''}
          </p>
          {lineName ? <p className="wrap-anywhere text-ink-2">{lineName}</p> : null}
          <p className="text-xs text-ink-2 first-letter:uppercase">
            {actor}, <time dateTime={at}>{formatInstant(at)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
