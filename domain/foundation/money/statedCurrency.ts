import { CURRENCIES } from './amount.ts'

/** Currencies of EU members without the euro. Nothing is charged in them; invoices state their VAT in them. As of 2026-11. */
export const TAX_ONLY_CURRENCIES = ['CZK', 'DKK', 'HUF', 'PLN', 'RON', 'SEK'] as const

/** Every currency that an invoice can state an amount in. */
export const STATED_CURRENCIES = [...CURRENCIES, ...TAX_ONLY_CURRENCIES] as const
export type StatedCurrency = (typeof STATED_CURRENCIES)[number]

const TAX_ONLY: ReadonlySet<string> = new Set(TAX_ONLY_CURRENCIES)

/** Whether a currency is only used for the VAT of invoices. */
export const isTaxOnly = (currency: string): boolean => TAX_ONLY.has(currency)
