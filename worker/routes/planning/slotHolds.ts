import { Hono } from 'hono'
import { z } from 'zod'
import { MAX_CART_LINES } from '#domain/commerce/cart/cartLimits.ts'
import { campaignPlanSchema } from '#domain/planning/campaign/campaignPlan.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { withSession, type SessionEnv } from '#worker/middleware/session.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { holdSlots } from '#worker/operations/planning/slots/holdSlots.ts'
import { listSlotHolds } from '#worker/operations/planning/slots/listSlotHolds.ts'
import { releaseSlots } from '#worker/operations/planning/slots/releaseSlots.ts'
import { slotAllowance } from '#worker/operations/planning/slots/slotAllowance.ts'

const keySchema = z
  .string()
  .max(40)
  .regex(/^cart_\d+$/)
const holdSchema = z.object({ key: keySchema, plan: campaignPlanSchema })

const allowanceSchema = z.object({
  key: keySchema.nullable(),
  others: z.array(holdSchema).max(MAX_CART_LINES),
})

/** /api/slot-holds: exclusive billboard slots, held for a cart entry for 15 minutes. */
export const slotHoldRoutes = new Hono<SessionEnv>()
  .use(requires('keepCart'), rateLimit('LIMIT_WRITE', 'slot-holds'), withSession)
  .get('/', async (c) => {
    const holds = await listSlotHolds(operationContext(c), c.var.sessionId)
    return c.json({ holds })
  })
  .post('/', validated('json', holdSchema), async (c) => {
    const { sessionId } = c.var
    const hold = await holdSlots(operationContext(c), { sessionId, ...c.req.valid('json') })
    return c.json({ hold })
  })
  .post('/allowance', validated('json', allowanceSchema), async (c) => {
    const { sessionId } = c.var
    const asked = c.req.valid('json')
    const allowance = await slotAllowance(operationContext(c), { sessionId, ...asked })
    return c.json({ allowance })
  })
  .delete('/:key', validated('param', z.object({ key: keySchema })), async (c) => {
    const { key } = c.req.valid('param')
    await releaseSlots(operationContext(c), { sessionId: c.var.sessionId, key })
    return c.json({ released: key })
  })
