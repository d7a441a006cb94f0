import { Hono } from 'hono'
import { z } from 'zod'
import { calendarQuerySchema, clientQuerySchema } from '#domain/orders/calendar/flightCalendar.ts'
import { monthsCsv } from '#domain/orders/calendar/monthlyFigures.ts'
import { runtimeChangeSchema } from '#domain/orders/order/changes/changeRuntime.ts'
import { lineSelectionSchema, orderListQuerySchema } from '#domain/orders/order/orderList.types.ts'
import { confirmedChangeSchema, ownChangeSchema } from '#domain/orders/order/amendment/ownChange.ts'
import { stopRequestSchema } from '#domain/orders/order/changes/stopCampaign.types.ts'
import { pauseRequestSchema } from '#domain/orders/order/pause/pauseLine.ts'
import { standingTermsSchema } from '#domain/orders/standing/standingForms.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import {
  changeCampaign,
  previewOwnChange,
} from '#worker/operations/orders/amendments/changeCampaign.ts'
import { changeRuntime } from '#worker/operations/orders/orders/changeRuntime.ts'
import { duplicateLines } from '#worker/operations/orders/orders/duplicateLines.ts'
import { exportMyOrders } from '#worker/operations/orders/orders/exportMyOrders.ts'
import { listMyOrders } from '#worker/operations/orders/orders/listMyOrders.ts'
import { orderOverview } from '#worker/operations/orders/orders/orderOverview.ts'
import { pauseCampaign } from '#worker/operations/orders/orders/pauseCampaign.ts'
import { pauseOrder, resumeOrder } from '#worker/operations/orders/orders/pauseOrder.ts'
import { renewOrder } from '#worker/operations/orders/orders/renewOrder.ts'
import { readStandingOfOrder } from '#worker/operations/orders/standing/readStandingOrders.ts'
import { startStandingOrder } from '#worker/operations/orders/standing/startStandingOrder.ts'
import { readCalendar } from '#worker/operations/orders/orders/readCalendar.ts'
import { resumeCampaign } from '#worker/operations/orders/orders/resumeCampaign.ts'
import { readStopPreview, stopCampaign } from '#worker/operations/orders/orders/stopCampaign.ts'
import { readMonths } from '#worker/operations/orders/views/readMonths.ts'

const pathSchema = z.object({ id: idSchema('ord') })
const lineSchema = pathSchema.extend({ lineId: idSchema('lin') })

/**
 * /api/orders for an account: its orders as a list, as a file, and each in full; stopping, pausing, changing and
 * duplicating.
 */
