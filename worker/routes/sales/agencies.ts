import { Hono } from 'hono'
import { z } from 'zod'
import { agreementChangeSchema, newAgreementSchema } from '#domain/sales/admin/agencyAgreement.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import {
  changeAgreement,
  makeAgreement,
  readAgreement,
  readAgreements,
} from '#worker/operations/sales/admin/agreements.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'

const agreementId = idSchema('agr')
const pathSchema = z.object({ id: agreementId })
const listSchema = z.object({
  search: searchTextSchema.default(''),
  after: agreementId.optional(),
})

/** /api/agencies: agencies' terms for their clients' offers. */
export const agencyRoutes = new Hono<AppEnv>()
  .use(requires('manageAgencies'), rateLimit('LIMIT_READ', 'agencies'))
  .get('/', validated('query', listSchema), async (c) => {
    const { search, after = null } = c.req.valid('query')
    return c.json(await readAgreements(operationContext(c), { search, after }))
  })
  .post('/', validated('json', newAgreementSchema), async (c) =>
    c.json(await makeAgreement(operationContext(c), c.req.valid('json')), 201),
  )
  .get('/:id', validated('param', pathSchema), async (c) =>
    c.json(await readAgreement(operationContext(c), c.req.valid('param').id)),
  )
  .put(
    '/:id',
    validated('param', pathSchema),
    validated('json', agreementChangeSchema),
    async (c) =>
      c.json(
        await changeAgreement(operationContext(c), c.req.valid('param').id, c.req.valid('json')),
      ),
  )
