import type { ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import type { FieldError } from '#domain/foundation/errors/productError.ts'

/** The parts of a checkout with their own error text (Commerce 15). */
const PART_ERRORS = {
  'checkout.advertiser': 'advertiser_invalid',
  'checkout.billing': 'address_invalid',
} as const satisfies Record<string, ErrorCode>

/** The error of an order with invalid fields: that of the one part they belong to, else the general one. */
export function checkoutError(
  fields: readonly FieldError[],
): 'advertiser_invalid' | 'address_invalid' | 'invalid_input' {
  for (const [part, code] of Object.entries(PART_ERRORS)) {
    const isOfPart = ({ path }: FieldError) => path === part || path.startsWith(`${part}.`)
    if (fields.length > 0 && fields.every(isOfPart)) return code
  }
  return 'invalid_input'
}
