import { Hono } from 'hono'
import { z } from 'zod'
import {
  boardQuerySchema,
  newViewSchema,
  orderOwnersSchema,
} from '#domain/orders/admin/orderBoard.ts'
import { amendmentChangeSchema } from '#domain/orders/order/amendment/amendment.ts'
import {
  deskAmendmentSchema,
  deskPauseSchema,
  deskRuntimeSchema,
  deskStopSchema,
  noteBodySchema,
  reasonBodySchema,
  resendSchema,
} from '#domain/orders/admin/orderDesk.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { withdrawAmendment } from '#worker/operations/orders/amendments/closeAmendments.ts'
import {
  previewAmendment,
  proposeAmendment,
} from '#worker/operations/orders/amendments/proposeAmendment.ts'
import {
  cancelForBuyer,
  addOrderNote,
  resendMail,
} from '#worker/operations/orders/admin/changeOrder.ts'
import { exportOrderBoard, listOrderBoard } from '#worker/operations/orders/admin/orderBoard.ts'
import { readOrderDesk } from '#worker/operations/orders/admin/readOrderDesk.ts'
import { assignOrders } from '#worker/operations/orders/admin/assignOrders.ts'
import { deleteView, listBoardViews, saveView } from '#worker/operations/orders/admin/savedViews.ts'
import { changeRuntimeForBuyer } from '#worker/operations/orders/orders/changeRuntime.ts'
import { pauseCampaign } from '#worker/operations/orders/orders/pauseCampaign.ts'
import { resumeCampaign } from '#worker/operations/orders/orders/resumeCampaign.ts'
import { cancelStandingForDesk } from '#worker/operations/orders/standing/changeStandingOrder.ts'
import { readStopPreview, stopCampaign } from '#worker/operations/orders/orders/stopCampaign.ts'

const pathSchema = z.object({ id: idSchema('ord') })
const lineSchema = pathSchema.extend({ lineId: idSchema('lin') })
const amendmentSchema = pathSchema.extend({
  amendmentId: idSchema('amd'),
})
const viewSchema = z.object({ id: idSchema('viw') })

const change = [requires('changeAllOrders'), rateLimit('LIMIT_WRITE', 'desk-orders')] as const

