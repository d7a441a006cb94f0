import { isFarOff, RATED_CURRENCIES, type RatedCurrency } from './currencyRates.ts'
import { addDays } from '../calendar/calendarDay.ts'
import { MAX_RATE_AGE_DAYS } from '../money/chargedRate.ts'

const MICROS = 1_000_000
const DAY = /<Cube\s{1,9}time=['"](\d{4}-\d{2}-\d{2})['"]/
const RATE = /<Cube\s{1,9}currency=['"]([A-Z]{3})['"]\s{1,9}rate=['"](\d{1,7}(?:\.\d{1,8})?)['"]/g
const EURO = 'EUR'

/** The value of one dollar in a currency by a day's reference rates, in millionths. */
export interface ReferenceRate {
  currency: RatedCurrency
  asOfDate: string
  perUsdMicros: number
}

/**
 * The rates of the daily file of the European Central Bank (eurofxref-daily.xml), which gives units per euro, over the
 * dollar; null for another text. Currencies that the file lacks are left out.
 */
export function readReferenceRates(xml: string): ReferenceRate[] | null {
  const [, asOfDate] = DAY.exec(xml) ?? []
  const perEuro = new Map<string, number>([[EURO, 1]])
  for (const [, currency = '', rate] of xml.matchAll(RATE)) perEuro.set(currency, Number(rate))
  const dollars = perEuro.get('USD')
  if (!asOfDate || !dollars) return null
  return RATED_CURRENCIES.flatMap((currency) => {
    const units = perEuro.get(currency)
    const perUsdMicros = units ? Math.round((units / dollars) * MICROS) : 0
    return perUsdMicros > 0 ? [{ currency, asOfDate, perUsdMicros }] : []
  })
}

/** The known facts of a currency's rate before a new one. */
export interface KnownRate {
  /** In force now; null for a currency without a rate. */
  newest: { asOfDate: string; perUsdMicros: number } | null
  /** The latest day, not in the future, from which the desk set a rate; null where it set none. */
  setByDesk: string | null
}

/**
 * The accepted rates, and outliers, which a person checks. A rate set by the desk stays while it is valid, and each
 * day's rate is accepted once.
 */
export function takenRates(
  rates: readonly ReferenceRate[],
  known: ReadonlyMap<RatedCurrency, KnownRate>,
  today: string,
): { taken: ReferenceRate[]; farOff: ReferenceRate[] } {
  const next = rates.filter(({ currency, asOfDate }) => {
    const { newest = null, setByDesk = null } = known.get(currency) ?? {}
    const isDesks = setByDesk !== null && setByDesk >= addDays(today, -MAX_RATE_AGE_DAYS)
    return asOfDate <= today && !isDesks && (newest === null || asOfDate > newest.asOfDate)
  })
  const isOdd = ({ currency, perUsdMicros }: ReferenceRate) =>
    isFarOff(perUsdMicros, known.get(currency)?.newest?.perUsdMicros ?? null)
  return {
    taken: next.filter((rate) => !isOdd(rate)),
    farOff: next.filter(isOdd),
  }
}
