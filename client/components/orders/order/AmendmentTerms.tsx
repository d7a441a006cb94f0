import type {
  AmendmentPreview,
  ExtraAmounts,
} from '#domain/orders/order/amendment/amendment.types.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { DifferenceTable } from '#client/components/foundation/DifferenceTable.tsx'
import { unbroken } from '#client/components/foundation/unbroken.ts'

interface AmendmentTermsProps {
  terms: AmendmentPreview
  /** Whether the change is already in effect. */
  isInForce?: boolean
}

/** The differences of a campaign's change, with its cost or refund. */
export function AmendmentTerms({ terms, isInForce = false }: AmendmentTermsProps) {
  const [before, after] = isInForce ? ['As it was', 'As it is'] : ['As it is', 'As it would be']
  return (
    <>
      <DifferenceTable rows={terms.rows} before={before} after={after} />
      <p className="mt-4">{unbroken(isInForce ? paidWords(terms) : moneyWords(terms))}</p>
    </>
  )
}

/** The amount due or refunded. */
function moneyWords(terms: AmendmentPreview): string {
  const { revised, couponUsdMinor, fromUsdMinor, toUsdMinor } = terms
  if (terms.extra)
    return `It costs ${extraWords(terms.extra)}. It takes effect once that is paid. Until then, the campaign runs as booked.`
  if (revised) {
    const { number, from, to, due } = revisedWords(revised)
    return `A credit note cancels invoice ${number} of ${from}, and a new invoice of ${to} with tax takes its place, due on the same day: ${due}.`
  }
  if (couponUsdMinor > 0)
    return `${formatUsd(couponUsdMinor)} of what was paid comes back as a coupon for the next order, not in cash. What was delivered stays as it is.`
  return fromUsdMinor === toUsdMinor ? 'The price stays as it is.' : 'Nothing is paid back.'
}

/** The same after the change. */
function paidWords({
  extra,
  revised,
  couponUsdMinor,
  fromUsdMinor,
  toUsdMinor,
}: AmendmentPreview): string {
  if (extra) return `It cost ${extraWords(extra)}.`
  if (revised) {
    const { number, from, to, due } = revisedWords(revised)
    return `A credit note canceled invoice ${number} of ${from}, and a new invoice of ${to} with tax took its place, due on the same day: ${due}.`
  }
  if (couponUsdMinor > 0)
    return `${formatUsd(couponUsdMinor)} of what was paid came back as a coupon. What was delivered stays as it is.`
  return fromUsdMinor === toUsdMinor ? 'The price stayed as it was.' : 'Nothing was paid back.'
}

function extraWords({ amounts, currency }: ExtraAmounts): string {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const parts =
    amounts.taxMinor === 0 ? '' : ` (${money(amounts.netMinor)} and ${money(amounts.taxMinor)} tax)`
  return `${money(amounts.totalMinor)} more${parts}, on a separate invoice`
}

function revisedWords(revised: NonNullable<AmendmentPreview['revised']>) {
  const { number, dueDate, currency, fromMinor, toMinor } = revised
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  return { number, from: money(fromMinor), to: money(toMinor), due: formatDay(dueDate) }
}
