/** A coupon from an own campaign that can still be used, fully or in part. USD cents. */
export interface OwnCoupon {
  num: string
  /** Its unused part. */
  amountMinor: number
  /** Its value when issued. */
  issuedMinor: number
  /** The campaign that it came from. */
  lineName: string
  orderId: string
  orderNumber: string
}
