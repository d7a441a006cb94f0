import type { Coupon } from '#domain/commerce/coupon/checkCoupon.ts'

/** Coupons for development and tests, never for production. USD cents. */
export const DEMO_COUPONS = [
  { num: 'WELCOME25', amountMinor: 25_00, expiresAt: null, scope: 'once_per_buyer' },
  { num: 'SUMMER100', amountMinor: 100_00, expiresAt: null, scope: 'once_per_buyer' },
  { num: 'SINGLE50', amountMinor: 50_00, expiresAt: null, scope: 'once' },
  { num: 'ALLFREE', amountMinor: 1_000_000_00, expiresAt: null, scope: 'once_per_buyer' },
  {
    num: 'EXPIRED10',
    amountMinor: 10_00,
    expiresAt: '2026-01-31T23:59:59.000Z',
    scope: 'once_per_buyer',
  },
  { num: 'CLAIMED5', amountMinor: 5_00, expiresAt: null, scope: 'once' },
] as const satisfies readonly Coupon[]

/** Those of them that an earlier order has used. */
export const DEMO_CLAIMED_COUPONS = ['CLAIMED5'] as const