export const myOrderRoutes = new Hono<AppEnv>()
  .get(
    '/',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_READ', 'my-orders'),
    validated('query', orderListQuerySchema),
    async (c) => c.json(await listMyOrders(operationContext(c), c.req.valid('query'))),
  )
  .get(
    '/months',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_READ', 'my-orders'),
    validated('query', clientQuerySchema),
    async (c) =>
      c.json({ months: await readMonths(operationContext(c), c.req.valid('query').client) }),
  )
  .get(
    '/months.csv',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_WRITE', 'my-orders-export'),
    validated('query', clientQuerySchema),
    async (c) => {
      const csv = monthsCsv(await readMonths(operationContext(c), c.req.valid('query').client))
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', 'attachment; filename="months.csv"')
      return c.body(csv)
    },
  )
  .get(
    '/calendar',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_READ', 'my-orders'),
    validated('query', calendarQuerySchema),
    async (c) => c.json(await readCalendar(operationContext(c), c.req.valid('query'))),
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
    validated('param', pathSchema),
    async (c) => c.json(await orderOverview(operationContext(c), c.req.valid('param').id)),
  )
  .post(
    '/duplicates',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_WRITE', 'my-orders-duplicate'),
    validated('json', lineSelectionSchema),
    async (c) => c.json(await duplicateLines(operationContext(c), c.req.valid('json').lineIds)),
  )
  .post(
    '/:id/renewal',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_WRITE', 'my-orders-duplicate'),
    validated('param', pathSchema),
    async (c) => c.json(await renewOrder(operationContext(c), c.req.valid('param').id)),
  )
  .get(
    '/:id/standing-order',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_READ', 'my-orders'),
    validated('param', pathSchema),
    async (c) =>
      c.json({
        standing: await readStandingOfOrder(operationContext(c), c.req.valid('param').id),
      }),
  )
  .post(
    '/:id/standing-order',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_WRITE', 'standing-orders'),
    validated('param', pathSchema),
    validated('json', standingTermsSchema),
    async (c) => {
      const request = { orderId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(await startStandingOrder(operationContext(c), request), 201)
    },
  )
  .get(
    '/:id/lines/:lineId/stop-preview',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_READ', 'my-orders'),
    validated('param', lineSchema),
    async (c) => {
      const { id: orderId, lineId } = c.req.valid('param')
      return c.json(await readStopPreview(operationContext(c), { orderId, lineId }))
    },
  )
  .post(
    '/:id/lines/:lineId/stop',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_WRITE', 'my-orders-stop'),
    validated('param', lineSchema),
    validated('json', stopRequestSchema),
    async (c) => {
      const { id: orderId, lineId } = c.req.valid('param')
      const request = { orderId, lineId, ...c.req.valid('json') }
      return c.json(await stopCampaign(operationContext(c), request))
    },
  )
  .post(
    '/:id/pause',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_WRITE', 'my-orders-pause'),
    validated('param', pathSchema),
    validated('json', pauseRequestSchema),
    async (c) => {
      const request = { orderId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(await pauseOrder(operationContext(c), request))
    },
  )
  .post(
    '/:id/resume',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_WRITE', 'my-orders-pause'),
    validated('param', pathSchema),
    async (c) =>
      c.json(await resumeOrder(operationContext(c), { orderId: c.req.valid('param').id })),
  )
  .post(
    '/:id/lines/:lineId/pause',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_WRITE', 'my-orders-pause'),
    validated('param', lineSchema),
    validated('json', pauseRequestSchema),
    async (c) => {
      const { id: orderId, lineId } = c.req.valid('param')
      const request = { orderId, lineId, ...c.req.valid('json') }
      return c.json(await pauseCampaign(operationContext(c), request))
    },
  )
  .post(
    '/:id/lines/:lineId/resume',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_WRITE', 'my-orders-pause'),
    validated('param', lineSchema),
    async (c) => {
      const { id: orderId, lineId } = c.req.valid('param')
      return c.json(await resumeCampaign(operationContext(c), { orderId, lineId }))
    },
  )
  .post(
    '/:id/lines/:lineId/change-preview',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_READ', 'my-orders-change'),
    validated('param', lineSchema),
    validated('json', ownChangeSchema),
    async (c) => {
      const { id: orderId, lineId } = c.req.valid('param')
      const request = { orderId, lineId, ...c.req.valid('json') }
      return c.json(await previewOwnChange(operationContext(c), request))
    },
  )
  .post(
    '/:id/lines/:lineId/changes',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_WRITE', 'my-orders-change'),
    validated('param', lineSchema),
    validated('json', confirmedChangeSchema),
    async (c) => {
      const { id: orderId, lineId } = c.req.valid('param')
      const request = { orderId, lineId, ...c.req.valid('json') }
      return c.json(await changeCampaign(operationContext(c), request))
    },
  )
  .put(
    '/:id/lines/:lineId/runtime',
    requires('manageOwnOrders'),
    rateLimit('LIMIT_WRITE', 'my-orders-runtime'),
    validated('param', lineSchema),
    validated('json', runtimeChangeSchema),
    async (c) => {
      const { id: orderId, lineId } = c.req.valid('param')
      const request = { orderId, lineId, ...c.req.valid('json') }
      return c.json(await changeRuntime(operationContext(c), request))
    },
  )
