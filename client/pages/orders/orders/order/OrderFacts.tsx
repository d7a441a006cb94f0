import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { formatInstant, formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { postalLines } from '#domain/foundation/address/postalLines.ts'
import type { InvoiceStatus } from '#domain/orders/invoice/invoice.types.ts'
import { formatCombinedReach, explainReach } from '#domain/planning/combined/formatCombinedReach.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import type { OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import { sitePath } from '#content/sitePaths.ts'

/** The order's total, payment method and advertiser. */
export function OrderFacts({ order }: { order: OrderOverview }) {
  const { totals, currency, contact, billing, advertiser } = order
  // Changes of a paid order have their own invoices, or gave a coupon.
  const agreedMinor = order.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  return (
    <section
      aria-labelledby="order-facts"
      className="rounded-card border border-line bg-card p-5 text-sm"
    >
      <h2 id="order-facts" className="text-subheading">
        {order.stateName}
      </h2>
      <dl className="mt-4 flex flex-col gap-2">
        <Sum label="Subtotal" value={money(totals.subtotalMinor)} />
        {order.discounts.map((discount) => (
          <Sum
            key={discount.num}
            label={`Coupon ${discount.num}`}
            value={money(-discount.appliedMinor)}
          />
        ))}
        <Sum label={order.tax.label || 'Tax'} value={money(totals.taxMinor)} />
        {agreedMinor === totals.totalMinor ? null : (
          <Sum label="Changes agreed since" value={money(agreedMinor - totals.totalMinor)} />
        )}
        <div className="flex items-baseline justify-between gap-4 border-t border-ink pt-3">
          <dt className="font-display text-subheading font-bold">Total</dt>
          <dd className="num text-2xl">{money(agreedMinor)}</dd>
        </div>
      </dl>
      <dl className="mt-5 flex flex-col gap-4 border-t border-line pt-5">
        {order.reach && order.reach.people > 0 ? (
          <Fact label="Forecast when you ordered">
            {formatCombinedReach(order.reach)}
            <span className="block text-ink-2">{explainReach(order.reach)}</span>
          </Fact>
        ) : null}
        <Fact label="Payment">{paymentWords(order)}</Fact>
        <Fact label="Invoice">
          {order.rights.readInvoices ? (
            <Link
              to={sitePath('invoice', { id: order.invoice.id })}
              className="font-semibold text-cobalt underline underline-offset-3"
            >
              {order.invoice.number}
            </Link>
          ) : (
            order.invoice.number
          )}
          , {INVOICE_WORDS[order.invoice.status]}
          {order.invoice.status === 'open' || order.invoice.status === 'overdue' ? (
            <>
              <br />
              Due on {formatDate(order.invoice.dueDate)}
            </>
          ) : null}
        </Fact>
        <Fact label="Advertiser">
          <bdi>{advertiser.name}</bdi>
          <br />
          {advertiser.website}
        </Fact>
        <Fact label="Ordered by">
          <bdi>
            {contact.firstName} {contact.lastName}
          </bdi>
          {contact.companyName ? (
            <>
              , <bdi>{contact.companyName}</bdi>
            </>
          ) : null}
          <br />
          {contact.email}
          <br />
          {contact.phone}
        </Fact>
        <Fact label="Billing address">
          {[...postalLines(billing), billing.vatId ? `VAT ID ${billing.vatId}` : '']
            .filter((line) => line.trim() !== '')
            .map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
        </Fact>
      </dl>
    </section>
  )
}

const INVOICE_WORDS = {
  paid: 'paid',
  open: 'open',
  overdue: 'overdue',
  cancelled: 'cancelled',
} as const satisfies Record<InvoiceStatus, string>

function paymentWords({ paymentMethod, paidAt, payBy, state, totals }: OrderOverview): string {
  if (totals.totalMinor === 0) return 'Nothing to pay'
  const method = paymentMethod === 'card' ? 'Debit or credit card' : 'Invoice'
  if (paidAt) return `${method}, paid on ${formatInstantDate(paidAt)}`
  if (state === 'awaiting_payment' && payBy)
    return `${method}, to be paid by ${formatInstant(payBy)}`
  return method
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 wrap-anywhere text-ink-2">{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
