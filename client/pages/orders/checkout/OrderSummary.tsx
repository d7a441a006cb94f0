import type { ReactNode } from 'react'
import { formatRest } from '#domain/commerce/coupon/formatCouponTerms.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import type { CartItem, CartState } from '#domain/commerce/cart/cartItem.ts'
import { formatMoney, type Currency } from '#domain/foundation/money/money.ts'
import { formatRate } from '#domain/commerce/tax/formatRate.ts'
import { CouponBox } from '#client/components/commerce/CouponBox.tsx'
import { OwnCoupons } from '#client/components/commerce/OwnCoupons.tsx'
import { ExampleInventoryNote } from '#client/components/catalogue/ExampleInventoryNote.tsx'
import { SUMMARY_ID } from './OrderRecap.tsx'
import { cartActions } from '#client/state/commerce/cart/cart.ts'
import { Button } from '#client/ui/Button.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { Loading } from '#client/ui/Loading.tsx'

const MICROS = 1_000_000

/** The height of two taxes with their rule, or one with a rule of two lines. */
const TAX_ROOM = 'mt-2 flex min-h-19 flex-col gap-2'

/**
 * The server's lines, coupons and taxes of the order. Reserves space while prices and tax load, so
 * that the terms and the button do not move; later content goes below them.
 */
export function OrderSummary({
  quote,
  items,
  localCurrency,
  isCurrent,
  children,
}: {
  quote: Quote | null
  items: CartState['items']
  /** The currency of the buyer's country, as an alternative. */
  localCurrency: Currency
  isCurrent: boolean
  /** The terms and the button. */
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={SUMMARY_ID}
      className="rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <h2 id={SUMMARY_ID} tabIndex={-1} className="scroll-mt-4 text-subheading outline-none">
        Your order
      </h2>
      {quote ? <Lines quote={quote} items={items.cart} /> : <PendingLines items={items.cart} />}
      {quote ? (
        <Sums quote={quote} isCurrent={isCurrent} />
      ) : (
        <PendingSums coupons={items.discounts.length} />
      )}
      <RateNote quote={quote} localCurrency={localCurrency} />
      {quote?.issues.map((issue) => (
        <p key={issue.code} role="alert" className="mt-2 text-sm font-medium text-red">
          {issue.message}
        </p>
      ))}
      <div className="mt-5 border-t border-line pt-5">
        <CouponBox />
      </div>
      {children}
      <ExampleInventoryNote className="mt-3" />
      <OwnCoupons />
    </section>
  )
}

function Lines({ quote, items }: { quote: Quote; items: readonly CartItem[] }) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: quote.currency })
  return (
    <ul className="mt-4 flex flex-col gap-3">
      {quote.lines.map((line) => (
        <li key={line.key} className="flex items-start gap-3">
          <MediaTypeMark mediaType={line.mediaType} className="mt-2" />
          <span className="min-w-0 flex-1">
            <span className="block break-words">
              {items.find(({ key }) => key === line.key)?.data.name || line.name}
            </span>
            {line.quantity > 1 ? (
              <span className="block text-sm text-ink-2">{line.quantity} packages</span>
            ) : null}
            {line.issues.map((issue) => (
              <span key={issue.message} className="block text-sm font-medium text-red">
                {issue.message}
              </span>
            ))}
          </span>
          <span className="font-semibold tabular-nums">{money(line.amounts.subtotalMinor)}</span>
        </li>
      ))}
    </ul>
  )
}

