import type { ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import type { ProductError } from '#domain/foundation/errors/productError.ts'

/** The server refuses a malformed document address by its form, a detail that a person does not need. */
const MISSING: ReadonlySet<ErrorCode> = new Set([
  'account_not_found',
  'order_not_found',
  'invoice_not_found',
  'amendment_not_found',
  'product_not_found',
  'coupon_series_not_found',
  'offer_not_found',
  'draft_not_found',
  'team_invitation_not_found',
  'approval_not_found',
  'standing_not_found',
  'invalid_format',
  'invalid_input',
])

/** Whether the requested document does not exist, so that a retry is pointless. */
export const isMissing = (error: ProductError | null): boolean =>
  error !== null && MISSING.has(error.code)
