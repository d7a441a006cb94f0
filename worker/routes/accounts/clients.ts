import { Hono } from 'hono'
import { z } from 'zod'
import {
  clientChangeSchema,
  clientIdSchema,
  clientInvitationSchema,
  newClientSchema,
} from '#domain/accounts/team/teamClient.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import {
  addClient,
  changeClient,
  inviteToClient,
  listOwnClients,
  readClients,
} from '#worker/operations/accounts/team/clients.ts'

const pathSchema = z.object({ id: clientIdSchema })
const noClient = () => 'client_not_found' as const

/** /api/team/clients: the clients of the caller's agency. Uses the guards of /api/team. */
export const clientRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.json(await readClients(operationContext(c))))
  .get('/choices', async (c) => c.json({ clients: await listOwnClients(operationContext(c)) }))
  .post('/', validated('json', newClientSchema), async (c) =>
    c.json(await addClient(operationContext(c), c.req.valid('json')), 201),
  )
  .patch(
    '/:id',
    validated('param', pathSchema, noClient),
    validated('json', clientChangeSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await changeClient(operationContext(c), id, c.req.valid('json')))
    },
  )
  .post(
    '/:id/invitations',
    validated('param', pathSchema, noClient),
    validated('json', clientInvitationSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await inviteToClient(operationContext(c), id, c.req.valid('json')), 201)
    },
  )
