import { useState } from 'react'
import {
  rateChangeWords,
  type RatedCurrency,
  type RatesOfCurrency,
  rateWords,
} from '#domain/foundation/admin/currencyRates.ts'
import { BASE_CURRENCY } from '#domain/foundation/money/amount.ts'
import { TAX_ONLY_CURRENCIES } from '#domain/foundation/money/statedCurrency.ts'
import { MAX_RATE_AGE_DAYS } from '#domain/foundation/money/chargedRate.ts'
import { loadRates } from '#client/api/foundation/houseSettingsCalls.ts'
import { dayWords } from '#client/components/foundation/dayWords.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { AuditEntries } from '../AuditEntries.tsx'
import { Part } from '../Part.tsx'
import { RateDialog } from './RateDialog.tsx'

const STATES = {
  planned: { label: 'Planned', tone: 'info' },
  in_force: { label: 'In force', tone: 'success' },
  stale: { label: 'Out of date', tone: 'error' },
  past: { label: 'Past', tone: 'neutral' },
} as const satisfies Record<
  RatesOfCurrency['rates'][number]['state'],
  { label: string; tone: BadgeTone }
>

/** What a dollar is worth in each currency, from which day on; another rate is added for a day. */
export function CurrencyRates({ maySet }: { maySet: boolean }) {
  const { value, error, reload } = useLoaded('rates', loadRates)
  const [added, setAdded] = useState<RatedCurrency | null>(null)
  return (
    <Part title="Currency rates">
      <p className="mb-3 max-w-prose text-sm text-ink-2">
        Prices are set in US dollars. An order in another currency is converted at the rate of its
        day (UTC) and keeps that rate. A rate is valid for {MAX_RATE_AGE_DAYS} days; without one,
        orders are made in US dollars. Invoices with VAT in a foreign currency also state the VAT in
        the currency of the buyer’s country, which includes {TAX_ONLY_CURRENCIES.join(', ')}. Enter
        the reference rates of the European Central Bank.
      </p>
      {error ? <RetryCallout title={error.message} onRetry={reload} /> : null}
      {value || error ? null : <Skeleton className="h-72" />}
      {value ? (
        <>
          <RateCards
            currencies={value.currencies}
            onAdd={maySet ? (currency) => setAdded(currency) : null}
          />
          <Table caption="Rates by currency" className="max-lg:hidden">
            <thead>
              <tr>
                <ColumnHeader>Currency</ColumnHeader>
                <ColumnHeader isNumeric>1 {BASE_CURRENCY} is</ColumnHeader>
                <ColumnHeader isNumeric>Change</ColumnHeader>
                <ColumnHeader>From</ColumnHeader>
                <ColumnHeader>State</ColumnHeader>
                <ColumnHeader>
                  <span className="sr-only">Add</span>
                </ColumnHeader>
              </tr>
            </thead>
            {value.currencies.map((of) => (
              <RatesRows
                key={of.currency}
                of={of}
                onAdd={maySet ? () => setAdded(of.currency) : null}
              />
            ))}
          </Table>
          <Disclosure className="mt-3" title="Changes by the desk">
            <AuditEntries entries={value.audit} />
          </Disclosure>
          {added ? (
            <RateDialog
              key={added}
              currency={added}
              today={value.today}
              onClose={() => setAdded(null)}
              onDone={reload}
            />
          ) : null}
        </>
      ) : null}
    </Part>
  )
}

function RatesRows({
  of: { currency, rates },
  onAdd,
}: {
  of: RatesOfCurrency
  onAdd: (() => void) | null
}) {
  return (
    <tbody className="border-b border-line text-sm last:border-b-0">
      {rates.map(({ asOfDate, perUsdMicros, state }, at) => (
        <tr key={asOfDate}>
          <Cell className="font-semibold">{at === 0 ? currency : null}</Cell>
          <Cell isNumeric>{rateWords(perUsdMicros)}</Cell>
          <Cell isNumeric>
            {rateChangeWords(perUsdMicros, rates[at + 1]?.perUsdMicros ?? null)}
          </Cell>
          <Cell className="whitespace-nowrap">{dayWords(asOfDate)}</Cell>
          <Cell>
            <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
          </Cell>
          <Cell hasControl className="text-right">
            {at === 0 && onAdd ? <AddRate currency={currency} onPress={onAdd} /> : null}
          </Cell>
        </tr>
      ))}
    </tbody>
  )
}

/** The same on a phone, a card a currency. */
function RateCards({
  currencies,
  onAdd,
}: {
  currencies: readonly RatesOfCurrency[]
  onAdd: ((currency: RatedCurrency) => void) | null
}) {
  return (
    <ul aria-label="Rates by currency" className="flex flex-col gap-3 lg:hidden">
      {currencies.map(({ currency, rates }) => (
        <li key={currency} className="rounded-control border border-line p-4 text-sm">
          <div className="flex items-center justify-between gap-3">
            <h3 className="text-subheading">
              {currency}{' '}
              <span className="text-sm font-normal text-ink-2">for 1 {BASE_CURRENCY}</span>
            </h3>
            {onAdd ? <AddRate currency={currency} onPress={() => onAdd(currency)} /> : null}
          </div>
          <ul className="mt-2 divide-y divide-line">
            {rates.map(({ asOfDate, perUsdMicros, state }, at) => (
              <li key={asOfDate} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <span className="font-semibold tabular-nums">{rateWords(perUsdMicros)}</span>
                <span className="text-ink-2 tabular-nums">
                  {rateChangeWords(perUsdMicros, rates[at + 1]?.perUsdMicros ?? null)}
                </span>
                <span className="ml-auto whitespace-nowrap">{dayWords(asOfDate)}</span>
                <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function AddRate({ currency, onPress }: { currency: RatedCurrency; onPress: () => void }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Add a rate of ${currency}`}
      onPress={onPress}
    >
      Add a rate
    </Button>
  )
}
