import { listUnusedCoupons } from '#database/queries/commerce/coupons.ts'
import type { OwnCoupon } from '#domain/commerce/coupon/ownCoupon.types.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

const SHOWN_AT_MOST = 20

/** Coupons with remaining value that an account's campaigns returned, newest first. Raises no_access. */
export async function listOwnCoupons(context: OperationContext): Promise<OwnCoupon[]> {
  const { id } = ownAccount(context)
  const rows = await listUnusedCoupons(context.db, id, SHOWN_AT_MOST)
  return rows.map(({ num, amountMinor, issuedMinor, lineName, orderId, orderNumber }) => ({
    num,
    amountMinor,
    issuedMinor,
    lineName,
    orderId,
    orderNumber: formatOrderNumber(orderNumber),
  }))
}
