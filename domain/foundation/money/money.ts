import { z } from 'zod'
import { CURRENCIES, MAX_AMOUNT_MINOR } from './amount.ts'

// Amounts are in a file without zod, for pages that validate nothing.
export * from './amount.ts'

export const currencySchema = /* @__PURE__ */ z.enum(CURRENCIES)

/** A non-negative whole number of the currency's minor unit (cents). */
export const amountMinorSchema = /* @__PURE__ */ z.int().nonnegative().max(MAX_AMOUNT_MINOR)
