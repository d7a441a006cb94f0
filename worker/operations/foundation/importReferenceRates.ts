import { insertRates } from '#database/queries/catalogue/deskRates.ts'
import { newestRate } from '#database/queries/foundation/currencyRates.ts'
import { listDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import { RATED_CURRENCIES, type RatedCurrency } from '#domain/foundation/admin/currencyRates.ts'
import type { DeskAuditView } from '#domain/foundation/admin/deskAudit.ts'
import { isRateStale } from '#domain/foundation/money/chargedRate.ts'
import { readReferenceRates, takenRates } from '#domain/foundation/admin/referenceRates.ts'
import { isDeployed } from '#domain/foundation/settings/settings.ts'
import { fetchReferenceRates } from '#worker/adapters/referenceRates.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { RATES_RECORD } from './currencyRates.ts'

/**
 * Adds the European Central Bank's reference rates to the admin's table. Does nothing in development. Raises an error
 * for an unreadable or old file, so that the failed job is visible.
 */
export async function importReferenceRates({ db, now, settings }: OperationContext): Promise<void> {
  if (!isDeployed(settings)) return
  const today = now.toISOString().slice(0, 10)
  const rates = readReferenceRates(await fetchReferenceRates())
  if (!rates) throw new Error('The reference rates cannot be read.')
  const [first] = rates
  if (!first || isRateStale(first.asOfDate, today))
    throw new Error(`The newest reference rates are of ${first?.asOfDate ?? 'no day'}.`)
  const audit = await listDeskAudit(db, RATES_RECORD)
  const known = new Map(
    await Promise.all(
      RATED_CURRENCIES.map(async (currency) => {
        const newest = await newestRate(db, currency, today)
        return [currency, { newest, setByDesk: lastSet(audit, currency, today) }] as const
      }),
    ),
  )
  const { taken, farOff } = takenRates(rates, known, today)
  for (const { currency, perUsdMicros, asOfDate } of farOff)
    log('error', 'reference_rate_far_off', { currency, perUsdMicros, asOfDate })
  await insertRates(db, taken)
}

/** Latest day up to today from which the desk set a currency's rate. */
function lastSet(
  audit: readonly DeskAuditView[],
  currency: RatedCurrency,
  today: string,
): string | null {
  const days = audit.flatMap(({ event, after }) =>
    event === 'set_rate' && after?.['currency'] === currency ? String(after['from']) : [],
  )
  return (
    days
      .filter((day) => day <= today)
      .toSorted()
      .at(-1) ?? null
  )
}
