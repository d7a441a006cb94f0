import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { useState } from 'react'
import {
  formatRateChange,
  type RatedCurrency,
  type RatesOfCurrency,
  formatExchangeRate,
} from '#domain/foundation/admin/currencyRates.ts'
import { BASE_CURRENCY } from '#domain/foundation/money/amount.ts'
import { TAX_ONLY_CURRENCIES } from '#domain/foundation/money/statedCurrency.ts'
import { MAX_RATE_AGE_DAYS } from '#domain/foundation/money/chargedRate.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { loadRates } from '#client/api/foundation/houseSettingsCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
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

/**
 * The dollar's rate in each currency, by the day it starts to apply; further rates can be added.
 */
export function CurrencyRates({ maySet }: { maySet: boolean }) {
  const loaded = useLoaded('rates', loadRates)
  const [added, setAdded] = useState<RatedCurrency | null>(null)
  return (
    <Part title="Currency rates">
      <p className="mb-3 max-w-prose text-sm text-ink-2">
        Prices are set in US dollars. An order in another currency is converted at the rate of its
        day (UTC) and keeps that rate. A rate is valid for {MAX_RATE_AGE_DAYS} days; without one,
        orders are made in US dollars. Invoices with VAT in a foreign currency also state the VAT in
        the currency of the buyer’s country, which includes {TAX_ONLY_CURRENCIES.join(', ')}. Each
        night we add the reference rates of the European Central Bank. A rate that you add stands
        for {MAX_RATE_AGE_DAYS} days.
      </p>
      <PageState loaded={loaded} loading={<Loading shape="h-72" />}>
        {(value) => (
          <>
            <DataTable
              caption="Rates by currency"
              columns={columnsOf(maySet ? setAdded : null)}
              rows={value.currencies.flatMap(ratesOf)}
              keyOf={({ currency, rate }) => `${currency} ${rate.asOfDate}`}
              groupOf={({ currency }) => currency}
              className="max-lg:hidden"
              bodyClassName="border-b border-line text-sm last:border-b-0"
            />
            <RateCards
              currencies={value.currencies}
              onAdd={maySet ? (currency) => setAdded(currency) : null}
            />
            <Disclosure className="mt-3" title="Changes by the desk">
              <AuditEntries entries={value.audit} />
            </Disclosure>
            {added ? (
              <RateDialog
                key={added}
                currency={added}
                today={value.today}
                onClose={() => setAdded(null)}
                onDone={loaded.reload}
              />
            ) : null}
          </>
        )}
      </PageState>
    </Part>
  )
}

interface RateRow {
  currency: RatedCurrency
  rate: RatesOfCurrency['rates'][number]
  /** The previous rate; null for the first. */
  before: number | null
  isNewest: boolean
}

const ratesOf = ({ currency, rates }: RatesOfCurrency): RateRow[] =>
  rates.map((rate, at) => ({
    currency,
    rate,
    before: rates[at + 1]?.perUsdMicros ?? null,
    isNewest: at === 0,
  }))

const columnsOf = (onAdd: ((currency: RatedCurrency) => void) | null): Column<RateRow>[] => [
  {
    id: 'currency',
    header: 'Currency',
    className: 'font-semibold',
    cell: ({ currency, isNewest }) => (isNewest ? currency : null),
  },
  {
    id: 'rate',
    header: `1 ${BASE_CURRENCY} is`,
    isNumeric: true,
    cell: ({ rate }) => formatExchangeRate(rate.perUsdMicros),
  },
  {
    id: 'change',
    header: 'Change',
    isNumeric: true,
    cell: ({ rate, before }) => formatRateChange(rate.perUsdMicros, before),
  },
  {
    id: 'from',
    header: 'From',
    className: 'whitespace-nowrap',
    cell: ({ rate }) => formatDate(rate.asOfDate),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ rate }) => <Badge tone={STATES[rate.state].tone}>{STATES[rate.state].label}</Badge>,
  },
  {
    id: 'add',
    header: 'Add',
    isHeaderHidden: true,
    hasControl: true,
    className: 'text-right',
    cell: ({ currency, isNewest }) =>
      isNewest && onAdd ? <AddRate currency={currency} onPress={() => onAdd(currency)} /> : null,
  },
]

/** The same on a phone, one card per currency. */
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
                <span className="font-semibold tabular-nums">
                  {formatExchangeRate(perUsdMicros)}
                </span>
                <span className="text-ink-2 tabular-nums">
                  {formatRateChange(perUsdMicros, rates[at + 1]?.perUsdMicros ?? null)}
                </span>
                <span className="ml-auto whitespace-nowrap">{formatDate(asOfDate)}</span>
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
