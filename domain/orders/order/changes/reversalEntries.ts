import type { OrderState } from '../orderState.ts'
import type { LedgerEntry } from '../../ledger/ledgerEntry.ts'

const CHARGES = { charged: 'charge_reversed', tax_charged: 'tax_reversed' } as const

const REVERSAL = /^(.+):(?:charge|tax)_reversed:(\d+)$/

const countReversals = (
  entries: readonly Pick<LedgerEntry, 'id'>[],
  isOwn: (subject: string) => boolean,
): number =>
  new Set(
    entries.flatMap(({ id }) => {
      const [, subject = '', count = ''] = REVERSAL.exec(id) ?? []
      return isOwn(subject) ? [count] : []
    }),
  ).size

/**
 * The number of reversals of an order's payment, which makes the IDs of the next one unique.
 * Payments of changes do not count.
 */
export const reversalCount = (entries: readonly Pick<LedgerEntry, 'id'>[]): number =>
  countReversals(entries, (subject) => subject !== '' && !subject.startsWith(AMENDMENT))

const AMENDMENT = 'amd_'

/** The number of reversals of the payment of an agreed change. */
export const extraReversalCount = (
  entries: readonly Pick<LedgerEntry, 'id'>[],
  amendmentId: string,
): number => countReversals(entries, (subject) => subject === amendmentId)

/** The entries that reverse the last payment of an order: the charged amount is due again. */
export function reversalEntries(
  entries: readonly LedgerEntry[],
  { reference, at }: { reference: string; at: string },
): LedgerEntry[] {
  const count = reversalCount(entries)
  return reversed(entries, { count, subjectOf: ({ lineId }) => lineId, reference, at })
}

/** The entries that reverse the last payment of an agreed change: the difference is due again. */
export function extraReversalEntries(
  entries: readonly LedgerEntry[],
  { amendmentId, reference, at }: { amendmentId: string; reference: string; at: string },
): LedgerEntry[] {
  const count = extraReversalCount(entries, amendmentId)
  return reversed(entries, { count, subjectOf: () => amendmentId, reference, at })
}

function reversed(
  entries: readonly LedgerEntry[],
  {
    count,
    subjectOf,
    reference,
    at,
  }: {
    count: number
    /** The line or change at the start of an entry's id. */
    subjectOf: (entry: LedgerEntry) => string | null
    reference: string
    at: string
  },
): LedgerEntry[] {
  const suffix = count === 0 ? '' : `:${count + 1}`
  return entries.flatMap((entry): LedgerEntry[] => {
    const subject = subjectOf(entry)
    const isLast = entry.id === `${subject}:${entry.kind}${suffix}`
    if (!isLast || (entry.kind !== 'charged' && entry.kind !== 'tax_charged')) return []
    const kind = CHARGES[entry.kind]
    return [{ ...entry, id: `${subject}:${kind}:${count + 1}`, kind, reference, at }]
  })
}

/** Entries that block a reversal: value was used, returned or amended since. */
const USES: ReadonlySet<LedgerEntry['kind']> = new Set([
  'delivered',
  'coupon_issued',
  'credit',
  'amended',
])

/** States of lines that have neither run nor gone into production. */
const UNUSED_STATES: ReadonlySet<string> = new Set([
  'awaiting_creatives',
  'in_review',
  'ready',
  'ready_with_modification',
  'awaiting_brief',
  'briefed',
])

/**
 * Whether an order's invoice payment can be reversed: nothing of it has run, and no card paid it.
 */
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
    !hasPaidChange(entries)
  )
}

/** Whether a change is paid: not all its charges were reversed. */
function hasPaidChange(entries: readonly LedgerEntry[]): boolean {
  const sums = new Map<string, number>()
  for (const { id, kind, amountUsdMinor } of entries) {
    const [subject = ''] = id.split(':')
    if (!subject.startsWith(AMENDMENT)) continue
    const sign = kind === 'charged' ? 1 : kind === 'charge_reversed' ? -1 : 0
    sums.set(subject, (sums.get(subject) ?? 0) + sign * amountUsdMinor)
  }
  return [...sums.values()].some((sum) => sum > 0)
}
