import { describe, expect, it } from 'vitest'
import type { Currency } from '#domain/foundation/money/money.ts'
import {
  MAX_BANK_FILE_BYTES,
  type MatchedInvoice,
  matchPayments,
  readBankFile,
} from './bankFile.ts'

const INVOICE: MatchedInvoice = {
  id: 'inv_1',
  orderId: 'ord_1',
  invoiceNumber: 'INV-2026-000001',
  orderNumber: 'AMD-100001',
  isOpen: true,
  isPaid: false,
  totalMinor: 9_000,
  currency: 'USD',
  buyer: 'Hearth Bakery',
}

/** Amounts of the payments of a file, and the problems of its rows. */
const paymentsOf = (head: string, ...rows: string[]): [number[], string[]] => {
  const { payments, problems } = readBankFile([head, ...rows].join('\n'))
  return [payments.map(({ amountMinor }) => amountMinor), problems.map(({ text }) => text)]
}

describe("a row of a bank's file", () => {
  it('reads the direction in a column of any name', () => {
    const rows = ['2026-11-24,DEBIT,90.00,Rent', '2026-11-24,Credit,80.00,INV-2026-000001']
    expect(paymentsOf('Date,Transaction type,Amount,Description', ...rows)).toEqual([[8_000], []])
  })

  it.each(['Debit', 'DR', 'DBIT', 'Soll'])('asks about an incoming amount beside %s', (word) => {
    const rows = [`2026-11-24,${word},90.00,Rent`, '2026-11-24,Transfer,80.00,INV-2026-000001']
    expect(paymentsOf('Date,Type,Amount,Description', ...rows)).toEqual([
      [8_000],
      [`"90.00" with "${word}" beside it: did it come in or go out?`],
    ])
  })

  it.each(['Pending', 'DECLINED', 'Umsatz vorgemerkt', 'Reverted', 'returned', 'Storno'])(
    'leaves out a movement that is %s',
    (status) => {
      const rows = [`2026-11-24,90.00,X,${status}`, '2026-11-24,80.00,X,Completed']
      expect(paymentsOf('Date,Amount,Description,State', ...rows)).toEqual([
        [8_000],
        [`"${status}" means that this money is not on the account.`],
      ])
    },
  )

  it.each([
    ['Transaction Currency', '90.00', 'MXN'],
    ['Account ccy', '90.00', 'JPY'],
    ['Type', 'S$90.00', 'x'],
    ['Type', 'HK$90.00', 'x'],
  ])('refuses a currency that we do not invoice in: %s, %s, %s', (name, amount, cell) => {
    const [payments, problems] = paymentsOf(
      `Date,Amount,Description,${name}`,
      `2026-11-24,${amount},X,${cell}`,
    )
    expect(payments).toEqual([])
    expect(problems[0]).toContain('is no currency that we invoice in')
  })

  it('is read in time with very many columns and rows', { timeout: 10_000 }, () => {
    const head = `Date,Amount,Description${',x'.repeat(200_000)}`
    const text = `${head}\n${'2026-11-24,90.00,X\n'.repeat(5_000)}${',\n'.repeat(200_000)}`
    expect(text.length).toBeLessThanOrEqual(MAX_BANK_FILE_BYTES)
    expect(readBankFile(text).payments).toHaveLength(5_000)
  })

  it('lets a dollar sign pay invoices in dollars alone', () => {
    const [payment] = readBankFile('Date,Amount,Memo\n2026-11-24,$90.00,INV-2026-000001').payments
    const kindIn = (currency: Currency) =>
      matchPayments(payment ? [payment] : [], [{ ...INVOICE, currency }], () => false)
        .map(({ kind }) => kind)
        .join()
    expect((['USD', 'AUD', 'EUR', 'CHF'] as const).map(kindIn)).toEqual([
      'sure',
      'sure',
      'sum',
      'sum',
    ])
    expect(
      readBankFile('Date,Amount,Currency,Memo\n2026-11-24,$90.00,AUD,x').payments[0]?.currency,
    ).toBe('AUD')
    expect(paymentsOf('Date,Amount,Currency,Memo', '2026-11-24,$90.00,EUR,x')[0]).toEqual([])
  })
})
