import { Hono } from 'hono'
import { z } from 'zod'
import {
  customerReasonSchema,
  customersQuerySchema,
  erasureSchema,
} from '#domain/sales/admin/customers.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { eraseCustomer, exportCustomerData } from '#worker/operations/sales/admin/customerData.ts'
import { listCustomers } from '#worker/operations/sales/admin/listCustomers.ts'
import { readCustomer } from '#worker/operations/sales/admin/readCustomer.ts'
import {
  requestSecondFactorReset,
  consentToSecondFactorReset,
  withdrawSecondFactorReset,
} from '#worker/operations/sales/admin/resetSecondFactor.ts'

const idSchema = z.object({ id: z.string().min(1).max(64) })
const resetSchema = idSchema.extend({ resetId: z.string().min(1).max(64) })
const reads = [requires('readCustomers'), rateLimit('LIMIT_READ', 'customers')] as const
const writes = [requires('manageCustomers'), rateLimit('LIMIT_WRITE', 'customers')] as const

/** /api/customers: all accounts, each one's data, and an admin's actions for its owner. */
export const customerRoutes = new Hono<AppEnv>()
  .get('/', ...reads, validated('query', customersQuerySchema), async (c) =>
    c.json(await listCustomers(operationContext(c), c.req.valid('query'))),
  )
  .get('/:id', ...reads, validated('param', idSchema), async (c) =>
    c.json(await readCustomer(operationContext(c), c.req.valid('param').id)),
  )
  .post(
    '/:id/export',
    ...writes,
    validated('param', idSchema),
    validated('json', customerReasonSchema),
    async (c) => {
      const request = { accountId: c.req.valid('param').id, ...c.req.valid('json') }
      c.header('Cache-Control', 'no-store')
      return c.json(await exportCustomerData(operationContext(c), request))
    },
  )
  .post(
    '/:id/erasure',
    ...writes,
    validated('param', idSchema),
    validated('json', erasureSchema),
    async (c) => {
      await eraseCustomer(operationContext(c), {
        accountId: c.req.valid('param').id,
        ...c.req.valid('json'),
      })
      return c.json({ outcome: 'erased' })
    },
  )
  .post(
    '/:id/second-factor-resets',
    ...writes,
    validated('param', idSchema),
    validated('json', customerReasonSchema),
    async (c) => {
      const request = { accountId: c.req.valid('param').id, ...c.req.valid('json') }
      await requestSecondFactorReset(operationContext(c), request)
      return c.json({ outcome: 'asked' }, 201)
    },
  )
  .post(
    '/:id/second-factor-resets/:resetId/consent',
    ...writes,
    validated('param', resetSchema),
    async (c) => {
      const { id: accountId, resetId } = c.req.valid('param')
      await consentToSecondFactorReset(operationContext(c), { accountId, resetId })
      return c.json({ outcome: 'reset' })
    },
  )
  .delete(
    '/:id/second-factor-resets/:resetId',
    ...writes,
    validated('param', resetSchema),
    async (c) => {
      const { id: accountId, resetId } = c.req.valid('param')
      await withdrawSecondFactorReset(operationContext(c), { accountId, resetId })
      return c.json({ outcome: 'withdrawn' })
    },
  )
