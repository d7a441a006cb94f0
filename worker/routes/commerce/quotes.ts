import { Hono } from 'hono'
import { z } from 'zod'
import { BASE_CURRENCY, currencySchema } from '#domain/foundation/money/money.ts'
import { chargeQuote, withinQuoteBudget } from '#worker/middleware/quoteBudget.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { withPricedSession, type SessionEnv } from '#worker/middleware/session.ts'
import { validated } from '#worker/middleware/validated.ts'
import { networkOf, operationContext } from '#worker/platform/operationContext.ts'
import { quoteCart } from '#worker/operations/commerce/cart/quoteCart.ts'
import { cartBodySchema } from './cartBody.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

const quoteSchema = cartBodySchema.extend({
  currency: currencySchema.default(BASE_CURRENCY),
  buyer: z
    .object({
      country: z.string().length(2),
      state: z.string().max(40).default(''),
      postcode: visibleText().max(16).default(''),
      buyerType: z.enum(['individual', 'company']).default('individual'),
      vatId: visibleText().max(32).default(''),
    })
    .nullable()
    .default(null),
  email: visibleText().max(254).nullable().default(null),
  seen: z
    .record(
      z.string().max(40),
      z.object({ sumUsdMinor: z.int().nonnegative(), impressions: z.int().nullable() }),
    )
    .optional(),
})

/** POST /api/quotes: a cart priced by the server, with every change and everything that prevents ordering it. */
export const quoteRoutes = new Hono<SessionEnv>().post(
  '/',
  requires('keepCart'),
  rateLimit('LIMIT_READ', 'quotes'),
  withinQuoteBudget,
  withPricedSession,
  validated('json', quoteSchema),
  async (c) => {
    const { sessionId } = c.var
    const request = c.req.valid('json')
    chargeQuote(networkOf(c), request.items)
    const { quote } = await quoteCart(operationContext(c), { sessionId, ...request })
    return c.json(quote)
  },
)
