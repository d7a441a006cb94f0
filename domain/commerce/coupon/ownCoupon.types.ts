/** A coupon that a campaign of one's own gave back, and that can still be used, in whole or in part. USD cents. */
export interface OwnCoupon {
  num: string
  /** What is left of it. */
  amountMinor: number
  /** What it was worth when it was issued. */
  issuedMinor: number
  /** Which campaign it is from. */
  lineName: string
  orderId: string
  orderNumber: string
}
