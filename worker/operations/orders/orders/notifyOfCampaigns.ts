import type { Statement } from '#database/batch.ts'
import { countCreatives } from '#database/queries/creatives/creativeCounts.ts'
import {
  listInvoicesDue,
  listRunningLinesOfAccounts,
  notifyOfLine,
  notifyOfOrder,
} from '#database/queries/orders/orderNotifications.ts'
import type { OrderLineRow, OrderRow } from '#database/queries/orders/orders.ts'
import { addDays, dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import { lineFlags, type CreativeCounts } from '#domain/orders/order/line/lineFlags.ts'
import { endsInAWeek, INVOICE_DUE_DAYS } from '#domain/orders/order/notifications/campaignNews.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { writeAndPush } from '../writeAndPush.ts'

export const LINES_A_RUN = 100
const INVOICES_A_PAGE = 100

/**
 * Job: notifies buyers of campaigns that are behind plan or end within a week. Continues after a line; returns the
 * line after which the next run continues, null at the end. Safe to repeat.
 */
export async function notifyOfCampaigns(
  context: OperationContext,
  from = '',
): Promise<{ notified: number; next: string | null }> {
  const { db } = context
  const page = await listRunningLinesOfAccounts(db, from, LINES_A_RUN)
  const creatives = await countCreatives(
    db,
    page.map(({ line }) => line.id),
  )
  const news = page.flatMap((running) =>
    statementsOf(context, running, creatives(running.line.id)).map((statement) => ({
      statement,
      orderId: running.order.id,
    })),
  )
  await writeAndPush(context, news)
  const last = page.at(-1)
  return {
    notified: news.length,
    next: page.length < LINES_A_RUN || !last ? null : last.line.id,
  }
}

function statementsOf(
  { db, now }: OperationContext,
  { line, order }: { line: OrderLineRow; order: OrderRow },
  counts: CreativeCounts,
): Statement[] {
  const at = now.toISOString()
  const bookedImpressions = line.impressions?.mid ?? 0
  const flags = lineFlags({ ...line, orderState: order.state, bookedImpressions }, counts, now)
  const statements: Statement[] = []
  const of = { lineId: line.id, at }
  if (flags.includes('possible_underdelivery')) {
    const event = { ...of, kind: 'behind_plan' as const, eventKey: line.id }
    statements.push(notifyOfLine(db, { ...event, id: newId('ntf') }))
  }
  if (line.endDate && endsInAWeek(line, now)) {
    const { endDate } = line
    // With the end date in its key, an extended campaign gets another notice.
    const event = { ...of, kind: 'ends_soon' as const, eventKey: `${line.id}:${endDate}` }
    statements.push(notifyOfLine(db, { ...event, id: newId('ntf'), facts: { endDate } }))
  }
  return statements
}

/** Job: notifies buyers of open invoices that are due within three days. Safe to repeat. */
export async function notifyOfInvoices(context: OperationContext): Promise<number> {
  const { db, now, settings } = context
  const today = dayIn(settings.SELLER_TIME_ZONE, now)
  const range = { from: today, to: addDays(today, INVOICE_DUE_DAYS), limit: INVOICES_A_PAGE }
  let notified = 0
  for (let after = ''; ;) {
    const page = await listInvoicesDue(db, { ...range, after })
    await writeAndPush(
      context,
      page.map((invoice) => ({
        orderId: invoice.orderId,
        statement: notifyOfOrder(db, {
          id: newId('ntf'),
          kind: 'invoice_due',
          eventKey: invoice.id,
          orderId: invoice.orderId,
          at: now.toISOString(),
          facts: {
            invoiceId: invoice.id,
            number: formatInvoiceNumber(invoice),
            dueDate: invoice.dueDate,
          },
        }),
      })),
    )
    notified += page.length
    const last = page.at(-1)
    if (page.length < INVOICES_A_PAGE || !last) return notified
    after = last.id
  }
}
