import { Hono } from 'hono'
import { z } from 'zod'
import { savedCartNameSchema, savedCartSchema } from '#domain/commerce/savedCart/savedCart.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import {
  deleteOwnCart,
  listOwnCarts,
  readOwnCart,
  renameOwnCart,
  saveOwnCart,
} from '#worker/operations/commerce/cart/savedCarts.ts'

const cartId = validated('param', z.object({ id: idSchema('svc') }))

/** /api/saved-carts: carts that the account saved under a name. */
export const savedCartRoutes = new Hono<AppEnv>()
  .use(requires('manageOwnAccount'), rateLimit('LIMIT_WRITE', 'saved-carts'))
  .get('/', async (c) => c.json({ carts: await listOwnCarts(operationContext(c)) }))
  .post('/', validated('json', savedCartSchema), async (c) =>
    c.json({ cart: await saveOwnCart(operationContext(c), c.req.valid('json')) }),
  )
  .get('/:id', cartId, async (c) =>
    c.json(await readOwnCart(operationContext(c), c.req.valid('param').id)),
  )
  .put('/:id/name', cartId, validated('json', savedCartNameSchema), async (c) => {
    const { id } = c.req.valid('param')
    return c.json({ cart: await renameOwnCart(operationContext(c), id, c.req.valid('json').name) })
  })
  .delete('/:id', cartId, async (c) => {
    await deleteOwnCart(operationContext(c), c.req.valid('param').id)
    return c.json({ deleted: true })
  })
