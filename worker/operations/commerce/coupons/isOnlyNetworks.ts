import type { Database } from '#database/connection.ts'
import { findClaimedCoupons } from '#database/queries/commerce/coupons.ts'
import type { Coupon } from '#domain/commerce/coupon/checkCoupon.ts'
import type { CouponBuyer } from '#domain/commerce/coupon/couponBuyer.ts'

/** Whether only the network, which other people may share, prevents a guest from using the coupons. */
export async function isOnlyNetworks(
  db: Database,
  coupons: readonly Coupon[],
  buyer: CouponBuyer,
): Promise<boolean> {
  if (buyer.accountId !== null || buyer.networks.length === 0) return false
  return (await findClaimedCoupons(db, coupons, { ...buyer, networks: [] })).size === 0
}
