import { formatRest } from '#domain/commerce/coupon/formatCouponTerms.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import { formatRate } from '#domain/commerce/tax/formatRate.ts'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'

/** The original order: lines, coupons, tax and total, which never change. */
export function PlacedLines({ order }: { order: OrderView }) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: order.currency })
  return (
    <section
      aria-labelledby="placed-lines"
      className="rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <h2 id="placed-lines" className="text-subheading">
        Order {order.number}
      </h2>
      <ul className="mt-4 flex flex-col gap-3">
        {order.lines.map((line) => (
          <li key={line.id} className="flex items-start gap-3">
            <MediaTypeMark mediaType={line.mediaType} className="mt-2" />
            <span className="min-w-0 flex-1 break-words">
              {line.name}
              {line.quantity > 1 ? ` × ${line.quantity}` : ''}
            </span>
            <span className="font-semibold tabular-nums">{money(line.amounts.subtotalMinor)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 flex flex-col gap-2 border-t border-line pt-4">
        <Row label="Subtotal" value={money(order.totals.subtotalMinor)} />
        {order.discounts.map((discount) => (
          <Row
            key={discount.num}
            label={`Coupon ${discount.num}${formatRest(discount) && `. ${formatRest(discount)}`}`}
            value={money(-discount.appliedMinor)}
          />
        ))}
        {order.tax.taxes.length === 0 ? (
          <Row label={order.tax.label} value={money(order.totals.taxMinor)} />
        ) : (
          order.tax.taxes.map((tax) => (
            <Row
              key={tax.name}
              label={`${tax.name} ${formatRate(tax.ratePpm)}`}
              value={money(tax.amountMinor)}
            />
          ))
        )}
        <div>
          <dt className="sr-only">Tax rule</dt>
          <dd className="text-sm text-ink-2">{order.tax.rule}</dd>
        </div>
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-ink pt-4">
          <dt className="font-display text-subheading font-bold">Total</dt>
          <dd className="num text-3xl">{money(order.totals.totalMinor)}</dd>
        </div>
      </dl>
    </section>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 break-words text-ink-2">{label}</dt>
      <dd className="text-right font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
