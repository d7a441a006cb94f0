import { z } from 'zod'
import { newCouponSeriesSchema } from '../coupon/couponSeries.ts'
import { reasonSchema } from '#domain/foundation/admin/deskAudit.ts'

/** Coupons that the desk wants made, and why. */
export const couponRequestSchema = newCouponSeriesSchema.and(z.object({ reason: reasonSchema }))
export type CouponRequest = z.infer<typeof couponRequestSchema>