function Sums({ quote, isCurrent }: { quote: Quote; isCurrent: boolean }) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: quote.currency })
  return (
    <>
      <dl className="mt-4 flex flex-col gap-2 border-t border-line pt-4">
        <Row label="Subtotal" value={money(quote.totals.subtotalMinor)} />
        {/* Exists before the first coupon, so that applying one does not move the content below. */}
        {quote.discounts.length === 0 ? (
          <Row label="Coupons" value="none" className="font-normal text-ink-2" />
        ) : null}
        {quote.discounts.map((discount) => (
          <Row
            key={discount.num}
            label={`Coupon ${discount.num}`}
            value={money(-discount.appliedMinor)}
            className="text-green"
            note={
              discount.issue ? (
                <span className="mt-1 flex flex-wrap items-center gap-2 font-medium text-red">
                  {discount.issue.message}
                  <Button
                    size="sm"
                    variant="secondary"
                    onPress={() => void cartActions.removeCoupon(discount.num)}
                  >
                    Remove coupon
                  </Button>
                </span>
              ) : (
                <RestNote words={formatRest(discount)} />
              )
            }
          />
        ))}
      </dl>
      <dl className={TAX_ROOM}>
        <TaxRows quote={quote} />
      </dl>
      <dl aria-busy={!isCurrent} className="mt-4 border-t border-ink pt-4">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-display text-subheading font-bold">Total</dt>
          <dd className={isCurrent ? 'num text-3xl' : 'num text-3xl text-ink-3'}>
            {money(quote.totals.totalMinor)}
          </dd>
        </div>
      </dl>
    </>
  )
}

/** The rest of a coupon after this order. */
const RestNote = ({ words }: { words: string }) =>
  words === '' ? null : <span className="mt-1 block text-sm font-normal text-ink-2">{words}</span>

function TaxRows({ quote }: { quote: Quote }) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: quote.currency })
  if (!quote.tax) {
    return (
      <Row
        label="Tax"
        value="not yet calculated"
        className="text-ink-2"
        note="Calculated once you enter your billing address."
      />
    )
  }
  const { taxes, label, rule } = quote.tax
  if (taxes.length === 0) {
    return <Row label={label} value={money(quote.totals.taxMinor)} note={rule} />
  }
  return taxes.map((tax, index) => (
    <Row
      key={tax.name}
      label={`${tax.name} ${formatRate(tax.ratePpm)}`}
      value={money(tax.amountMinor)}
      note={index === taxes.length - 1 ? rule : null}
    />
  ))
}

function RateNote({ quote, localCurrency }: { quote: Quote | null; localCurrency: Currency }) {
  if (localCurrency === 'USD') return null
  return (
    <p className="mt-1 min-h-10 text-sm text-ink-2">
      Our prices are in US dollars.{' '}
      {quote?.refusedCurrency
        ? `Our exchange rate for ${quote.refusedCurrency} is out of date, so this order is in US dollars.`
        : formatExchangeRate(quote, localCurrency)}
    </p>
  )
}

const formatExchangeRate = (quote: Quote | null, localCurrency: Currency) =>
  quote && quote.currency !== 'USD'
    ? `1 USD = ${quote.rate.perUsdMicros / MICROS} ${quote.currency}, rate of ${formatDay(quote.rate.asOfDate)}.`
    : `You can pay in ${localCurrency}: choose it under Payment.`

function Row({
  label,
  value,
  note,
  className,
}: {
  label: string
  value: string
  note?: ReactNode
  className?: string
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="min-w-0 break-words text-ink-2">{label}</dt>
      <dd className={`ml-auto text-right font-semibold tabular-nums ${className ?? ''}`}>
        {value}
      </dd>
      {note ? <dd className="basis-full text-sm text-ink-2">{note}</dd> : null}
    </div>
  )
}

function PendingLines({ items }: { items: readonly CartItem[] }) {
  return (
    <ul className="mt-4 flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.key} className="flex items-start gap-3">
          <MediaTypeMark mediaType={item.media_type} className="mt-2" />
          <span className="min-w-0 flex-1">
            <span className="block break-words">{item.data.name || 'Your campaign'}</span>
            {item.data.quantity > 1 ? (
              <span className="block text-sm text-ink-2">{item.data.quantity} packages</span>
            ) : null}
          </span>
          <Loading shape="h-6 w-20" />
        </li>
      ))}
    </ul>
  )
}

function PendingSums({ coupons }: { coupons: number }) {
  return (
    <>
      <Loading
        label="Prices are being checked"
        className="mt-4 flex flex-col gap-2 border-t border-line pt-4"
        shape={Array<string>(Math.max(1, coupons) + 1).fill('h-6')}
      />
      <div className={TAX_ROOM}>
        <Loading shape="h-6" />
      </div>
      <div className="mt-4 border-t border-ink pt-4">
        <Loading shape="h-9" />
      </div>
    </>
  )
}
