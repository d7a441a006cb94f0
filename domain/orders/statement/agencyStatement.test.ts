import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentEntries, type LedgerOrder } from '#domain/orders/ledger/orderEntries.ts'
import type { LedgerEntry } from '#domain/orders/ledger/ledgerEntry.ts'
import { reversalCount, reversalEntries } from '#domain/orders/order/changes/reversalEntries.ts'
import { agencyStatement, commissionIn, type AgreedTerms } from './agencyStatement.ts'

const TIME_ZONE = 'America/Chicago'
const MONTHS = ['2027-12', '2028-01', '2028-02', '2028-03', '2028-04']
const DAY_MS = 86_400_000
const START = Date.parse('2028-01-01T00:00:00Z')

const amounts = fc
  .record({
    netMinor: fc.integer({ min: 1, max: 9_999_999 }),
    taxMinor: fc.integer({ min: 0, max: 999_999 }),
  })
  .map(({ netMinor, taxMinor }) => ({
    subtotalMinor: netMinor,
    discountMinor: 0,
    netMinor,
    taxMinor,
    totalMinor: netMinor + taxMinor,
  }))

const order = fc.array(amounts, { minLength: 1, maxLength: 4 }).map((lines): LedgerOrder => ({
  id: 'ord_1',
  currency: 'EUR',
  totalUsdMinor: lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
  discounts: [],
  lines: lines.map((line, at) => ({
    id: `lin_${at}`,
    sumUsdMinor: line.netMinor,
    amounts: line,
  })),
}))

/** Gaps in days between a payment, its reversal, the next payment and so on, in three months. */
const gaps = fc.array(fc.double({ min: 0.01, max: 12, noNaN: true }), { maxLength: 8 })

const terms: fc.Arbitrary<AgreedTerms[]> = fc.array(
  fc.record({
    clientId: fc.constantFrom('cli_1', 'cli_2'),
    commissionPermille: fc.integer({ min: 0, max: 300 }),
    since: fc.constantFrom(...MONTHS),
    acceptedAt: fc.constantFrom('2027-12-01T00:00:00.000Z', '2027-12-02T00:00:00.000Z'),
  }),
  { maxLength: 4 },
)

/** Pays an order and takes it back in turn. */
function ledgerOf(ordered: LedgerOrder, days: readonly number[]): LedgerEntry[] {
  const entries: LedgerEntry[] = []
  let atMs = START
  for (const [step, gap] of days.entries()) {
    atMs += Math.round(gap * DAY_MS)
    const at = new Date(atMs).toISOString()
    const made =
      step % 2 === 0
        ? paymentEntries(ordered, { reference: 'inv_1', at, reversals: reversalCount(entries) })
        : reversalEntries(entries, { reference: 'inv_1', at })
    entries.push(...made)
  }
  return entries
}

const statementsOf = (
  ordered: LedgerOrder,
  days: readonly number[],
  agreed: readonly AgreedTerms[],
) => {
  const netMinor = ordered.lines.reduce((sum, line) => sum + line.amounts.netMinor, 0)
  const totalMinor = ordered.lines.reduce((sum, line) => sum + line.amounts.totalMinor, 0)
  const shared = {
    clientId: 'cli_1',
    clientName: 'Acme',
    currency: 'EUR',
    isDeducted: false,
  } as const
  const entries = ledgerOf(ordered, days)
  const one = { ...shared, number: 'AMD-100001', netMinor, totalMinor, entries }
  return MONTHS.map((month) =>
    agencyStatement({
      month,
      agencyName: 'Ads',
      orders: [one],
      terms: agreed,
      timeZone: TIME_ZONE,
    }),
  )
}

describe('statements of an agency', () => {
  it('add up over the months to the invoice, where it is paid, and to nothing where it is not', () => {
    fc.assert(
      fc.property(order, gaps, terms, (ordered, days, agreed) => {
        const totals = statementsOf(ordered, days, agreed).flatMap((statement) => statement.totals)
        const invoice = ordered.lines.reduce((sum, line) => sum + line.amounts.netMinor, 0)
        const isPaid = days.length % 2 === 1
        expect(totals.reduce((sum, { netMinor }) => sum + netMinor, 0)).toBe(isPaid ? invoice : 0)
      }),
    )
  })

  it('take back exactly the commission of the payment that is reversed', () => {
    fc.assert(
      fc.property(order, gaps, terms, (ordered, days, agreed) => {
        const statements = statementsOf(ordered, days, agreed)
        const rows = statements.flatMap(({ clients }) => clients.flatMap((client) => client.rows))
        const sum = rows.reduce((total, { commissionMinor }) => total + commissionMinor, 0)
        const last = days.length % 2 === 1 ? (rows.at(-1)?.commissionMinor ?? 0) : 0
        expect(sum).toBe(last)
      }),
    )
  })

  it('have each row in the month in which it happens', () => {
    fc.assert(
      fc.property(order, gaps, terms, (ordered, days, agreed) => {
        for (const { month, clients, totals } of statementsOf(ordered, days, agreed)) {
          const rows = clients.flatMap((client) => client.rows)
          expect(rows.every(({ day }) => day.startsWith(month))).toBe(true)
          expect(rows.reduce((sum, { netMinor }) => sum + netMinor, 0)).toBe(
            totals[0]?.netMinor ?? 0,
          )
        }
      }),
    )
  })

  it('pay no commission on an order whose invoice had it taken off', () => {
    const entry = {
      orderId: 'ord_1',
      lineId: 'lin_1',
      reference: 'inv_1',
      currency: 'USD',
    } as const
    const paid = {
      ...entry,
      id: '1',
      amountUsdMinor: 85_00,
      amountMinor: 85_00,
      kind: 'charged',
    } as const
    const { totals } = agencyStatement({
      month: '2028-01',
      agencyName: 'Ads',
      orders: [
        {
          number: 'AMD-100001',
          clientId: 'cli_1',
          clientName: 'Acme',
          currency: 'USD',
          netMinor: 85_00,
          totalMinor: 85_00,
          isDeducted: true,
          entries: [{ ...paid, at: '2028-01-10T12:00:00.000Z' }],
        },
      ],
      terms: [
        { clientId: 'cli_1', commissionPermille: 150, since: '2027-01', acceptedAt: '2027-01-01' },
      ],
      timeZone: TIME_ZONE,
    })
    expect(totals).toEqual([{ currency: 'USD', netMinor: 85_00, commissionMinor: 0 }])
  })
})

describe('the commission of a month', () => {
  it('is that of the last terms begun, and none before', () => {
    const agreed = [
      { clientId: 'a', commissionPermille: 100, since: '2026-03', acceptedAt: '2026-03-01' },
      { clientId: 'a', commissionPermille: 150, since: '2026-05', acceptedAt: '2026-04-01' },
      { clientId: 'a', commissionPermille: 120, since: '2026-05', acceptedAt: '2026-04-02' },
    ]
    const inMonth = (month: string) => commissionIn(agreed, { clientId: 'a', month })
    expect(['2026-02', '2026-03', '2026-04', '2026-05'].map(inMonth)).toEqual([0, 100, 100, 120])
    expect(commissionIn(agreed, { clientId: 'b', month: '2026-05' })).toBe(0)
  })
})
