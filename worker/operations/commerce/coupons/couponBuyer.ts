import type { CouponBuyer } from '#domain/commerce/coupon/couponBuyer.ts'
import { acceptedSignatures, sessionRing } from '#worker/adapters/keyRing.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const PURPOSE = 'coupon-network'

/** The buyer's identity for once-per-buyer coupons. `email` is the one that a guest entered. */
export async function couponBuyer(
  { settings, account, network }: Pick<OperationContext, 'settings' | 'account' | 'network'>,
  email: string | null,
): Promise<CouponBuyer> {
  if (account) return { accountId: account.id, email: account.email, networks: [] }
  const networks =
    network === undefined ? [] : await acceptedSignatures(sessionRing(settings), PURPOSE, network)
  return { accountId: null, email, networks }
}
