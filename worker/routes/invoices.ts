import { Hono } from 'hono'
import { z } from 'zod'
import { invoiceListQuerySchema } from '#domain/invoice/invoiceList.types.ts'
import type { AppEnv } from '../env.ts'
import { rateLimit } from '../middleware/rateLimit.ts'
import { requires } from '../middleware/requires.ts'
import { validated } from '../middleware/validated.ts'
import { operationContext } from '../operationContext.ts'
import { listMyInvoices } from '../operations/invoices/listMyInvoices.ts'
import { settleInvoice } from '../operations/invoices/settleInvoice.ts'

const idSchema = z.object({ id: z.string().regex(/^inv_[0-9A-Za-z]{24}$/) })

/** /api/invoices: one's own invoices; the desk settles them. */
export const invoiceRoutes = new Hono<AppEnv>()
  .get(
    '/',
    requires('readOwnInvoices'),
    rateLimit('LIMIT_READ', 'my-invoices'),
    validated('query', invoiceListQuerySchema),
    async (c) => c.json(await listMyInvoices(operationContext(c), c.req.valid('query'))),
  )
  .post(
    '/:id/settlement',
    requires('settleInvoices'),
    rateLimit('LIMIT_WRITE', 'settle-invoices'),
    validated('param', idSchema),
    async (c) => c.json(await settleInvoice(operationContext(c), c.req.valid('param').id)),
  )
