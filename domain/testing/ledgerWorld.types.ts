import type { LedgerEntry } from '../ledger/ledgerEntry.ts'
import type { RefundMoney } from '../ledger/refundEntries.ts'
import type { LedgerFacts } from '../order/ledgerProblems.ts'

/** Orders with their coupons and refunds, and the ledger that they wrote. */
export interface LedgerWorld {
  orders: (LedgerFacts['order'] & {
    lines: (LedgerFacts['lines'][number] & { delivered: number; isExtended: boolean })[]
  })[]
  entries: LedgerEntry[]
  /** Coupons nobody has used; those with a line were paid for. */
  coupons: { num: string; amount: number; lineId: string | null }[]
  issued: { num: string; lineId: string; amountMinor: number }[]
  /** Money that orders did not need. */
  surplus: (RefundMoney & { state: 'due' | 'made' | 'failed' })[]
  /** Worth of paid coupons that was used on less than they were worth. */
  forfeited: number
  next: number
}
