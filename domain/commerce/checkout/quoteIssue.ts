import type { CartDiscount } from '../cart/cartItem.ts'
import { ERROR_CATALOGUE, type ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import type { FieldError } from '#domain/foundation/errors/productError.ts'
import type { QuoteIssue } from './quote.types.ts'

/** A coupon of the cart with what the server knows: its worth in USD cents, or why it cannot be used. */
export interface CheckedCoupon extends CartDiscount {
  issue: QuoteIssue | null
  /** What its series may still take off, USD cents; none: any sum. */
  budgetLeftMinor?: number | null | undefined
}

/** A quote issue with the text of the catalogue unless another is given. */
export function quoteIssue(
  code: ErrorCode,
  more: { message?: string; fields?: FieldError[]; details?: unknown } = {},
): QuoteIssue {
  return { code, ...more, message: more.message ?? ERROR_CATALOGUE[code].message }
}
