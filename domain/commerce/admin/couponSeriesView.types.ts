import type { DeskAuditView } from '#domain/foundation/admin/deskAudit.ts'
import type { CouponSeries } from '../coupon/couponSeries.ts'

/** A series as the desk sees it. USD cents. */
export interface CouponSeriesView {
  series: CouponSeries
  /** The code of a coupon that was made by itself. */
  onlyCode: string | null
  /** The orders that used one, the latest first. */
  uses: {
    num: string
    orderId: string
    orderNumber: string
    claimedAt: string
    amountMinor: number
  }[]
  audit: DeskAuditView[]
}

/** A part of the list; `next`: where it goes on, null at its end. */
export interface CouponSeriesListView {
  series: CouponSeries[]
  next: string | null
}

/** A page of the codes of a series; `next`: the last of them, null at the end. */
export interface CouponCodesView {
  codes: { num: string; isOff: boolean; uses: number; spentMinor: number }[]
  next: string | null
}
