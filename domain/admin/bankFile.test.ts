import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CSV_START, csvLine } from '../export/csvCell.ts'
import { readCsv } from '../export/readCsv.ts'
import {
  type MatchedInvoice,
  matchPayments,
  numbersIn,
  readAmount,
  readBankFile,
  readDay,
} from './bankFile.ts'

const FILE = `Date;Amount;Currency;Name;Reference
2026-11-20;1.234,50;USD;Hearth Bakery;INV-2026-000001
11/21/2026;99.00;;"Lee; Sons";order amd 100002 thanks
22.11.2026;-12,00;USD;Us;rent
someday;5;USD;X;Y
2026-11-22;much;USD;X;Y
`

const invoice = (changes: Partial<MatchedInvoice>): MatchedInvoice => ({
  id: 'inv_1',
  orderId: 'ord_1',
  invoiceNumber: 'INV-2026-000001',
  orderNumber: 'AMD-100001',
  isOpen: true,
  isPaid: false,
  totalMinor: 123_450,
  currency: 'USD',
  buyer: 'Hearth Bakery',
  ...changes,
})

const NEVER = () => false

describe("a bank's file", () => {
  it('is read by its columns, and says what it cannot read', () => {
    const { payments, problems } = readBankFile(FILE)
    expect(payments.map(({ key: _key, ...payment }) => payment)).toEqual([
      {
        date: '2026-11-20',
        amountMinor: 123_450,
        currency: 'USD',
        payer: 'Hearth Bakery',
        reference: 'INV-2026-000001',
      },
      {
        date: '2026-11-21',
        amountMinor: 9_900,
        currency: null,
        payer: 'Lee; Sons',
        reference: 'order amd 100002 thanks',
      },
    ])
    expect(problems).toEqual([
      { row: 5, text: '"someday" is not a date.' },
      { row: 6, text: '"much" is not an amount.' },
    ])
    expect(readBankFile('Name,Total\nX,1').problems[0]?.text).toContain('date, amount, reference')
  })

  it('gives a payment the same key in every file, and two alike on a day one each', () => {
    const again = `${FILE}2026-11-20;1234.50;USD;Hearth Bakery;INV-2026-000001\n`
    const keys = readBankFile(again).payments.map(({ key }) => key)
    expect(keys.slice(0, 2)).toEqual(readBankFile(FILE).payments.map(({ key }) => key))
    expect(new Set(keys).size).toBe(3)
  })

  it('numbers payments that say the same, and only those', () => {
    const row = '2026-11-20,5.00,X,thanks\n'
    const { payments } = readBankFile(`date,amount,name,reference\n${row}${row}${row}`)
    const facts = '2026-11-20|500||X|thanks'
    expect(payments.map(({ key }) => key)).toEqual([facts, `${facts}|2`, `${facts}|3`])
  })

  it('leaves out what is nothing, and rows after the five hundredth', () => {
    const file = (rows: number) =>
      readBankFile(`date,amount,reference\n${'2026-11-20,5.00,thanks\n'.repeat(rows)}`)
    expect(readBankFile('date,amount,reference\n2026-11-20,0.00,x\n').payments).toEqual([])
    expect(file(500).problems).toEqual([])
    const { payments, problems } = file(501)
    expect(payments).toHaveLength(500)
    expect(problems).toEqual([{ row: 502, text: 'A file may have 500 rows. Please split it.' }])
  })

  it.each([
    ['99,999,999,999', 9_999_999_999_900],
    ['999,999,999,999', null],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1 234', 123_400],
    ['1.234.567,8', 123_456_780],
    ['$99.00', 9_900],
    ['-5,00', -500],
    ['', null],
    ['-', null],
  ])('reads the amount %s', (text, minor) => expect(readAmount(text)).toBe(minor))

  it('reads no day that there is not', () => {
    expect(readDay('02/30/2026')).toBeNull()
    expect(readDay('30.04.2026')).toBe('2026-04-30')
  })

  it('reads back what a CSV file says', () => {
    const cell = fc.string().map((text) => `x${text.replaceAll(/[\r\uFEFF]/g, '')}`)
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 })
    fc.assert(
      fc.property(rows, (cells) => {
        expect(readCsv(CSV_START + cells.map((row) => csvLine(row)).join(''), ',')).toEqual(cells)
      }),
    )
  })
})

describe('payments and invoices', () => {
  const kinds = (
    file: string,
    invoices: MatchedInvoice[],
    booked: (key: string) => boolean = NEVER,
  ) =>
    matchPayments(readBankFile(file).payments, invoices, booked).map(({ kind, invoice: one }) => [
      kind,
      one?.id,
    ])

  it('are matched by number and sum', () => {
    const second = invoice({
      id: 'inv_2',
      invoiceNumber: 'INV-2026-000002',
      orderNumber: 'AMD-100002',
      totalMinor: 10_000,
    })
    expect(kinds(FILE, [invoice({}), second])).toEqual([
      ['sure', 'inv_1'],
      ['sum', 'inv_2'],
    ])
    expect(kinds(FILE, [invoice({ isOpen: false })])).toEqual([
      ['closed', 'inv_1'],
      ['none', undefined],
    ])
    expect(kinds(FILE, [invoice({ isOpen: false, isPaid: true })])[0]).toEqual(['paid', 'inv_1'])
    const row = '2026-11-20,1234.50,INV-2026-000001\n'
    const twice = `date,amount,reference\n${row}${row}2026-11-20,5.00,INV-2026-000001\n`
    expect(kinds(twice, [invoice({})])).toEqual([
      ['sure', 'inv_1'],
      ['twice', 'inv_1'],
      ['twice', 'inv_1'],
    ])
    expect(kinds(FILE, [], () => true)).toEqual([
      ['booked', undefined],
      ['booked', undefined],
    ])
  })

  it('leave an invoice to the payment that has its sum', () => {
    const file =
      'date,amount,reference\n2026-11-20,5.00,INV-2026-000001\n2026-11-20,1234.50,INV-2026-000001\n'
    expect(kinds(file, [invoice({})])).toEqual([
      ['sum', 'inv_1'],
      ['sure', 'inv_1'],
    ])
  })

  it('are likely where one open invoice alone has the sum', () => {
    const file = 'date,amount,reference\n2026-11-20,50.00,thanks\n2026-11-20,50.00,thanks\n'
    const fifty = { invoiceNumber: 'INV-2026-000009', orderNumber: 'AMD-100009', totalMinor: 5_000 }
    expect(kinds(file, [invoice(fifty)])).toEqual([
      ['likely', 'inv_1'],
      ['none', undefined],
    ])
    expect(kinds(file, [invoice(fifty), invoice({ ...fifty, id: 'inv_2' })])).toEqual([
      ['none', undefined],
      ['none', undefined],
    ])
    expect(kinds(file, [invoice({ ...fifty, currency: 'EUR' })])[0]?.[0]).toBe('likely')
  })

  it('are named in many ways', () => {
    expect(numbersIn('inv 2026 000012, AMD100001')).toEqual({
      invoices: ['INV-2026-000012'],
      orders: ['AMD-100001'],
    })
  })
})
