import type { DeskAuditView } from '#domain/foundation/admin/deskAudit.ts'
import type { CouponSeries } from '../coupon/couponSeries.ts'

/** A series as the desk sees it. USD cents. */
export interface CouponSeriesView {
  series: CouponSeries
  /** The code of a single coupon. */
  onlyCode: string | null
  /** The orders that used a coupon of it, the latest first. */
  uses: {
    num: string
    orderId: string
    orderNumber: string
    claimedAt: string
    amountMinor: number
  }[]
  audit: DeskAuditView[]
}

/** A page of the list; `next`: the cursor of the next page, null at the end. */
export interface CouponSeriesListView {
  series: CouponSeries[]
  next: string | null
}

/** A page of the codes of a series; `next`: the last of them, null at the end. */
export interface CouponCodesView {
  codes: { num: string; isOff: boolean; uses: number; spentMinor: number }[]
  next: string | null
}
