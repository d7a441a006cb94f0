import { z } from 'zod'
import { newCouponSeriesSchema } from '../coupon/couponSeries.ts'
import { reasonSchema } from '#domain/foundation/admin/deskAudit.ts'

/** The desk's request for new coupons, with a reason. */
export const couponRequestSchema = newCouponSeriesSchema.and(z.object({ reason: reasonSchema }))
export type CouponRequest = z.infer<typeof couponRequestSchema>
