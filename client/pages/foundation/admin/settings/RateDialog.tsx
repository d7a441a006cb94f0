import { useState } from 'react'
import {
  FAR_OFF_PERCENT,
  isFarOff,
  MAX_RATE_DAYS_AHEAD,
  rateChangeWords,
  type RateEffect,
  type RatedCurrency,
  rateWords,
} from '#domain/foundation/admin/currencyRates.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { isTaxOnly } from '#domain/foundation/money/statedCurrency.ts'
import { addRateCall, previewRateCall } from '#client/api/foundation/houseSettingsCalls.ts'
import { dayWords } from '#client/components/foundation/dayWords.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { DateField } from '#client/ui/DateField.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

const MICROS = 1_000_000
/** The least and most that a dollar can be worth. */
const [MIN, MAX] = [0.000_001, 1_000]

interface RateDialogProps {
  currency: RatedCurrency
  today: string
  onClose: () => void
  /** Either way: what is shown may have changed. */
  onDone: () => void
}

/** A rate of a currency from a day on; what it will touch is shown before it is added. */
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
      title: `1 USD is ${rateWords(perUsdMicros)} ${currency} from ${dayWords(asOfDate)}.`,
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
      {effect.error ? (
        <RetryCallout title={effect.error.message} onRetry={effect.reload} />
      ) : effect.value ? (
        <Effect currency={currency} effect={effect.value} next={perUsdMicros} />
      ) : (
        <Skeleton className="h-78" />
      )}
      {/* A rate is known when its field is left, by the press of a button below, too: the question has its room before. */}
      <div className="flex min-h-11 flex-col justify-center">
        {perUsdMicros !== null && isFarOff(perUsdMicros, last) ? (
          <Checkbox isSelected={isSure} onChange={setSure}>
            I have checked: {rateWords(perUsdMicros)} is meant,{' '}
            {rateChangeWords(perUsdMicros, last)}
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
  `${count > 1_000 ? 'more than 1,000' : count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** What a rate touches, and what stays. */
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
            : `Now 1 USD is ${rateWords(last)} ${currency} on that day${next === null ? '' : ` (${rateChangeWords(next, last) || '±0.0%'})`}.`}
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
