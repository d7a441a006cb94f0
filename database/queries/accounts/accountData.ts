import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'
import { payments } from '#database/schema/orders/payments.ts'
import { chatTranscripts } from '#database/schema/contact/realtime.ts'

const withoutKeys = ({
  accessKey: _key,
  sessionId: _session,
  ...order
}: typeof orders.$inferSelect) => order

/**
 * The orders of an account with their lines, payments and invoices, without the keys that open or identify them
 * elsewhere.
 */
export async function orderDataOf(db: Database, accountId: string) {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.accountId, accountId))
  const [orderRows, lineRows, paymentRows, invoiceRows] = await db.batch([
    db.select().from(orders).where(eq(orders.accountId, accountId)),
    db.select().from(orderLines).where(inArray(orderLines.orderId, own)),
    db.select().from(payments).where(inArray(payments.orderId, own)),
    db.select().from(invoices).where(inArray(invoices.orderId, own)),
  ])
  return {
    orders: orderRows.map(withoutKeys),
    orderLines: lineRows,
    payments: paymentRows.map(({ gatewayPaymentId: _gateway, ...payment }) => payment),
    invoices: invoiceRows,
  }
}

/** The chats of an account, both sides, without the desk's notes. */
export async function chatDataOf(db: Database, accountId: string) {
  return await db
    .select({
      from: chatTranscripts.kind,
      senderName: chatTranscripts.senderName,
      text: chatTranscripts.text,
      sentAt: chatTranscripts.createdAt,
    })
    .from(chatTranscripts)
    .where(and(eq(chatTranscripts.accountId, accountId), ne(chatTranscripts.kind, 'note')))
    .orderBy(chatTranscripts.createdAt)
}
