import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import { compareNames, compareText } from '#domain/foundation/search/foldText.ts'
import { shareMinor } from '#domain/foundation/money/shareMinor.ts'
import type { LedgerEntry } from '#domain/orders/ledger/ledgerEntry.ts'

/** An order for a client of an agency, with its whole ledger. */
export interface StatementOrder {
  /** The displayed number: AMD-100001. */
  number: string
  clientId: string
  clientName: string
  currency: Currency
  /** Its price without and with tax, for the share of tax in a chargeback. */
  netMinor: number
  totalMinor: number
  /** Its offer already deducted the agency's commission from the invoice. */
  isDeducted: boolean
  entries: readonly LedgerEntry[]
}

/** A commission that an agency agreed to for a client; parts per thousand from a month (`2026-11`) on. */
export interface AgreedTerms {
  clientId: string
  commissionPermille: number
  since: string
  acceptedAt: string
}

export const STATEMENT_EVENTS = {
  paid: 'Paid',
  reversed: 'Payment reversed',
  withdrawn: 'Chargeback',
  reinstated: 'Chargeback won',
} as const
export type StatementEvent = keyof typeof STATEMENT_EVENTS

/** Money of an order on a day in the seller's zone, without tax; negative if reversed. */
export interface StatementRow {
  day: string
  orderNumber: string
  event: StatementEvent
  currency: Currency
  netMinor: number
  commissionPermille: number
  commissionMinor: number
  /** The invoice already deducts the commission. */
  isDeducted: boolean
}

export interface StatementTotal {
  currency: Currency
  netMinor: number
  commissionMinor: number
}

export interface StatementClient {
  id: string
  name: string
  rows: StatementRow[]
  totals: StatementTotal[]
}

/** The payments of an agency's clients in a month, and its commission on them. */
export interface StatementDocument {
  /** `2026-11`, in the seller's zone. */
  month: string
  agencyName: string
  clients: StatementClient[]
  totals: StatementTotal[]
}

const EVENTS: Partial<Record<LedgerEntry['kind'], { event: StatementEvent; sign: 1 | -1 }>> = {
  charged: { event: 'paid', sign: 1 },
  charge_reversed: { event: 'reversed', sign: -1 },
  dispute_withdrawn: { event: 'withdrawn', sign: -1 },
  dispute_reinstated: { event: 'reinstated', sign: 1 },
}

/** Kinds of ledger entries that a statement counts. */
export const STATEMENT_KINDS = Object.keys(EVENTS) as LedgerEntry['kind'][]

/**
 * The commission in force for a client in a month: the latest agreed terms that have begun; 0
 * without any.
 */
export function commissionIn(
  terms: readonly AgreedTerms[],
  { clientId, month }: { clientId: string; month: string },
): number {
  const begun = terms.filter((one) => one.clientId === clientId && one.since <= month)
  const [last] = begun.toSorted(
    (a, b) => compareText(b.since, a.since) || compareText(b.acceptedAt, a.acceptedAt),
  )
  return last?.commissionPermille ?? 0
}

/**
 * The statement of a month: payments with the commission of their month, corrections in their own
 * month, with the commission of the payment that they reverse. Over all months an order's rows add
 * up to its paid invoices without tax.
 */
export function agencyStatement({
  month,
  agencyName,
  orders,
  terms,
  timeZone,
}: {
  month: string
  agencyName: string
  orders: readonly StatementOrder[]
  terms: readonly AgreedTerms[]
  /** IANA; the seller's zone. */
  timeZone: string
}): StatementDocument {
  const rows = orders.flatMap((order) =>
    orderRows(order, { terms, timeZone })
      .filter(({ day }) => day.startsWith(month))
      .map((row) => ({ order, row })),
  )
  const clients = [...Map.groupBy(rows, ({ order }) => order.clientId)].map(([id, own]) => {
    const ownRows = own
      .map(({ row }) => row)
      .toSorted((a, b) => compareText(a.day, b.day) || compareText(a.orderNumber, b.orderNumber))
    return { id, name: own[0]?.order.clientName ?? '', rows: ownRows, totals: totalsOf(ownRows) }
  })
  return {
    month,
    agencyName,
    clients: clients.toSorted((a, b) => compareNames(a.name, b.name)),
    totals: totalsOf(rows.map(({ row }) => row)),
  }
}

function orderRows(
  order: StatementOrder,
  { terms, timeZone }: { terms: readonly AgreedTerms[]; timeZone: string },
): StatementRow[] {
  const moves = [
    ...Map.groupBy(
      order.entries
        .filter(({ kind }) => kind in EVENTS)
        .toSorted((a, b) => compareText(a.at, b.at)),
      ({ kind, at, reference }) => `${at} ${kind} ${reference}`,
    ).values(),
  ]
  let commissionPermille = 0
  return moves.flatMap((entries): StatementRow[] => {
    const [first] = entries
    const move = first && EVENTS[first.kind]
    if (!move) return []
    const day = dayIn(timeZone, new Date(first.at))
    const moved = entries.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0)
    const isWithTax = move.event === 'withdrawn' || move.event === 'reinstated'
    const netMinor = isWithTax ? netOf(moved, order) : moved
    // A correction uses the commission of the payment before it.
    if (move.event === 'paid' && !order.isDeducted)
      commissionPermille = commissionIn(terms, { clientId: order.clientId, month: day.slice(0, 7) })
    return [
      {
        day,
        orderNumber: order.number,
        event: move.event,
        currency: order.currency,
        netMinor: move.sign * netMinor,
        commissionPermille,
        commissionMinor: move.sign * shareMinor(netMinor, commissionPermille, 1_000),
        isDeducted: order.isDeducted,
      },
    ]
  })
}

/** The part of a charge that is not tax. */
const netOf = (minor: number, { netMinor, totalMinor }: StatementOrder): number =>
  totalMinor === 0 ? minor : shareMinor(minor, netMinor, totalMinor)

function totalsOf(rows: readonly StatementRow[]): StatementTotal[] {
  return [...Map.groupBy(rows, ({ currency }) => currency)]
    .map(([currency, own]) => ({
      currency,
      netMinor: own.reduce((sum, row) => sum + row.netMinor, 0),
      commissionMinor: own.reduce((sum, row) => sum + row.commissionMinor, 0),
    }))
    .toSorted((a, b) => compareText(a.currency, b.currency))
}
