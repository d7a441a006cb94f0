import { runBatch } from '#database/batch.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import { pauseReminders as setPause } from '#database/queries/orders/invoiceDesk.ts'
import { findInvoice } from '#database/queries/orders/invoices.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { isReminded } from '#domain/orders/invoice/reminders.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'

/** Pauses or resumes reminders of an open invoice. Raises invoice_not_found, invoice_not_open, invoice_not_reminded. */
export async function pauseReminders(
  context: OperationContext,
  { invoiceId, isPaused, reason }: { invoiceId: string; isPaused: boolean; reason: string },
): Promise<{ remindersPausedAt: string | null }> {
  const { db } = context
  const invoice = await findInvoice(db, invoiceId)
  if (!invoice) throw new ProductError('invoice_not_found')
  if (invoice.state !== 'open') throw new ProductError('invoice_not_open')
  if (!isReminded(invoice)) throw new ProductError('invoice_not_reminded')
  const pausedAt = isPaused ? context.now.toISOString() : null
  const event = isPaused ? 'pause_reminders' : 'resume_reminders'
  const facts = { kind: 'invoice', subjectId: invoice.orderId, event, reason } as const
  const entry = deskEntry(context, facts)
  await runBatch(db, [
    auditIf(db, entry),
    setPause(db, { id: invoiceId, pausedAt, auditId: entry.id }),
  ])
  return { remindersPausedAt: pausedAt }
}
