import { z } from 'zod'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'
import type { LineCoupon } from '../orderOverview.types.ts'

/** The confirmation of a stop: with the coupon the person saw, so that nobody stops for another one. USD cents. */
export const stopRequestSchema = z.object({ expectedCouponUsdMinor: amountMinorSchema })

/** A campaign that was stopped. */
export interface StoppedCampaign {
  lineId: string
  stoppedAt: string
  /** Null when nothing was left, or while the invoice is open. */
  coupon: LineCoupon | null
  couponWhen: 'now' | 'invoice_paid'
}
