import { z } from 'zod'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'
import type { LineCoupon } from '../orderOverview.types.ts'

/**
 * The confirmation of a stop, with the coupon that the person saw, so that a changed value is
 * rejected. USD cents.
 */
export const stopRequestSchema = z.object({ expectedCouponUsdMinor: amountMinorSchema })

/** A campaign that was stopped. */
export interface StoppedCampaign {
  lineId: string
  stoppedAt: string
  /** Null if nothing was left, or while the invoice is open. */
  coupon: LineCoupon | null
  couponWhen: 'now' | 'invoice_paid'
}
