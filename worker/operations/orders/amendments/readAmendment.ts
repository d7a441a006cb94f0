import {
  findAmendment,
  findAmendmentInvoice,
  listAmendments,
  type AmendmentRow,
} from '#database/queries/orders/amendments.ts'
import { findOrder, type OrderLineRow, type StoredOrder } from '#database/queries/orders/orders.ts'
import { listAmendmentRefunds, refundView } from '#database/queries/orders/refunds.ts'
import { can } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import { isAmendmentOpen } from '#domain/orders/order/amendment/amendment.ts'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { isPayableByCard } from '#domain/orders/order/amendment/amendmentInvoice.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { isOpenByCode } from '../access/accessToken.ts'
import { revisedInvoiceOf } from '../views/revisedInvoice.ts'

/** Which amendment, and the token of who opens it by mail. */
export interface AmendmentKey {
  amendmentId: string
  accessToken?: string | undefined
}

/** An amendment that is open to who asks. */
export interface OpenAmendment {
  amendment: AmendmentRow
  stored: StoredOrder
  line: OrderLineRow
  /** The buyer: the order's owner, or who was mailed a code. The desk reads alone. */
  canAnswer: boolean
}

/** An amendment for its buyer, or who may read all orders. Raises amendment_not_found, also for somebody else's. */
export async function openAmendment(
  context: OperationContext,
  { amendmentId, accessToken }: AmendmentKey,
): Promise<OpenAmendment> {
  const { db } = context
  const amendment = await findAmendment(db, amendmentId)
  const stored = amendment && (await findOrder(db, amendment.orderId))
  const line = stored?.lines.find(({ id }) => id === amendment?.lineId)
  if (!amendment || !stored || !line) throw new ProductError('amendment_not_found')
  const { account } = context
  const isOwner = account !== null && stored.order.accountId === account.id
  const by = { resource: 'amendment', accessToken } as const
  const canAnswer = isOwner || (await isOpenByCode(context, stored, by))
  if (!canAnswer && !can(account, 'readAllOrders')) throw new ProductError('amendment_not_found')
  return { amendment, stored, line, canAnswer }
}

/** An amendment with where it stands, and what became of it. Raises amendment_not_found. */
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
    invoice: invoice
      ? {
          id: invoice.id,
          number: formatInvoiceNumber(invoice),
          state: invoice.state,
          // A payment that was taken back gives a new term.
          dueDate: amendment.reopenedUntil ?? invoice.dueDate,
        }
      : null,
    canPayByCard:
      canAnswer && state === 'awaiting_payment' && extra !== null && isPayableByCard(extra),
    refunds: refunds.map(refundView),
    newerId: state === 'replaced' && newest ? newest.id : null,
  }
}
