/** A coupon that a campaign of one's own gave back, and that can still be used. USD cents. */
export interface OwnCoupon {
  num: string
  amountMinor: number
  /** Which campaign it is from. */
  lineName: string
  orderId: string
  orderNumber: string
}
