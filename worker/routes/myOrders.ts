import { Hono } from 'hono'
import { z } from 'zod'
import { orderListQuerySchema } from '#domain/order/orderList.types.ts'
import type { AppEnv } from '../env.ts'
import { rateLimit } from '../middleware/rateLimit.ts'
import { requires } from '../middleware/requires.ts'
import { validated } from '../middleware/validated.ts'
import { operationContext } from '../operationContext.ts'
import { exportMyOrders } from '../operations/orders/exportMyOrders.ts'
import { listMyOrders } from '../operations/orders/listMyOrders.ts'
import { orderOverview } from '../operations/orders/orderOverview.ts'

const idSchema = z.object({ id: z.string().regex(/^ord_[0-9A-Za-z]{24}$/) })

/** /api/orders for an account: its orders as a list, as a file, and each as a whole. */
export const myOrderRoutes = new Hono<AppEnv>()
  .get(
    '/',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_READ', 'my-orders'),
    validated('query', orderListQuerySchema),
    async (c) => c.json(await listMyOrders(operationContext(c), c.req.valid('query'))),
  )
  .get(
    '/export.csv',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_WRITE', 'my-orders-export'),
    validated('query', orderListQuerySchema),
    async (c) => {
      const csv = await exportMyOrders(operationContext(c), c.req.valid('query'))
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', 'attachment; filename="orders.csv"')
      return c.body(csv)
    },
  )
  .get(
    '/:id/overview',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_READ', 'my-orders'),
    validated('param', idSchema),
    async (c) => c.json(await orderOverview(operationContext(c), c.req.valid('param').id)),
  )
