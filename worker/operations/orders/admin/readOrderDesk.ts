import { listDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import { listDisputes } from '#database/queries/orders/payments/disputes.ts'
import { listOrderMails } from '#database/queries/foundation/mailOutbox.ts'
import { listAudit } from '#database/queries/orders/orders.ts'
import { listPayments } from '#database/queries/orders/payments/payments.ts'
import { can } from '#domain/accounts/capability.ts'
import type { OrderDeskView } from '#domain/orders/admin/orderDesk.ts'
import { nextOrderState } from '#domain/orders/order/orderState.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openOwnOrder } from '../orders/openOwnOrder.ts'
import { orderOverview } from '../orders/orderOverview.ts'

/**
 * An order as its buyer sees it, with its audit log, payments, mails and the desk's actions. Raises order_not_found.
 */
export async function readOrderDesk(
  context: OperationContext,
  orderId: string,
): Promise<OrderDeskView> {
  const { db } = context
  const { order, lines } = await openOwnOrder(context, orderId)
  const [overview, audit, payments, mails, desk, disputes] = await Promise.all([
    orderOverview(context, orderId, { isDesk: true }),
    listAudit(db, orderId),
    listPayments(db, orderId),
    listOrderMails(db, orderId),
    listDeskAudit(db, orderId),
    listDisputes(db, orderId),
  ])
  const nameOf = new Map(lines.map(({ id, name }) => [id, name]))
  const canWriteOff = nextOrderState(order.state, 'write_off') !== null
  return {
    order: overview,
    accountId: order.accountId,
    sessionId: order.sessionId,
    arrival: order.arrival,
    events: audit.map(({ id, at, actor, event, lineId, fromState, toState }) => ({
      id,
      at,
      actor,
      event,
      lineName: lineId === null ? null : (nameOf.get(lineId) ?? null),
      fromState,
      toState,
    })),
    payments: payments.map(
      ({ id, amendmentId, gateway, state, currency, amountMinor, declineCode, createdAt }) => ({
        id,
        isForChange: amendmentId !== null,
        gateway,
        state,
        currency,
        amountMinor,
        declineCode,
        createdAt,
      }),
    ),
    mails: mails.map(({ id, kind, createdAt, sentAt, attempts, lastError }) => ({
      id,
      kind,
      createdAt,
      sentAt,
      attempts,
      lastError,
    })),
    desk,
    disputes: disputes.map(({ orderId: _orderId, paymentId: _paymentId, ...dispute }) => dispute),
    canSettle:
      can(context.account, 'settleInvoices') && nextOrderState(order.state, 'settle') !== null,
    canCancel: canWriteOff
      ? can(context.account, 'settleInvoices')
      : can(context.account, 'changeAllOrders') && nextOrderState(order.state, 'cancel') !== null,
  }
}
