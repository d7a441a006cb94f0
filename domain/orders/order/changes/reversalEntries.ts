import type { OrderState } from '../orderState.ts'
import type { LedgerEntry } from '../../ledger/ledgerEntry.ts'

const CHARGES = { charged: 'charge_reversed', tax_charged: 'tax_reversed' } as const

/** How often the payment of an order was reversed: its next one has entries of their own. */
export const reversalCount = (entries: readonly Pick<LedgerEntry, 'id'>[]): number =>
  new Set(entries.flatMap(({ id }) => /:(?:charge|tax)_reversed:(\d+)$/.exec(id)?.[1] ?? [])).size

/** The entries that take the last payment of an order back: what was charged is due again. */
export function reversalEntries(
  entries: readonly LedgerEntry[],
  { reference, at }: { reference: string; at: string },
): LedgerEntry[] {
  const count = reversalCount(entries)
  const suffix = count === 0 ? '' : `:${count + 1}`
  return entries.flatMap((entry): LedgerEntry[] => {
    const isLast = entry.id === `${entry.lineId}:${entry.kind}${suffix}`
    if (!isLast || (entry.kind !== 'charged' && entry.kind !== 'tax_charged')) return []
    const kind = CHARGES[entry.kind]
    return [{ ...entry, id: `${entry.lineId}:${kind}:${count + 1}`, kind, reference, at }]
  })
}

/** Entries after which a payment cannot be taken back: something was used, given back or agreed on since. */
const USES: ReadonlySet<LedgerEntry['kind']> = new Set([
  'delivered',
  'coupon_issued',
  'credit',
  'amended',
])

/** Lines of which nothing has run and nothing is being made. */
const UNUSED_STATES: ReadonlySet<string> = new Set([
  'awaiting_creatives',
  'in_review',
  'ready',
  'ready_with_modification',
  'awaiting_brief',
  'briefed',
])

/** Whether the payment of an order by its invoice can be taken back: nothing of it has run, and no card paid it. */
export function canReversePayment(
  order: { state: OrderState; paidByPaymentId: string | null },
  lines: readonly { state: string; deliveredImpressions: number; agreed?: object | null }[],
  entries: readonly LedgerEntry[],
): boolean {
  return (
    order.state === 'booked' &&
    order.paidByPaymentId === null &&
    entries.every(({ kind }) => !USES.has(kind)) &&
    lines.every((line) => UNUSED_STATES.has(line.state) && line.deliveredImpressions === 0) &&
    !entries.some(({ id }) => id.startsWith('amd_') && id.endsWith(':charged'))
  )
}
