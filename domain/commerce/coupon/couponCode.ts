import { withoutInvisible } from '#domain/foundation/forms/visibleText.ts'

/** A coupon code as it is stored and compared: without spaces and invisible characters, in capitals. People type codes in any case. */
export function normalizeCouponCode(code: string): string {
  return withoutInvisible(code).replaceAll(' ', '').toUpperCase()
}

/** Whether two coupon numbers mean the same coupon. */
export function isSameCoupon(a: string, b: string): boolean {
  return normalizeCouponCode(a) === normalizeCouponCode(b)
}
