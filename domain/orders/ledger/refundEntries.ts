import type { Currency } from '#domain/foundation/money/amount.ts'
import type { LedgerEntry } from './ledgerEntry.ts'

/** Money that an order does not need, in the currency it came in. */
export interface RefundMoney {
  orderId: string
  paymentId: string
  amountUsdMinor: number
  amountMinor: number
  currency: Currency
  at: string
}

type RefundKind = 'refund_due' | 'refunded' | 'refund_returned'

/** The id of the one entry of this kind that a payment can have. */
export const refundEntryId = (paymentId: string, kind: RefundKind): string => `${paymentId}:${kind}`

/** Money that came and is not needed (`refund_due`), went back (`refunded`), or came back from that (`refund_returned`). */
export function refundEntry(kind: RefundKind, { paymentId, ...money }: RefundMoney): LedgerEntry {
  return {
    ...money,
    id: refundEntryId(paymentId, kind),
    lineId: null,
    kind,
    reference: paymentId,
  }
}
