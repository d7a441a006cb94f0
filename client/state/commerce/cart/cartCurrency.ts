import { cartCurrency } from '#domain/foundation/money/countryCurrency.ts'
import { BASE_CURRENCY, type Currency } from '#domain/foundation/money/amount.ts'
import { getSettings } from '#client/api/foundation/settingsCalls.ts'

let known: Promise<Currency> | null = null

/** The currency that the cart is shown in, by language and settings; in dollars where they cannot be asked for now. */
export async function loadCartCurrency(): Promise<Currency> {
  known ??= getSettings().then(({ settings }) => cartCurrency(settings))
  try {
    return await known
  } catch {
    known = null
    return BASE_CURRENCY
  }
}
