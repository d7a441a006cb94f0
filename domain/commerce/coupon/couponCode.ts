import { withoutInvisible } from '#domain/foundation/forms/visibleText.ts'

/**
 * A coupon code as stored and compared: without spaces and invisible characters, in capitals. People type codes in any
 * case.
 */
export function normalizeCouponCode(code: string): string {
  return withoutInvisible(code).replaceAll(' ', '').toUpperCase()
}

/** Whether two coupon numbers identify the same coupon. */
export function isSameCoupon(a: string, b: string): boolean {
  return normalizeCouponCode(a) === normalizeCouponCode(b)
}
