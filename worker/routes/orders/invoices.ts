import { Hono } from 'hono'
import { z } from 'zod'
import { invoiceCorrectionSchema } from '#domain/orders/invoice/invoiceCorrection.ts'
import { invoiceListQuerySchema } from '#domain/orders/invoice/invoiceList.types.ts'
import { MAILED_ACCESS_HEADER } from '#domain/foundation/headerNames.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { correctInvoice } from '#worker/operations/orders/invoices/correctInvoice.ts'
import { listMyInvoices } from '#worker/operations/orders/invoices/listMyInvoices.ts'
import { readInvoice, readInvoicePdf } from '#worker/operations/orders/invoices/readInvoice.ts'
import { settleInvoice } from '#worker/operations/orders/invoices/settleInvoice.ts'
import { orderCookie } from '#worker/routes/accounts/orderCookies.ts'

const pathSchema = z.object({ id: idSchema('inv') })

const settlementSchema = z.object({ reason: z.string().trim().max(500).default('') })

/** /api/invoices: the caller's own invoices; the desk settles and corrects them. */
export const invoiceRoutes = new Hono<AppEnv>()
  .get(
    '/',
    requires('readOwnInvoices'),
    rateLimit('LIMIT_READ', 'my-invoices'),
    validated('query', invoiceListQuerySchema),
    async (c) => c.json(await listMyInvoices(operationContext(c), c.req.valid('query'))),
  )
  .get(
    '/:id',
    requires('openMailedLinks'),
    rateLimit('LIMIT_READ', 'my-invoices'),
    validated('param', pathSchema),
    async (c) => {
      c.header('Cache-Control', 'private, no-store')
      return c.json(
        await readInvoice(operationContext(c), {
          invoiceId: c.req.valid('param').id,
          accessToken: c.req.header(MAILED_ACCESS_HEADER),
          accessKeyOf: (orderId) => orderCookie(c, orderId),
        }),
      )
    },
  )
  .get(
    '/:id/pdf',
    requires('openMailedLinks'),
    rateLimit('LIMIT_WRITE', 'invoice-pdf'),
    validated('param', pathSchema),
    async (c) => {
      const { file, name } = await readInvoicePdf(operationContext(c), {
        invoiceId: c.req.valid('param').id,
        accessToken: c.req.header(MAILED_ACCESS_HEADER),
        accessKeyOf: (orderId) => orderCookie(c, orderId),
      })
      return c.body(file, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      })
    },
  )
  .post(
    '/:id/settlement',
    requires('settleInvoices'),
    rateLimit('LIMIT_WRITE', 'settle-invoices'),
    validated('param', pathSchema),
    validated('query', settlementSchema),
    async (c) =>
      c.json(
        await settleInvoice(operationContext(c), c.req.valid('param').id, c.req.valid('query')),
      ),
  )
  .post(
    '/:id/corrections',
    requires('settleInvoices'),
    rateLimit('LIMIT_WRITE', 'correct-invoices'),
    validated('param', pathSchema),
    validated('json', invoiceCorrectionSchema),
    async (c) => {
      const correction = { ...c.req.valid('json'), invoiceId: c.req.valid('param').id }
      return c.json(await correctInvoice(operationContext(c), correction), 201)
    },
  )
