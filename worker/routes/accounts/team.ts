import { Hono } from 'hono'
import { z } from 'zod'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import {
  invitationTokenSchema,
  limitChangeSchema,
  newInvitationSchema,
  newTeamSchema,
  ownershipTransferSchema,
  roleChangeSchema,
  teamChangeSchema,
} from '#domain/accounts/team/teamForms.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { callerOf } from '#worker/operations/accounts/login/accountCaller.ts'
import {
  changeTeam,
  closeTeam,
  foundTeam,
  setMemberLimit,
  setMemberRole,
  transferOwnership,
} from '#worker/operations/accounts/team/changeTeam.ts'
import {
  acceptInvitation,
  declineInvitation,
  inviteToTeam,
  readInvitation,
  withdrawInvitation,
} from '#worker/operations/accounts/team/invitations.ts'
import { clientRoutes } from './clients.ts'
import { leaveTeam, removeMember } from '#worker/operations/accounts/team/leaveTeam.ts'
import { readTeam, readTeamAudit } from '#worker/operations/accounts/team/readTeam.ts'

const memberSchema = z.object({ id: idSchema('tmm') })
const invitationSchema = z.object({ id: idSchema('tmi') })
const noInvitation = () => 'team_invitation_not_found' as const

/** /api/team: the team of the account that asks. */
export const teamRoutes = new Hono<AppEnv>()
  .use(requires('manageOwnAccount'), rateLimit('LIMIT_WRITE', 'team'))
  .use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  .get('/', async (c) => c.json({ team: await readTeam(operationContext(c)) }))
  .post('/', validated('json', newTeamSchema), async (c) =>
    c.json({ team: await foundTeam(operationContext(c), c.req.valid('json')) }, 201),
  )
  .patch('/', validated('json', teamChangeSchema), async (c) =>
    c.json({ team: await changeTeam(operationContext(c), c.req.valid('json')) }),
  )
  .get('/changes', async (c) => c.json(await readTeamAudit(operationContext(c))))
  .post('/invitations', validated('json', newInvitationSchema), async (c) =>
    c.json({ team: await inviteToTeam(operationContext(c), c.req.valid('json')) }, 201),
  )
  .delete('/invitations/:id', validated('param', invitationSchema, noInvitation), async (c) =>
    c.json({ team: await withdrawInvitation(operationContext(c), c.req.valid('param').id) }),
  )
  .route('/clients', clientRoutes)
  .put(
    '/members/:id/role',
    validated('param', memberSchema, () => 'team_member_not_found'),
    validated('json', roleChangeSchema),
    async (c) => {
      const request = { memberId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json({ team: await setMemberRole(operationContext(c), request) })
    },
  )
  .put(
    '/members/:id/limit',
    validated('param', memberSchema, () => 'team_member_not_found'),
    validated('json', limitChangeSchema),
    async (c) => {
      const request = { memberId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json({ team: await setMemberLimit(operationContext(c), request) })
    },
  )
  .delete(
    '/members/:id',
    validated('param', memberSchema, () => 'team_member_not_found'),
    async (c) => c.json({ team: await removeMember(operationContext(c), c.req.valid('param').id) }),
  )
  .post(
    '/ownership',
    rateLimit('LIMIT_GUESS', 'team'),
    validated('json', ownershipTransferSchema),
    async (c) => {
      const [context, caller] = [operationContext(c), callerOf(c.req.raw)]
      return c.json({ team: await transferOwnership(context, caller, c.req.valid('json')) })
    },
  )
  .post('/departure', async (c) => {
    await leaveTeam(operationContext(c))
    return c.json({ left: true })
  })
  .post('/closing', async (c) => {
    await closeTeam(operationContext(c))
    return c.json({ closed: true })
  })

/** /api/team-invitations: the invitation behind a mailed link, and its reader's reply. */
export const teamInvitationRoutes = new Hono<AppEnv>()
  .use(rateLimit('LIMIT_GUESS', 'team-invitations'))
  .post(
    '/reading',
    requires('openMailedLinks'),
    validated('json', invitationTokenSchema, noInvitation),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      const { token } = c.req.valid('json')
      return c.json({ invitation: await readInvitation(operationContext(c), token) })
    },
  )
  .post(
    '/acceptance',
    requires('manageOwnAccount'),
    validated('json', invitationTokenSchema, noInvitation),
    async (c) => {
      const { token } = c.req.valid('json')
      return c.json({ team: await acceptInvitation(operationContext(c), token) })
    },
  )
  .post(
    '/refusal',
    requires('manageOwnAccount'),
    validated('json', invitationTokenSchema, noInvitation),
    async (c) => {
      await declineInvitation(operationContext(c), c.req.valid('json').token)
      return c.json({ declined: true })
    },
  )
