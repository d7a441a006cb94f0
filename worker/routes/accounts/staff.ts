import { Hono } from 'hono'
import { z } from 'zod'
import { rolesChangeSchema } from '#domain/accounts/admin/staffList.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { listStaff } from '#worker/operations/accounts/admin/listStaff.ts'
import { readRoleHistory, setRoles } from '#worker/operations/accounts/admin/setRoles.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'

const querySchema = z.object({ search: searchTextSchema.default('') })
const idSchema = z.object({ id: z.string().min(1).max(64) })

/** /api/staff: accounts and their roles, for those who assign them. */
export const staffRoutes = new Hono<AppEnv>()
  .use(requires('manageRoles'), rateLimit('LIMIT_READ', 'staff'))
  .get('/', validated('query', querySchema), async (c) =>
    c.json(await listStaff(operationContext(c), c.req.valid('query').search)),
  )
  .get('/:id/history', validated('param', idSchema), async (c) =>
    c.json({ entries: await readRoleHistory(operationContext(c), c.req.valid('param').id) }),
  )
  .put(
    '/:id/roles',
    validated('param', idSchema),
    validated('json', rolesChangeSchema),
    async (c) => {
      const { id: accountId } = c.req.valid('param')
      await setRoles(operationContext(c), { accountId, ...c.req.valid('json') })
      return c.json({ outcome: 'set' })
    },
  )
