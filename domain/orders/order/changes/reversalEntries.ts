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

/** How often the payment of an order was reversed: its next one has entries of its own. Payments of changes do not count. */
export const reversalCount = (entries: readonly Pick<LedgerEntry, 'id'>[]): number =>
  countReversals(entries, (subject) => subject !== '' && !subject.startsWith(AMENDMENT))

const AMENDMENT = 'amd_'

/** How often the payment of an agreed change was reversed. */
export const extraReversalCount = (
  entries: readonly Pick<LedgerEntry, 'id'>[],
  amendmentId: string,
): number => countReversals(entries, (subject) => subject === amendmentId)

/** The entries that take the last payment of an order back: what was charged is due again. */
export function reversalEntries(
  entries: readonly LedgerEntry[],
  { reference, at }: { reference: string; at: string },
): LedgerEntry[] {
  const count = reversalCount(entries)
  return reversed(entries, { count, subjectOf: ({ lineId }) => lineId, reference, at })
}

/** The entries that take the last payment of an agreed change back: the difference is due again. */
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
    /** The line or change that an entry's id begins with. */
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
    !hasPaidChange(entries)
  )
}

/** Whether a change is paid: its charges were not all reversed. */
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
