import { cartCurrency } from '#domain/foundation/money/countryCurrency.ts'
import { BASE_CURRENCY, type Currency } from '#domain/foundation/money/amount.ts'
import { getSettings } from '#client/api/foundation/settingsCalls.ts'

let known: Promise<Currency> | null = null

/** The currency of the cart, by language and settings; dollars if the settings are unavailable. */
export async function loadCartCurrency(): Promise<Currency> {
  known ??= getSettings().then(({ settings }) => cartCurrency(settings))
  try {
    return await known
  } catch {
    known = null
    return BASE_CURRENCY
  }
}
