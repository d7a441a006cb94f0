import { Hono } from 'hono'
import { z } from 'zod'
import { boardCursorSchema } from '#domain/foundation/admin/boardCursor.ts'
import { couponRequestSchema } from '#domain/commerce/admin/couponRequest.ts'
import { reasonSchema } from '#domain/foundation/admin/deskAudit.ts'
import { givenQuerySchema } from '#domain/commerce/admin/givenCoupons.ts'
import { CODE_LIST_NAMES, SERIES_STATES } from '#domain/commerce/coupon/couponSeries.ts'
import { couponTermsSchema } from '#domain/commerce/coupon/couponTerms.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { changeCouponTerms } from '#worker/operations/commerce/coupons/changeCouponTerms.ts'
import { createCouponSeries } from '#worker/operations/commerce/coupons/createCouponSeries.ts'
import { exportCouponCodes } from '#worker/operations/commerce/coupons/exportCouponCodes.ts'
import { listAllCouponSeries } from '#worker/operations/commerce/coupons/listAllCouponSeries.ts'
import {
  exportGivenCoupons,
  readGivenCoupons,
} from '#worker/operations/commerce/coupons/listGivenCoupons.ts'
import { readCouponSeries } from '#worker/operations/commerce/coupons/readCouponSeries.ts'
import {
  readSeriesCodes,
  switchCouponCode,
} from '#worker/operations/commerce/coupons/seriesCodes.ts'
import { switchCouponSeries } from '#worker/operations/commerce/coupons/switchCouponSeries.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

const pathSchema = z.object({ id: idSchema('csr') })
const listSchema = z.object({
  search: searchTextSchema.default(''),
  state: z.enum(SERIES_STATES).optional(),
  after: boardCursorSchema.optional(),
})
const termsSchema = couponTermsSchema.extend({ reason: reasonSchema })
const switchSchema = z.object({ isOn: z.boolean(), reason: reasonSchema })
const codesSchema = z.object({
  search: searchTextSchema.default(''),
  list: z.enum(CODE_LIST_NAMES).default('all'),
  after: z.string().max(40).default(''),
})
const codeSwitchSchema = switchSchema.extend({ code: visibleText().min(1).max(40) })
const file = (name: string) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}"`,
})

/** /api/coupon-series: coupons that the desk creates and gives away. */
export const couponSeriesRoutes = new Hono<AppEnv>()
  .use(requires('manageCoupons'), rateLimit('LIMIT_READ', 'coupon-series'))
  .get('/', validated('query', listSchema), async (c) => {
    const { search, state = null, after } = c.req.valid('query')
    return c.json(await listAllCouponSeries(operationContext(c), { search, state, after }))
  })
  .post('/', validated('json', couponRequestSchema), async (c) =>
    c.json(await createCouponSeries(operationContext(c), c.req.valid('json')), 201),
  )
  .get('/given', validated('query', givenQuerySchema), async (c) =>
    c.json(await readGivenCoupons(operationContext(c), c.req.valid('query'))),
  )
  .get('/given.csv', validated('query', givenQuerySchema), (c) =>
    c.body(
      exportGivenCoupons(operationContext(c), c.req.valid('query')),
      200,
      file('coupons-given.csv'),
    ),
  )
  .get('/:id', validated('param', pathSchema), async (c) =>
    c.json(await readCouponSeries(operationContext(c), c.req.valid('param').id)),
  )
  .put('/:id/switch', validated('param', pathSchema), validated('json', switchSchema), async (c) =>
    c.json(
      await switchCouponSeries(operationContext(c), c.req.valid('param').id, c.req.valid('json')),
    ),
  )
  .put('/:id/terms', validated('param', pathSchema), validated('json', termsSchema), async (c) =>
    c.json(
      await changeCouponTerms(operationContext(c), c.req.valid('param').id, c.req.valid('json')),
    ),
  )
  .get('/:id/codes', validated('param', pathSchema), validated('query', codesSchema), async (c) =>
    c.json(
      await readSeriesCodes(operationContext(c), c.req.valid('param').id, c.req.valid('query')),
    ),
  )
  .put(
    '/:id/codes/switch',
    validated('param', pathSchema),
    validated('json', codeSwitchSchema),
    async (c) =>
      c.json(
        await switchCouponCode(operationContext(c), c.req.valid('param').id, c.req.valid('json')),
      ),
  )
  .get('/:id/codes.csv', validated('param', pathSchema), async (c) =>
    c.body(
      await exportCouponCodes(operationContext(c), c.req.valid('param').id),
      200,
      file('coupons.csv'),
    ),
  )
