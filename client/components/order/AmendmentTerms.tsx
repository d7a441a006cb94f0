import type { AmendmentPreview } from '#domain/order/amendment.types.ts'
import { formatDay } from '#domain/calendar/calendarDay.ts'
import { formatUsd } from '#domain/money/amount.ts'
import { formatMoney } from '#domain/money/money.ts'
import { DifferenceTable } from '../DifferenceTable.tsx'

/** What a change of a campaign makes different, and what that costs or gives back. */
export function AmendmentTerms({
  terms: { rows, extra, revised, couponUsdMinor, fromUsdMinor, toUsdMinor },
}: {
  terms: AmendmentPreview
}) {
  return (
    <>
      <DifferenceTable rows={rows} before="As it is" after="As it would be" />
      <p className="mt-4">{moneyWords()}</p>
    </>
  )

  function moneyWords(): string {
    if (extra) {
      const { amounts, currency } = extra
      const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
      const parts =
        amounts.taxMinor === 0
          ? ''
          : ` (${money(amounts.netMinor)} and ${money(amounts.taxMinor)} tax)`
      return `It costs ${money(amounts.totalMinor)} more${parts}, by an invoice of its own. It takes effect when that is paid; until then the campaign runs as booked.`
    }
    if (revised) {
      const { number, dueDate, currency, fromMinor, toMinor } = revised
      const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
      return `A credit note cancels invoice ${number} of ${money(fromMinor)}, and a new invoice of ${money(toMinor)} with tax takes its place, due on the same day: ${formatDay(dueDate)}.`
    }
    if (couponUsdMinor > 0)
      return `${formatUsd(couponUsdMinor)} of what was paid comes back as a coupon for the next order; money is not paid back. What was delivered stays as it is.`
    return fromUsdMinor === toUsdMinor ? 'The price stays as it is.' : 'Nothing is paid back.'
  }
}
