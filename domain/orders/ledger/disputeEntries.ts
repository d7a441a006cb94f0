import type { Currency } from '#domain/foundation/money/amount.ts'
import type { LedgerEntry } from './ledgerEntry.ts'

/** Money of a chargeback, in the currency of the payment. */
export interface DisputedMoney {
  orderId: string
  disputeId: string
  amountUsdMinor: number
  amountMinor: number
  currency: Currency
  at: string
}

const KINDS = { withdrawn: 'dispute_withdrawn', reinstated: 'dispute_reinstated' } as const

/**
 * Money that a bank withdrew in a dispute (`withdrawn`) or returned to us (`reinstated`); once each
 * per dispute.
 */
export function disputeEntry(
  moved: keyof typeof KINDS,
  { disputeId, ...money }: DisputedMoney,
): LedgerEntry {
  const kind = KINDS[moved]
  return { ...money, id: `${disputeId}:${kind}`, lineId: null, kind, reference: disputeId }
}
