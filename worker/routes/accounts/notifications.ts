import { Hono } from 'hono'
import {
  notificationQuerySchema,
  readNotificationsSchema,
} from '#domain/foundation/notifications/notification.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import {
  listOwnNotifications,
  readNotifications,
} from '#worker/operations/accounts/notifications/ownNotifications.ts'

/** /api/notifications: events that the account is notified of. */
export const notificationRoutes = new Hono<AppEnv>()
  .use(requires('manageOwnAccount'), rateLimit('LIMIT_READ', 'notifications'))
  .use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  .get('/', validated('query', notificationQuerySchema), async (c) =>
    c.json(await listOwnNotifications(operationContext(c), c.req.valid('query').after)),
  )
  .post('/read', validated('json', readNotificationsSchema), async (c) =>
    c.json(await readNotifications(operationContext(c), c.req.valid('json'))),
  )
