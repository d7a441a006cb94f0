import type { CouponBuyer } from '#domain/coupon/couponBuyer.ts'
import { sign } from '../../adapters/signature.ts'
import type { OperationContext } from '../../platform/env.ts'

const PURPOSE = 'coupon-network'

/** Who asks, as coupons that are once for each buyer know it. `email` is the one that a guest gives. */
export async function couponBuyer(
  { settings, account, network }: Pick<OperationContext, 'settings' | 'account' | 'network'>,
  email: string | null,
): Promise<CouponBuyer> {
  if (account) return { accountId: account.id, email: account.email, network: null }
  const hashed =
    network === undefined ? null : await sign(settings.SESSION_SECRET, PURPOSE, network)
  return { accountId: null, email, network: hashed }
}
