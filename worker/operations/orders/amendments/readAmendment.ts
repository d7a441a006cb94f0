import {
  findAmendment,
  findAmendmentInvoice,
  listAmendments,
  type AmendmentRow,
} from '#database/queries/orders/amendments.ts'
import { findOrder, type OrderLineRow, type StoredOrder } from '#database/queries/orders/orders.ts'
import { listAmendmentRefunds, refundView } from '#database/queries/orders/payments/refunds.ts'
import { can } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import { isAmendmentOpen } from '#domain/orders/order/amendment/amendment.ts'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { isPayableByCard } from '#domain/orders/order/amendment/amendmentInvoice.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { isOpenByCode } from '../access/accessToken.ts'
import { orderRights } from '../access/orderRights.ts'
import { revisedInvoiceOf } from '../views/revisedInvoice.ts'

/** Id of an amendment, and the token of a reader by mail. */
export interface AmendmentKey {
  amendmentId: string
  accessToken?: string | undefined
}

/** An amendment opened by the caller. */
export interface OpenAmendment {
  amendment: AmendmentRow
  stored: StoredOrder
  line: OrderLineRow
  /** The buyer: may change the order or was mailed a code. Other team members and the desk can only read. */
  canAnswer: boolean
}

/**
 * An amendment for its buyer, or a caller who may read all orders. Raises amendment_not_found, also for another
 * owner's.
 */
export async function openAmendment(
  context: OperationContext,
  { amendmentId, accessToken }: AmendmentKey,
): Promise<OpenAmendment> {
  const { db } = context
  const amendment = await findAmendment(db, amendmentId)
  const stored = amendment && (await findOrder(db, amendment.orderId))
  const line = stored?.lines.find(({ id }) => id === amendment?.lineId)
  if (!amendment || !stored || !line) throw new ProductError('amendment_not_found')
  const rights = await orderRights(context, stored.order)
  const by = { resource: 'amendment', accessToken } as const
  const canAnswer = rights('changeOrders') || (await isOpenByCode(context, stored, by))
  const canRead = canAnswer || rights('readOrders') || can(context.account, 'readAllOrders')
  if (!canRead) throw new ProductError('amendment_not_found')
  return { amendment, stored, line, canAnswer }
}

/** An amendment with its state and outcome. Raises amendment_not_found. */
export async function readAmendment(
  context: OperationContext,
  key: AmendmentKey,
): Promise<AmendmentView> {
  const { db } = context
  const { amendment, stored, line, canAnswer } = await openAmendment(context, key)
  const { order } = stored
  const [invoice, all, revised, refunds] = await Promise.all([
    findAmendmentInvoice(db, amendment.id),
    listAmendments(db, order.id),
    revisedInvoiceOf(context, amendment, stored),
    listAmendmentRefunds(db, amendment),
  ])
  const newest = all.find(({ lineId }) => lineId === line.id)
  const { id, version, state, rows, fromUsdMinor, toUsdMinor, couponUsdMinor, extra } = amendment
  const isOpen = isAmendmentOpen(amendment, context.now)
  return {
    id,
    version,
    rows,
    fromUsdMinor,
    toUsdMinor,
    couponUsdMinor,
    state: state === 'proposed' && !isOpen ? 'expired' : state,
    extra: extra ? { amounts: extra.amounts, currency: order.currency } : null,
    revised,
    createdAt: amendment.createdAt,
    expiresAt: amendment.expiresAt,
    answeredAt: amendment.answeredAt,
    couponNum: amendment.couponNum,
    orderId: order.id,
    orderNumber: formatOrderNumber(order.number),
    lineName: line.name,
    canAnswer: canAnswer && isOpen,
    isOwn: amendment.madeBy === 'buyer',
    canWithdraw: canAnswer && amendment.madeBy === 'buyer' && state === 'awaiting_payment',
    invoice: invoice
      ? {
          id: invoice.id,
          number: formatInvoiceNumber(invoice),
          state: invoice.state,
          // A reversed payment sets a new due date.
          dueDate: amendment.reopenedUntil ?? invoice.dueDate,
        }
      : null,
    canPayByCard:
      canAnswer && state === 'awaiting_payment' && extra !== null && isPayableByCard(extra),
    refunds: refunds.map(refundView),
    newerId: state === 'replaced' && newest ? newest.id : null,
  }
}
