import type { StatedCurrency } from '#domain/foundation/money/statedCurrency.ts'
import { shareMinor } from '#domain/foundation/money/shareMinor.ts'
import { formatMoney } from '#domain/foundation/money/amount.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatRate } from './formatRate.ts'
import type { TaxAmount } from './taxLines.ts'
import { taxCountryOf } from './taxCountry.ts'

const MICROS = 1_000_000

/** A law that requires an invoice's tax in the country's own currency. */
interface VatCurrencyRule {
  currency: StatedCurrency
  source: string
}

const EU_SOURCE =
  'Council Directive 2006/112/EC, Articles 230 (VAT in national currency) and 91(2) (rate of the European Central Bank)'
const eu = (currency: StatedCurrency): VatCurrencyRule => ({ currency, source: EU_SOURCE })

/** The currency in which each country requires an invoice's tax, with the law. As of 2026-11. */
export const VAT_CURRENCIES = {
  AT: eu('EUR'),
  BE: eu('EUR'),
  BG: eu('EUR'),
  HR: eu('EUR'),
  CY: eu('EUR'),
  CZ: eu('CZK'),
  DK: eu('DKK'),
  EE: eu('EUR'),
  FI: eu('EUR'),
  FR: eu('EUR'),
  DE: eu('EUR'),
  GR: eu('EUR'),
  HU: eu('HUF'),
  IE: eu('EUR'),
  IT: eu('EUR'),
  LV: eu('EUR'),
  LT: eu('EUR'),
  LU: eu('EUR'),
  MT: eu('EUR'),
  NL: eu('EUR'),
  PL: eu('PLN'),
  PT: eu('EUR'),
  RO: eu('RON'),
  SK: eu('EUR'),
  SI: eu('EUR'),
  ES: eu('EUR'),
  SE: eu('SEK'),
  GB: {
    currency: 'GBP',
    source: 'VAT Regulations 1995 (SI 1995/2518), regulation 14(1); HMRC manual VATREC5060',
  },
  CH: { currency: 'CHF', source: 'Swiss VAT Ordinance (SR 641.201), Article 45' },
  AU: { currency: 'AUD', source: 'ATO rulings GSTR 2001/2 and GSTR 2013/1' },
  NZ: { currency: 'NZD', source: 'Goods and Services Tax Act 1985, section 77' },
  CA: { currency: 'CAD', source: 'Excise Tax Act (RSC 1985, c. E-15), section 159' },
} as const satisfies Record<string, VatCurrencyRule>

/** The currency in which an invoice to an address states its tax; null where no law requires one. */
export function vatCurrencyOf(country: string, postcode = ''): StatedCurrency | null {
  const taxCountry = taxCountryOf(country, postcode)
  const rules: Record<string, VatCurrencyRule> = VAT_CURRENCIES
  return Object.hasOwn(rules, taxCountry) ? (rules[taxCountry]?.currency ?? null) : null
}

/** The rate at which an invoice states its tax: fixed on the day of the invoice. */
export interface VatRate {
  currency: StatedCurrency
  /** The value of one unit of the invoice's currency, in millionths. */
  perUnitMicros: number
  /** ISO date of the rate. */
  rateDate: string
}

/** The value of a dollar in a currency from a day on, in millionths. */
export interface StatedRate {
  currency: StatedCurrency
  perUsdMicros: number
  asOfDate: string
}

/** The rate from an invoice's currency to the currency of its tax, over the dollar; dated by the older of the two rates. */
export function vatRate(invoice: StatedRate, tax: StatedRate): VatRate {
  const [older] = [invoice.asOfDate, tax.asOfDate].toSorted()
  return {
    currency: tax.currency,
    perUnitMicros: shareMinor(tax.perUsdMicros, MICROS, invoice.perUsdMicros),
    rateDate: older ?? tax.asOfDate,
  }
}

/** A tax of an invoice in the currency of its country: "VAT 19%" and cents. */
export interface StatedTax {
  label: string
  amountMinor: number
}

/** Each tax of an invoice in the currency of the rate. `sign` is -1 on a credit note. */
export const statedTaxes = (
  taxes: readonly TaxAmount[],
  { perUnitMicros }: VatRate,
  sign: 1 | -1,
): StatedTax[] =>
  taxes.map(({ name, ratePpm, amountMinor }) => ({
    label: `${name} ${formatRate(ratePpm)}`,
    amountMinor: sign * shareMinor(amountMinor, perUnitMicros, MICROS) || 0,
  }))

/** "VAT 19% in EUR: €163.78, at 1 USD = 0.862 EUR on Thu, Oct 1, 2026." */
export function statedTaxNote(
  taxes: readonly StatedTax[],
  { currency, perUnitMicros, rateDate }: VatRate,
  invoiceCurrency: string,
): string {
  const amounts = taxes.map(
    ({ label, amountMinor }) =>
      `${label} in ${currency}: ${formatMoney({ amountMinor, currency })}`,
  )
  const rate = (perUnitMicros / MICROS).toFixed(6).replace(/0{1,4}$/, '')
  return `${amounts.join('; ')}, at 1 ${invoiceCurrency} = ${rate} ${currency} on ${formatDay(rateDate)}.`
}
