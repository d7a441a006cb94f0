import { Hono } from 'hono'
import { z } from 'zod'
import { cartDiscountSchema } from '#domain/commerce/cart/cartItem.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { withSession, type SessionEnv } from '#worker/middleware/session.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { checkCoupon } from '#worker/operations/commerce/coupons/checkCoupon.ts'
import { listOwnCoupons } from '#worker/operations/commerce/coupons/listOwnCoupons.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

const checkSchema = z.object({
  num: cartDiscountSchema.shape.num,
  /** Known at the checkout, for once-per-buyer coupons. */
  email: visibleText().max(254).optional(),
})

const checking = new Hono<SessionEnv>().post(
  '/check',
  requires('keepCart'),
  rateLimit('LIMIT_GUESS', 'coupons'),
  withSession,
  validated('json', checkSchema),
  async (c) => c.json(await checkCoupon(operationContext(c), c.req.valid('json'))),
)

/** /api/coupons: the account's unused coupons; a coupon ready for the cart, or why it cannot be used. */
export const couponRoutes = new Hono<AppEnv>()
  .route('/', checking)
  .get('/', requires('manageOwnOrders'), rateLimit('LIMIT_READ', 'coupons'), async (c) =>
    c.json({ coupons: await listOwnCoupons(operationContext(c)) }),
  )
