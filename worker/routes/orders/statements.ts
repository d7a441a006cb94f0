import { Hono } from 'hono'
import { z } from 'zod'
import { clientIdSchema } from '#domain/accounts/team/teamClient.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'
import { newTermsSchema } from '#domain/orders/statement/clientTerms.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import {
  acceptTerms,
  findAgencyClients,
  listOwnTerms,
  proposeTerms,
} from '#worker/operations/orders/statements/clientTerms.ts'
import {
  listOwnStatements,
  readStatement,
  readStatementFile,
} from '#worker/operations/orders/statements/readStatements.ts'

const statementPath = z.object({ id: idSchema('ast') })
const filePath = statementPath.extend({ kind: z.enum(['csv', 'pdf']) })
const noStatement = () => 'statement_not_found' as const

const FILE_TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const

/** /api/statements: an agency's monthly statements, and its accepted commissions. */
export const statementRoutes = new Hono<AppEnv>()
  .use(requires('manageOwnOrders'), rateLimit('LIMIT_READ', 'statements'))
  .use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'private, no-store')
  })
  .get('/', async (c) => c.json({ statements: await listOwnStatements(operationContext(c)) }))
  .get('/terms', async (c) => c.json({ terms: await listOwnTerms(operationContext(c)) }))
  .post(
    '/terms/:id/acceptance',
    rateLimit('LIMIT_WRITE', 'statements'),
    validated('param', z.object({ id: idSchema('cag') }), () => 'terms_not_found'),
    async (c) => c.json({ terms: await acceptTerms(operationContext(c), c.req.valid('param').id) }),
  )
  .get('/:id', validated('param', statementPath, noStatement), async (c) =>
    c.json({ statement: await readStatement(operationContext(c), c.req.valid('param').id) }),
  )
  .get('/:id/:kind', validated('param', filePath, noStatement), async (c) => {
    const { kind, ...path } = c.req.valid('param')
    const { name, body } = await readStatementFile(operationContext(c), { ...path, kind })
    c.header('Content-Type', FILE_TYPES[kind])
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    return c.body(body)
  })

/** /api/agency-clients: clients of agencies and the commissions that the desk proposes for them. */
export const agencyClientRoutes = new Hono<AppEnv>()
  .use(requires('manageAgencies'), rateLimit('LIMIT_READ', 'agency-clients'))
  .get('/', validated('query', z.object({ search: searchTextSchema.default('') })), async (c) =>
    c.json({ clients: await findAgencyClients(operationContext(c), c.req.valid('query').search) }),
  )
  .post(
    '/:id/terms',
    validated('param', z.object({ id: clientIdSchema }), () => 'client_not_found'),
    validated('json', newTermsSchema),
    async (c) => {
      await proposeTerms(operationContext(c), c.req.valid('param').id, c.req.valid('json'))
      return c.json({ proposed: true }, 201)
    },
  )
