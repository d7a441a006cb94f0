import type { LineBalance } from '#domain/orders/ledger/lineBalance.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { OrderLineOverview } from '#domain/orders/order/orderOverview.types.ts'

type Figure = readonly [label: string, amountUsdMinor: number, isAlwaysShown: boolean]

const figures = (balance: LineBalance): readonly Figure[] => [
  ['Not yet paid', balance.dueUsdMinor, false],
  ['Paid', balance.paidUsdMinor, true],
  ['Delivered', balance.deliveredUsdMinor, true],
  ['Remaining', balance.remainingUsdMinor, true],
  ['Returned as coupon', balance.couponsUsdMinor, false],
  ['Returned when changed', balance.amendedUsdMinor, false],
  ['Credits', balance.creditsUsdMinor, false],
]

/**
 * The distribution of the price: paid is always the sum of delivered, remaining, coupons and
 * credits.
 */
export function LineMoney({ line }: { line: OrderLineOverview }) {
  const { balance } = line
  const shown = figures(balance).filter(([, amount, isAlways]) => isAlways || amount > 0)
  return (
    <section
      aria-label={`Amounts of ${line.name}`}
      className="border-t border-line px-5 py-4 sm:px-6"
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {shown.map(([label, amount]) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="num text-xl">{formatUsd(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-ink-2">
        In US dollars, before tax.
        {balance.discountUsdMinor > 0
          ? ` A discount of ${formatUsd(balance.discountUsdMinor)} is already taken off.`
          : ''}
      </p>
    </section>
  )
}
