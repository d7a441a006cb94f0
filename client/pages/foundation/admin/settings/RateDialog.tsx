import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { useState } from 'react'
import {
  FAR_OFF_PERCENT,
  isFarOff,
  MAX_RATE_DAYS_AHEAD,
  formatRateChange,
  type RateEffect,
  type RatedCurrency,
  formatExchangeRate,
} from '#domain/foundation/admin/currencyRates.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { isTaxOnly } from '#domain/foundation/money/statedCurrency.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { addRateCall, previewRateCall } from '#client/api/foundation/houseSettingsCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { DateField } from '#client/ui/DateField.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

const MICROS = 1_000_000
/** The range of values of a dollar. */
const [MIN, MAX] = [0.000_001, 1_000]

interface RateDialogProps {
  currency: RatedCurrency
  today: string
  onClose: () => void
  /** Called after success and failure, as the displayed rates may have changed. */
  onDone: () => void
}

/** Adds a currency's rate from a day on; previews its effect first. */
export function RateDialog({ currency, today, onClose, onDone }: RateDialogProps) {
  const [value, setValue] = useState<number | null>(null)
  const [day, setDay] = useState<string | null>(today)
  const [isSure, setSure] = useState(false)
  const asOfDate = day ?? today
  const effect = useLoaded(asOfDate, () => previewRateCall({ currency, asOfDate }))
  const last = effect.value?.lastPerUsdMicros ?? null
  const perUsdMicros = value === null ? null : Math.round(value * MICROS)
  const add = async (reason: string) => {
    if (perUsdMicros === null || day === null || effect.isLoading || effect.error)
      throw new ProductError('invalid_input', { message: 'Please enter a rate and its day.' })
    const rate = { currency, asOfDate, perUsdMicros, seenPerUsdMicros: last, isSure, reason }
    await addRateCall(rate).finally(onDone)
    showToast({
      tone: 'success',
      title: `1 USD is ${formatExchangeRate(perUsdMicros)} ${currency} from ${formatDate(asOfDate)}.`,
    })
  }
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`A rate of ${currency}`}
      confirmLabel="Add the rate"
      onConfirm={add}
    >
      <NumberField
        label="1 US dollar is"
        suffix={currency}
        value={value}
        onChange={setValue}
        minValue={MIN}
        maxValue={MAX}
        maxDecimals={6}
        isRequired
      />
      <DateField
        label="From (UTC)"
        value={day}
        onChange={setDay}
        minDate={today}
        maxDate={addDays(today, MAX_RATE_DAYS_AHEAD)}
        isRequired
      />
      <PageState loaded={effect} loading={<Loading shape="h-78" />}>
        {(value) => <Effect currency={currency} effect={value} next={perUsdMicros} />}
      </PageState>
      {/* A rate is read when its field loses the focus, even by a press of a button below: the
          question has reserved space. */}
      <div className="flex min-h-11 flex-col justify-center">
        {perUsdMicros !== null && isFarOff(perUsdMicros, last) ? (
          <Checkbox isSelected={isSure} onChange={setSure}>
            I have checked: {formatExchangeRate(perUsdMicros)} is meant,{' '}
            {formatRateChange(perUsdMicros, last)}
          </Checkbox>
        ) : (
          <p className="text-sm text-ink-2">
            A rate more than {FAR_OFF_PERCENT}% off the last one is asked about twice.
          </p>
        )}
      </div>
    </ReasonDialog>
  )
}

const counted = (count: number, one: string, many: string) =>
  `${count > 1_000 ? 'more than 1,000' : formatCount(count)} ${count === 1 ? one : many}`

/** The objects that a rate affects, and those that it does not. */
function Effect({
  currency,
  effect: { lastPerUsdMicros: last, cartCurrency, carts, openOffers, ordersOfMonth },
  next,
}: {
  currency: RatedCurrency
  effect: RateEffect
  next: number | null
}) {
  return (
    <Callout tone="info" title="What it will affect">
      <ul className="flex list-disc flex-col gap-1 pl-4">
        <li>
          {last === null
            ? `There is no rate of ${currency} on that day yet.`
            : `Now 1 USD is ${formatExchangeRate(last)} ${currency} on that day${next === null ? '' : ` (${formatRateChange(next, last) || '±0.0%'})`}.`}
        </li>
        <li>
          {isTaxOnly(currency)
            ? `No order is made in ${currency}: invoices state their VAT in it.`
            : cartCurrency === currency
              ? `Open carts are repriced, and each says so: ${counted(carts, 'cart', 'carts')}.`
              : `No open cart: carts are shown in ${cartCurrency}.`}
        </li>
        {isTaxOnly(currency) ? null : (
          <li>
            The next orders in {currency}: {counted(ordersOfMonth, 'order', 'orders')} in the last
            30 days.
          </li>
        )}
        <li>
          Orders and invoices keep the rate they were made with.{' '}
          {counted(openOffers, 'open offer holds its', 'open offers hold their')} prices in US
          dollars.
        </li>
      </ul>
    </Callout>
  )
}
