import { Hono } from 'hono'
import { z } from 'zod'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import {
  channelChangeSchema,
  newChannelSchema,
} from '#domain/foundation/notifications/notificationChannel.ts'
import {
  newPushDeviceSchema,
  pushDeviceChangeSchema,
} from '#domain/foundation/notifications/pushDevice.ts'
import {
  addPushDevice,
  changePushDevice,
  listOwnPushDevices,
  removePushDevice,
} from '#worker/operations/accounts/notifications/ownPushDevices.ts'
import {
  addChannel,
  changeChannel,
  listOwnChannels,
  removeChannel,
  testChannel,
} from '#worker/operations/accounts/notifications/ownChannels.ts'
import {
  notificationQuerySchema,
  readNotificationsSchema,
} from '#domain/foundation/notifications/notification.ts'
import { notificationChangeSchema } from '#domain/foundation/notifications/notificationSettings.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import {
  readOwnSettings,
  saveOwnSettings,
} from '#worker/operations/accounts/notifications/notificationChoices.ts'
import {
  listOwnNotifications,
  readNotifications,
} from '#worker/operations/accounts/notifications/ownNotifications.ts'

const channelId = validated('param', z.object({ id: idSchema('nch') }))
const deviceId = validated('param', z.object({ id: idSchema('psh') }))
/** Test messages go to another company's service. */
const postLimit = rateLimit('LIMIT_GUESS', 'notification-channels')

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
  .get('/settings', async (c) => c.json(await readOwnSettings(operationContext(c))))
  .put('/settings', validated('json', notificationChangeSchema), async (c) =>
    c.json(await saveOwnSettings(operationContext(c), c.req.valid('json'))),
  )
  .get('/channels', async (c) => c.json({ channels: await listOwnChannels(operationContext(c)) }))
  .post('/channels', postLimit, validated('json', newChannelSchema), async (c) =>
    c.json({ channel: await addChannel(operationContext(c), c.req.valid('json')) }),
  )
  .put('/channels/:id', channelId, validated('json', channelChangeSchema), async (c) => {
    const { id } = c.req.valid('param')
    return c.json({ channel: await changeChannel(operationContext(c), id, c.req.valid('json')) })
  })
  .post('/channels/:id/test', postLimit, channelId, async (c) =>
    c.json({ channel: await testChannel(operationContext(c), c.req.valid('param').id) }),
  )
  .delete('/channels/:id', channelId, async (c) => {
    await removeChannel(operationContext(c), c.req.valid('param').id)
    return c.json({ removed: true })
  })
  .get('/devices', async (c) =>
    c.json(await listOwnPushDevices(operationContext(c), c.get('accountSessionId'))),
  )
  .post('/devices', postLimit, validated('json', newPushDeviceSchema), async (c) => {
    const device = c.req.valid('json')
    const login = {
      sessionId: c.get('accountSessionId'),
      userAgent: c.req.header('User-Agent') ?? '',
    }
    return c.json(await addPushDevice(operationContext(c), login, device))
  })
  .put('/devices/:id', deviceId, validated('json', pushDeviceChangeSchema), async (c) => {
    await changePushDevice(operationContext(c), c.req.valid('param').id, c.req.valid('json'))
    return c.json({ changed: true })
  })
  .delete('/devices/:id', deviceId, async (c) => {
    await removePushDevice(operationContext(c), c.req.valid('param').id)
    return c.json({ removed: true })
  })
  .post('/read', validated('json', readNotificationsSchema), async (c) =>
    c.json(await readNotifications(operationContext(c), c.req.valid('json'))),
  )
