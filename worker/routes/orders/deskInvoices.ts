import { Hono } from 'hono'
import { z } from 'zod'
import {
  bankBookingSchema,
  bankFileSchema,
  bookkeepingSchema,
  invoiceDeskQuerySchema,
  pauseSchema,
  reverseBookingSchema,
} from '#domain/orders/admin/invoiceDesk.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { bookBankFile, previewBankFile } from '#worker/operations/orders/admin/bankImport.ts'
import {
  exportForBookkeeping,
  listDeskInvoices,
} from '#worker/operations/orders/admin/listDeskInvoices.ts'
import { listBookings, reverseBooking } from '#worker/operations/orders/admin/reverseBooking.ts'
import { pauseReminders } from '#worker/operations/orders/admin/pauseReminders.ts'

const pathSchema = z.object({ id: idSchema('inv') })

const bookingSchema = z.object({ key: z.string().min(16).max(128) })

/** /api/desk-invoices: all invoices, their reminders, bank files and bookkeeping, for callers who settle invoices. */
export const deskInvoiceRoutes = new Hono<AppEnv>()
  .use(requires('settleInvoices'), rateLimit('LIMIT_READ', 'desk-invoices'))
  .get('/', validated('query', invoiceDeskQuerySchema), async (c) =>
    c.json(await listDeskInvoices(operationContext(c), c.req.valid('query'))),
  )
  .get('/bookkeeping.csv', validated('query', bookkeepingSchema), async (c) => {
    const { from, until } = c.req.valid('query')
    const csv = await exportForBookkeeping(operationContext(c), { from, until })
    c.header('Content-Type', 'text/csv; charset=utf-8')
    c.header('Content-Disposition', `attachment; filename="invoices-${from}-${until}.csv"`)
    return c.body(csv)
  })
  .post('/bank-previews', validated('json', bankFileSchema), async (c) =>
    c.json(await previewBankFile(operationContext(c), c.req.valid('json'))),
  )
  .get('/bank-bookings', async (c) => c.json({ bookings: await listBookings(operationContext(c)) }))
  .post(
    '/bank-bookings/:key/reversal',
    validated('param', bookingSchema),
    validated('json', reverseBookingSchema),
    async (c) => {
      await reverseBooking(operationContext(c), { ...c.req.valid('param'), ...c.req.valid('json') })
      return c.json({ reversed: true })
    },
  )
  .post('/bank-bookings', validated('json', bankBookingSchema), async (c) =>
    c.json({ outcomes: await bookBankFile(operationContext(c), c.req.valid('json')) }),
  )
  .put(
    '/:id/reminders',
    validated('param', pathSchema),
    validated('json', pauseSchema),
    async (c) => {
      const request = { invoiceId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(await pauseReminders(operationContext(c), request))
    },
  )