/** /api/desk-orders: every order and its actions, for callers who may read all. */
export const deskOrderRoutes = new Hono<AppEnv>()
  .use(requires('readAllOrders'), rateLimit('LIMIT_READ', 'desk-orders'))
  .get('/', validated('query', boardQuerySchema), async (c) =>
    c.json(await listOrderBoard(operationContext(c), c.req.valid('query'))),
  )
  .get('/export.csv', validated('query', boardQuerySchema), async (c) => {
    const csv = await exportOrderBoard(operationContext(c), c.req.valid('query'))
    c.header('Content-Type', 'text/csv; charset=utf-8')
    c.header('Content-Disposition', 'attachment; filename="orders.csv"')
    return c.body(csv)
  })
  .post('/owners', ...change, validated('json', orderOwnersSchema), async (c) => {
    await assignOrders(operationContext(c), c.req.valid('json'))
    return c.json({ outcome: 'assigned' })
  })
  .get('/:id', validated('param', pathSchema), async (c) =>
    c.json(await readOrderDesk(operationContext(c), c.req.valid('param').id)),
  )
  .post(
    '/:id/standing-order/cancellation',
    ...change,
    validated('param', pathSchema),
    validated('json', reasonBodySchema),
    async (c) => {
      const request = { orderId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json({ standing: await cancelStandingForDesk(operationContext(c), request) })
    },
  )
  .post(
    '/:id/notes',
    validated('param', pathSchema),
    validated('json', noteBodySchema),
    async (c) => {
      const request = { orderId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(await addOrderNote(operationContext(c), request), 201)
    },
  )
  .post(
    '/:id/mails',
    validated('param', pathSchema),
    validated('json', resendSchema),
    async (c) => {
      const request = { orderId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(await resendMail(operationContext(c), request))
    },
  )
  .post(
    '/:id/cancellation',
    validated('param', pathSchema),
    validated('json', reasonBodySchema),
    async (c) => {
      const request = { orderId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(await cancelForBuyer(operationContext(c), request))
    },
  )
  .get(
    '/:id/lines/:lineId/stop-preview',
    requires('changeAllOrders'),
    validated('param', lineSchema),
    async (c) => {
      const { id: orderId, lineId } = c.req.valid('param')
      return c.json(await readStopPreview(operationContext(c), { orderId, lineId, reason: '' }))
    },
  )
  .post(
    '/:id/lines/:lineId/stop',
    ...change,
    validated('param', lineSchema),
    validated('json', deskStopSchema),
    async (c) => {
      const { id: orderId, lineId } = c.req.valid('param')
      const request = { orderId, lineId, ...c.req.valid('json') }
      return c.json(await stopCampaign(operationContext(c), request))
    },
  )
  .post(
    '/:id/lines/:lineId/pause',
    ...change,
    validated('param', lineSchema),
    validated('json', deskPauseSchema),
    async (c) => {
      const { id: orderId, lineId } = c.req.valid('param')
      const request = { orderId, lineId, ...c.req.valid('json') }
      return c.json(await pauseCampaign(operationContext(c), request))
    },
  )
  .post(
    '/:id/lines/:lineId/resume',
    ...change,
    validated('param', lineSchema),
    validated('json', reasonBodySchema),
    async (c) => {
      const { id: orderId, lineId } = c.req.valid('param')
      const request = { orderId, lineId, ...c.req.valid('json') }
      return c.json(await resumeCampaign(operationContext(c), request))
    },
  )
  .put(
    '/:id/lines/:lineId/runtime',
    ...change,
    validated('param', lineSchema),
    validated('json', deskRuntimeSchema),
    async (c) => {
      const { id: orderId, lineId } = c.req.valid('param')
      const request = { orderId, lineId, ...c.req.valid('json') }
      return c.json(await changeRuntimeForBuyer(operationContext(c), request))
    },
  )
  .post(
    '/:id/lines/:lineId/amendment-preview',
    ...change,
    validated('param', lineSchema),
    validated('json', amendmentChangeSchema),
    async (c) => {
      const { id: orderId, lineId } = c.req.valid('param')
      const request = { orderId, lineId, change: c.req.valid('json') }
      return c.json(await previewAmendment(operationContext(c), request))
    },
  )
  .post(
    '/:id/lines/:lineId/amendments',
    ...change,
    validated('param', lineSchema),
    validated('json', deskAmendmentSchema),
    async (c) => {
      const { id: orderId, lineId } = c.req.valid('param')
      const request = { orderId, lineId, ...c.req.valid('json') }
      return c.json(await proposeAmendment(operationContext(c), request), 201)
    },
  )
  .post(
    '/:id/amendments/:amendmentId/withdrawal',
    ...change,
    validated('param', amendmentSchema),
    validated('json', reasonBodySchema),
    async (c) => {
      const { id: orderId, amendmentId } = c.req.valid('param')
      const request = { orderId, amendmentId, ...c.req.valid('json') }
      return c.json(await withdrawAmendment(operationContext(c), request))
    },
  )

/** /api/order-views: saved views of the board of orders. */
export const orderViewRoutes = new Hono<AppEnv>()
  .use(requires('readAllOrders'), rateLimit('LIMIT_READ', 'order-views'))
  .get('/', async (c) => c.json(await listBoardViews(operationContext(c))))
  .post('/', validated('json', newViewSchema), async (c) =>
    c.json({ views: await saveView(operationContext(c), c.req.valid('json')) }, 201),
  )
  .delete('/:id', validated('param', viewSchema), async (c) =>
    c.json({ views: await deleteView(operationContext(c), c.req.valid('param').id) }),
  )
