import { Hono } from 'hono'
import metadata from 'libphonenumber-js/max/metadata'
import { z } from 'zod'
import { clientIdSchema } from '#domain/accounts/team/teamClient.ts'
import { checkoutError } from '#domain/commerce/checkout/checkoutError.ts'
import { checkoutSchema } from '#domain/commerce/checkout/checkoutSchema.ts'
import { IDEMPOTENCY_HEADER } from '#domain/foundation/headerNames.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'
import { isValidPhone, type CountryCode } from '#domain/foundation/phone/phoneNumber.ts'
import {
  approvalAnswerSchema,
  approvalDenialSchema,
  approvalNoteSchema,
  approvalTokenSchema,
} from '#domain/orders/approval/approval.ts'
import { chargeQuote, withinQuoteBudget } from '#worker/middleware/quoteBudget.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { withPricedSession, type SessionEnv } from '#worker/middleware/session.ts'
import { validated } from '#worker/middleware/validated.ts'
import { approveRequest, denyRequest } from '#worker/operations/orders/approvals/decideApproval.ts'
import {
  listOwnApprovals,
  readAllowance,
  readApproval,
  readMailedApproval,
} from '#worker/operations/orders/approvals/readApprovals.ts'
import {
  requestApproval,
  withdrawApproval,
} from '#worker/operations/orders/approvals/requestApproval.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { networkOf, operationContext } from '#worker/platform/operationContext.ts'
import { cartBodySchema } from '#worker/routes/commerce/cartBody.ts'
import { readIdempotencyKey } from './idempotencyKey.ts'

const requestSchema = cartBodySchema.extend({
  checkout: checkoutSchema((number, country) =>
    isValidPhone(number, country as CountryCode, metadata),
  ),
  expectedTotalMinor: amountMinorSchema,
  note: approvalNoteSchema,
  clientId: clientIdSchema.nullish(),
})

const pathSchema = z.object({ id: idSchema('oap') })
const tokenSchema = z.object({ token: approvalTokenSchema })
const notFound = () => 'approval_not_found' as const

const requesting = new Hono<SessionEnv>().post(
  '/',
  requires('manageOwnOrders'),
  rateLimit('LIMIT_WRITE', 'approvals'),
  withinQuoteBudget,
  withPricedSession,
  validated('json', requestSchema, checkoutError),
  async (c) => {
    const request = c.req.valid('json')
    const idempotencyKey = readIdempotencyKey(c.req.header(IDEMPOTENCY_HEADER))
    chargeQuote(networkOf(c), request.items)
    const { sessionId } = c.var
    const approval = await requestApproval(operationContext(c), {
      ...request,
      sessionId,
      idempotencyKey,
    })
    return c.json({ approval }, 201)
  },
)

/** /api/approvals: requests for the approval of orders in the caller's team. */
export const approvalRoutes = new Hono<AppEnv>()
  .use(requires('manageOwnOrders'), rateLimit('LIMIT_WRITE', 'approvals'))
  .use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  .route('/', requesting)
  .get('/', async (c) => c.json(await listOwnApprovals(operationContext(c))))
  .get('/allowance', async (c) => c.json(await readAllowance(operationContext(c))))
  .get('/:id', validated('param', pathSchema, notFound), async (c) =>
    c.json({ approval: await readApproval(operationContext(c), c.req.valid('param').id) }),
  )
  .post(
    '/:id/approval',
    validated('param', pathSchema, notFound),
    validated('json', approvalAnswerSchema),
    async (c) => {
      const { expectedTotalMinor } = c.req.valid('json')
      const key = c.req.valid('param')
      return c.json({
        approval: await approveRequest(operationContext(c), key, expectedTotalMinor),
      })
    },
  )
  .post(
    '/:id/denial',
    validated('param', pathSchema, notFound),
    validated('json', approvalDenialSchema),
    async (c) => {
      const { reason } = c.req.valid('json')
      const approval = await denyRequest(operationContext(c), c.req.valid('param'), reason)
      return c.json({ approval })
    },
  )
  .post('/:id/withdrawal', validated('param', pathSchema, notFound), async (c) =>
    c.json({ approval: await withdrawApproval(operationContext(c), c.req.valid('param').id) }),
  )

/** /api/mailed-approvals: a request by the link mailed to one approver. */
export const mailedApprovalRoutes = new Hono<AppEnv>()
  .use(requires('openMailedLinks'), rateLimit('LIMIT_GUESS', 'mailed-approvals'))
  .use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  .post('/reading', validated('json', tokenSchema, notFound), async (c) =>
    c.json({ approval: await readMailedApproval(operationContext(c), c.req.valid('json').token) }),
  )
  .post(
    '/approval',
    validated('json', tokenSchema.extend(approvalAnswerSchema.shape)),
    async (c) => {
      const { token, expectedTotalMinor } = c.req.valid('json')
      const key = { token }
      return c.json({
        approval: await approveRequest(operationContext(c), key, expectedTotalMinor),
      })
    },
  )
  .post('/denial', validated('json', tokenSchema.extend(approvalDenialSchema.shape)), async (c) => {
    const { token, reason } = c.req.valid('json')
    return c.json({ approval: await denyRequest(operationContext(c), { token }, reason) })
  })
