import { Hono } from 'hono'
import { z } from 'zod'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { withSession, type SessionEnv } from '#worker/middleware/session.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { loadCart, saveCart } from '#worker/operations/commerce/cart/saveCart.ts'
import { cartBodySchema } from './cartBody.ts'

const uploadSchema = cartBodySchema.extend({ version: z.int().nonnegative() })

/** /api/cart: the session's cart snapshot; the latest version wins, sums are recomputed. */
export const cartRoutes = new Hono<SessionEnv>()
  .use(requires('keepCart'), rateLimit('LIMIT_READ', 'cart'), withSession)
  .put('/', validated('json', uploadSchema), async (c) =>
    c.json(await saveCart(operationContext(c), c.var.sessionId, c.req.valid('json'))),
  )
  .get('/', async (c) => c.json({ saved: await loadCart(operationContext(c), c.var.sessionId) }))
