import { newestRate } from '#database/queries/foundation/currencyRates.ts'
import type { OrderBilling } from '#domain/commerce/checkout/orderParty.types.ts'
import type { TaxAmount } from '#domain/commerce/tax/taxLines.ts'
import { vatCurrencyOf, vatRate, type VatRate } from '#domain/commerce/tax/vatCurrency.ts'
import { isRateStale } from '#domain/foundation/money/chargedRate.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'

/**
 * Rate for stating an invoice's VAT today in the currency of the buyer's country. Null if no VAT is charged, the
 * invoice is already in that currency, or no rate is known. An old rate is used, with its date, and logged.
 */
export async function readVatRate(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  {
    billing,
    currency,
    taxes,
  }: {
    billing: Pick<OrderBilling, 'country' | 'zipCode'>
    currency: Currency
    taxes: readonly TaxAmount[]
  },
): Promise<VatRate | null> {
  const wanted = vatCurrencyOf(billing.country, billing.zipCode)
  if (wanted === null || wanted === currency || taxes.length === 0) return null
  const today = now.toISOString().slice(0, 10)
  const [from, to] = await Promise.all([
    newestRate(db, currency, today),
    newestRate(db, wanted, today),
  ])
  if (!to || isRateStale(to.asOfDate, today))
    log('error', 'vat_rate_stale', { currency: wanted, asOfDate: to?.asOfDate ?? null })
  return from && to ? vatRate(from, to) : null
}
