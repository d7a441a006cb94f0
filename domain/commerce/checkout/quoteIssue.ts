import type { CartDiscount } from '../cart/cartItem.ts'
import { ERROR_CATALOGUE, type ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import type { FieldError } from '#domain/foundation/errors/productError.ts'
import type { QuoteIssue } from './quote.types.ts'

/** A coupon of the cart with the server's data: its value in USD cents, or why it cannot be used. */
export interface CheckedCoupon extends CartDiscount {
  issue: QuoteIssue | null
  /** The rest of its series' budget, USD cents; none: unlimited. */
  budgetLeftMinor?: number | null | undefined
}

/** A quote issue with the catalogue's text, unless another one is given. */
export function quoteIssue(
  code: ErrorCode,
  more: { message?: string; fields?: FieldError[]; details?: unknown } = {},
): QuoteIssue {
  return { code, ...more, message: more.message ?? ERROR_CATALOGUE[code].message }
}
