import { Hono } from 'hono'
import { z } from 'zod'
import { couponRequestSchema } from '#domain/admin/couponRequest.ts'
import { reasonSchema } from '#domain/admin/deskAudit.ts'
import { SERIES_STATES } from '#domain/coupon/couponSeries.ts'
import { couponTermsSchema } from '#domain/coupon/couponTerms.ts'
import type { AppEnv } from '../platform/env.ts'
import { rateLimit } from '../middleware/rateLimit.ts'
import { requires } from '../middleware/requires.ts'
import { validated } from '../middleware/validated.ts'
import { changeCouponTerms } from '../operations/coupons/changeCouponTerms.ts'
import { createCouponSeries } from '../operations/coupons/createCouponSeries.ts'
import { exportCouponCodes } from '../operations/coupons/exportCouponCodes.ts'
import { listAllCouponSeries } from '../operations/coupons/listAllCouponSeries.ts'
import { readCouponSeries } from '../operations/coupons/readCouponSeries.ts'
import { switchCouponSeries } from '../operations/coupons/switchCouponSeries.ts'
import { operationContext } from '../platform/operationContext.ts'

const idSchema = z.object({ id: z.string().regex(/^csr_[0-9A-Za-z]{24}$/) })
const listSchema = z.object({
  search: z.string().trim().max(100).default(''),
  state: z.enum(SERIES_STATES).optional(),
  after: z
    .string()
    .regex(/^[0-9TZ:.-]{24}~csr_[0-9A-Za-z]{24}$/)
    .optional(),
})
const termsSchema = couponTermsSchema.extend({ reason: reasonSchema })
const switchSchema = z.object({ isOn: z.boolean(), reason: reasonSchema })

/** /api/coupon-series: the coupons that the desk makes and gives away. */
export const couponSeriesRoutes = new Hono<AppEnv>()
  .use(requires('manageCoupons'), rateLimit('LIMIT_READ', 'coupon-series'))
  .get('/', validated('query', listSchema), async (c) => {
    const { search, state = null, after = null } = c.req.valid('query')
    return c.json(await listAllCouponSeries(operationContext(c), { search, state, after }))
  })
  .post('/', validated('json', couponRequestSchema), async (c) =>
    c.json(await createCouponSeries(operationContext(c), c.req.valid('json')), 201),
  )
  .get('/:id', validated('param', idSchema), async (c) =>
    c.json(await readCouponSeries(operationContext(c), c.req.valid('param').id)),
  )
  .put('/:id/switch', validated('param', idSchema), validated('json', switchSchema), async (c) =>
    c.json(
      await switchCouponSeries(operationContext(c), c.req.valid('param').id, c.req.valid('json')),
    ),
  )
  .put('/:id/terms', validated('param', idSchema), validated('json', termsSchema), async (c) =>
    c.json(
      await changeCouponTerms(operationContext(c), c.req.valid('param').id, c.req.valid('json')),
    ),
  )
  .get('/:id/codes.csv', validated('param', idSchema), async (c) =>
    c.body(await exportCouponCodes(operationContext(c), c.req.valid('param').id), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="coupons.csv"',
    }),
  )
