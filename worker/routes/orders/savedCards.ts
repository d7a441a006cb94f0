import { Hono } from 'hono'
import { z } from 'zod'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import {
  addedCardSchema,
  newCardSchema,
  newTestCardSchema,
} from '#domain/orders/payment/savedCardForms.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import {
  addTestCard,
  finishCardSetup,
  startCardSetup,
} from '#worker/operations/orders/payments/addCard.ts'
import {
  chooseDefaultCard,
  listOwnCards,
  removeCard,
} from '#worker/operations/orders/payments/savedCards.ts'

const pathSchema = z.object({ id: idSchema('crd') })

/** /api/cards: saved cards of an account, a team or a client. */
export const savedCardRoutes = new Hono<AppEnv>()
  .use(requires('manageOwnAccount'), rateLimit('LIMIT_WRITE', 'saved-cards'))
  .get('/', async (c) => {
    c.header('Cache-Control', 'private, no-store')
    return c.json({ groups: await listOwnCards(operationContext(c)) })
  })
  .post('/setups', validated('json', newCardSchema), async (c) => {
    const setup = await startCardSetup(operationContext(c), c.req.valid('json'))
    return c.json({ setup }, 201)
  })
  .post('/', validated('json', addedCardSchema), async (c) => {
    await finishCardSetup(operationContext(c), c.req.valid('json'))
    return c.json({ saved: true }, 201)
  })
  .post('/test-cards', validated('json', newTestCardSchema), async (c) =>
    c.json(await addTestCard(operationContext(c), c.req.valid('json'))),
  )
  .put('/:id/default', validated('param', pathSchema), async (c) => {
    await chooseDefaultCard(operationContext(c), c.req.valid('param').id)
    return c.json({ chosen: true })
  })
  .delete('/:id', validated('param', pathSchema), async (c) => {
    await removeCard(operationContext(c), c.req.valid('param').id)
    return c.json({ removed: true })
  })
