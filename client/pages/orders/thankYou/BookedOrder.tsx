import { formatLongInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { ACCOUNT_MESSAGES } from '#domain/accounts/accountMessages.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { postalLines } from '#domain/foundation/address/postalLines.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import { takesCreatives } from '#domain/orders/order/line/creativeEvent.ts'
import { takesBriefing } from '#domain/creatives/production/takesUpload.ts'
import { planPath, sitePath } from '#content/sitePaths.ts'
import { RefundNote } from '#client/components/orders/order/RefundNote.tsx'
import { PlacedLines } from '#client/components/orders/order/PlacedLines.tsx'
import { isWaiting, type PlacedBy } from '#client/state/orders/submitOrder.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { WhatComesNext } from './WhatComesNext.tsx'

/** An order with its documents, the next steps and links. */
export function BookedOrder({ order }: { order: OrderView }) {
  return (
    <>
      <Heading order={order} />
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8 print:block">
        <div className="flex flex-col gap-6">
          {order.refunds.map((refund) => (
            <RefundNote key={refund.createdAt} refund={refund} />
          ))}
          {isStanding(order) ? <WhatComesNext order={order} /> : null}
          <Papers order={order} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <NextTask order={order} />
            <Button variant="secondary" onPress={() => window.print()}>
              <Printer aria-hidden="true" className="size-5" />
              Print
            </Button>
          </div>
        </div>
        <PlacedLines order={order} />
      </div>
    </>
  )
}

/** The buyer's next task: their ads, otherwise another campaign. */
function NextTask({ order }: { order: OrderView }) {
  const line = isStanding(order)
    ? order.lines.find((each) => takesCreatives(each) || takesBriefing(each))
    : undefined
  const another = (
    <LinkButton variant={line ? 'secondary' : 'primary'} to={planPath(null)}>
      Plan another campaign
    </LinkButton>
  )
  if (!line) return another
  return (
    <>
      <LinkButton to={sitePath('upload', { id: order.id })}>
        {order.lines.some(takesCreatives) ? 'Upload your creatives' : 'Write your brief'}
      </LinkButton>
      {another}
    </>
  )
}

const isStanding = (order: OrderView) => !isWaiting(order) && order.state !== 'cancelled'

/** Maximum length of a name in the largest type on a phone. */
const LONG_NAME = 24

function Heading({ order }: { order: OrderView }) {
  const { firstName } = order.contact
  if (isWaiting(order)) {
    return (
      <>
        <h1 className="text-title">We don’t have your payment yet</h1>
        <Callout
          tone="warning"
          isLive
          className="mt-5"
          title={`Order ${order.number} awaits your payment`}
          actions={
            <LinkButton size="sm" to={sitePath('checkout')}>
              Go to the payment
            </LinkButton>
          }
        >
          If you just paid, this page will show it in a moment.
        </Callout>
      </>
    )
  }
  if (order.state === 'cancelled') {
    return (
      <>
        <h1 className="text-title">Order {order.number} was canceled</h1>
        <p className="mt-3 text-lg text-ink-2">
          {order.refunds.length === 0 ? 'Nothing is charged. ' : ''}You are welcome to order again
          at any time.
        </p>
      </>
    )
  }
  return (
    <>
      <h1
        className={classNames(
          'wrap-anywhere',
          firstName.length > LONG_NAME ? 'text-title max-sm:text-heading' : 'text-hero',
        )}
      >
        Thank you, {firstName}.
      </h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-2">
        Your order {order.number} is booked
        {order.paymentMethod === 'card' && order.totals.totalMinor > 0 ? ' and paid' : ''}. We have
        sent the confirmation to{' '}
        <span className="font-semibold break-words text-ink">{order.contact.email}</span>.
      </p>
      <AccountNote />
    </>
  )
}

/** Reminds a buyer whose account waits for the mailed link, while the page is open. */
function AccountNote() {
  const by: Partial<PlacedBy> | null = useLocation().state
  if (!by?.hasRegistered) return null
  return (
    <Callout tone="info" className="mt-5 max-w-2xl">
      {ACCOUNT_MESSAGES.registeredAtCheckout}
    </Callout>
  )
}

function Papers({ order }: { order: OrderView }) {
  const { billing, contact, invoice } = order
  const rows: (readonly [string, ReactNode])[] = [
    ['Order', `${order.number}, ${formatLongInstant(order.createdAt)}`],
    ['Status', order.stateName],
    ['Payment', paymentWords(order)],
    ['Invoice', <InvoiceLink key="invoice" invoice={invoice} />],
    ['Advertiser', [order.advertiser.name, order.advertiser.website].filter(Boolean).join(', ')],
    [
      'Ordered by',
      [`${contact.firstName} ${contact.lastName}`, contact.companyName].filter(Boolean).join(', '),
    ],
    ['Billing address', postalLines(billing).join(', ')],
    ...(billing.vatId === '' ? [] : [['VAT ID', billing.vatId] as const]),
  ]
  return (
    <section
      aria-labelledby="papers"
      className="rounded-card border border-line bg-card p-5 sm:p-7"
    >
      <h2 id="papers" className="text-subheading">
        Order details
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents max-sm:[&>dd]:mb-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Opens in the browser of the order, with a login, or with a mailed code. */
function InvoiceLink({ invoice: { id, number } }: Pick<OrderView, 'invoice'>) {
  return (
    <Link
      to={sitePath('invoice', { id })}
      className="font-semibold text-cobalt underline underline-offset-3 max-sm:-my-2.5 max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
    >
      {number}
    </Link>
  )
}

function cancelledWords(refunds: OrderView['refunds']): string {
  if (refunds.length === 0) return 'Nothing was charged'
  return refunds.every(({ isMade }) => isMade) ? 'Refunded' : 'Being refunded'
}

function paymentWords(order: OrderView): string {
  const total = formatMoney({ amountMinor: order.totals.totalMinor, currency: order.currency })
  if (order.state === 'cancelled') return cancelledWords(order.refunds)
  if (order.totals.totalMinor === 0) return 'Nothing to pay'
  if (order.paymentMethod === 'invoice' && order.invoice.state === 'open')
    return `By invoice, ${total} due by ${formatDay(order.invoice.dueDate)}`
  if (isWaiting(order)) return `By card, ${total} still to be paid`
  return `${total} paid${order.paidAt ? `, ${formatLongInstant(order.paidAt)}` : ''}`
}
