import type { Currency } from '#domain/foundation/money/amount.ts'
import type { LedgerEntry } from './ledgerEntry.ts'

/** A payment that an order does not need, in its own currency. */
export interface RefundMoney {
  orderId: string
  paymentId: string
  amountUsdMinor: number
  amountMinor: number
  currency: Currency
  at: string
}

type RefundKind = 'refund_due' | 'refunded' | 'refund_returned'

/** The id of a payment's only entry of this kind. */
export const refundEntryId = (paymentId: string, kind: RefundKind): string => `${paymentId}:${kind}`

/**
 * Unneeded money that arrived (`refund_due`), was refunded (`refunded`), or bounced
 * (`refund_returned`).
 */
export function refundEntry(kind: RefundKind, { paymentId, ...money }: RefundMoney): LedgerEntry {
  return {
    ...money,
    id: refundEntryId(paymentId, kind),
    lineId: null,
    kind,
    reference: paymentId,
  }
}
