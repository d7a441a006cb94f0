import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { formatSplits, WRONG_SPLITS_SQL, type WrongSplit } from './couponSplits.ts'

function findSplits(currency: string, displayTaken: number): WrongSplit[] {
  const db = new DatabaseSync(':memory:')
  db.exec(`
    create table orders (id text, number int, state text, currency text, per_usd_micros int);
    create table order_lines (id text, order_id text, position int, name text, state text, sum_usd_minor int, amounts text);
    create table ledger_entries (id text, amount_usd_minor int);
    insert into orders values ('ord', 100001, 'booked', '${currency}', 1000000);
    insert into order_lines values
      ('tv', 'ord', 1, 'TV', 'running', 100000, '{"netMinor":0}'),
      ('display', 'ord', 0, 'Display', 'running', 100000, '{"netMinor":100000}');
    insert into ledger_entries values
      ('tv:ordered', 100000), ('tv:discount_used', ${100_000 - displayTaken}),
      ('display:ordered', 100000), ('display:discount_used', ${displayTaken});`)
  return db.prepare(WRONG_SPLITS_SQL).all() as unknown as WrongSplit[]
}

describe('the report of wrong coupon splits', () => {
  it('names each line whose ledger charge differs from its invoice', () => {
    const splits = findSplits('USD', 50_000)
    expect(
      splits.map(({ lineId, ledgerMinor, invoiceMinor }) => [lineId, ledgerMinor, invoiceMinor]),
    ).toEqual([
      ['display', 50_000, 100_000],
      ['tv', 50_000, 0],
    ])
    expect(formatSplits(splits)).toContain(
      'AMD-100001 (booked) tv "TV" (running): ledger 500.00 USD, invoice 0.00 USD',
    )
    expect(formatSplits(splits)).toContain('2 lines of 1 orders')
  })

  it('accepts lines where both agree, and rounding in another currency', () => {
    expect(findSplits('USD', 0)).toEqual([])
    expect(findSplits('USD', 1)).toHaveLength(2)
    expect(findSplits('EUR', 12)).toEqual([])
    expect(findSplits('EUR', 13)).toHaveLength(2)
    expect(formatSplits([])).toContain('Every line')
  })
})
