import type { ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import type { ProductError } from '#domain/foundation/errors/productError.ts'

/** An address that cannot be a document's is refused by its form, which is no news to a person. */
const MISSING: ReadonlySet<ErrorCode> = new Set([
  'account_not_found',
  'order_not_found',
  'invoice_not_found',
  'amendment_not_found',
  'product_not_found',
  'coupon_series_not_found',
  'invalid_format',
  'invalid_input',
])

/** Whether what was asked for is not there, so that asking again gives no other answer. */
export const isMissing = (error: ProductError | null): boolean =>
  error !== null && MISSING.has(error.code)
