import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CSV_START, csvLine } from '#domain/foundation/export/csvCell.ts'
import { readCsv } from '#domain/foundation/export/readCsv.ts'
import {
  MAX_BANK_FILE_BYTES,
  MAX_BANK_ROWS,
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
  it('is parsed by its columns, with an error for each unreadable row', () => {
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

  it('gives a payment the same key in every file, and two equal ones on a day different keys', () => {
    const again = `${FILE}2026-11-20;1234.50;USD;Hearth Bakery;INV-2026-000001\n`
    const keys = readBankFile(again).payments.map(({ key }) => key)
    expect(keys.slice(0, 2)).toEqual(readBankFile(FILE).payments.map(({ key }) => key))
    expect(new Set(keys).size).toBe(3)
  })

  it('numbers equal payments only', () => {
    const row = '2026-11-20,5.00,X,thanks\n'
    const { payments } = readBankFile(`date,amount,name,reference\n${row}${row}${row}`)
    const facts = '2026-11-20|500||X|thanks'
    expect(payments.map(({ key }) => key)).toEqual([facts, `${facts}|2`, `${facts}|3`])
  })

  it('skips empty payments, and rows after the five thousandth', () => {
    const file = (rows: number) =>
      readBankFile(`date,amount,reference\n${'2026-11-20,5.00,thanks\n'.repeat(rows)}`)
    expect(readBankFile('date,amount,reference\n2026-11-20,0.00,x\n').payments).toEqual([])
    expect(file(501).problems).toEqual([])
    expect(file(501).payments).toHaveLength(501)
    const { payments, problems } = file(5_001)
    expect(payments).toHaveLength(5_000)
    expect(problems).toEqual([{ row: 5_002, text: 'A file may have 5,000 rows. Please split it.' }])
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
    ['(100.00)', -10_000],
    ['100.00 DR', -10_000],
    ['DR 100.00', -10_000],
    ['100.00 CR', 10_000],
    ['100,00 S', -10_000],
    ['100,00 H', 10_000],
    ['100.00-', -10_000],
    ['+100.00', 10_000],
    ['(-100.00)', null],
    ['100.00 DR CR', null],
    ['1000.0000', 100_000],
    ['90.0050', null],
    ['.50', 50],
    ['0.500', 50],
    ['1.234', null],
    ['1,23,456.00', null],
    ['12.34.56', null],
    ['1.234,56,78', null],
    ["1'234.50", 123_450],
    ['90,00 €', 9_000],
    ['USD 90.00', 9_000],
    ['90.00 MXN', 9_000],
    ['9O.00', null],
    ['1-2', null],
    ['C$90.00', 9_000],
    ['S$90.00', 9_000],
    ['DR$90.00', -9_000],
    ['-$90.00', -9_000],
    ['90 00', null],
    ['12 34,50', null],
    ['1 234,50', 123_450],
    ['１２.５０', 1_250],
  ])('parses the amount %s', (text, minor) => expect(readAmount(text)).toBe(minor))

  it.each([
    ['22.11.26', '2026-11-22'],
    ['22-Nov-2026', '2026-11-22'],
    ['Nov 22, 2026', '2026-11-22'],
    ['22. März 2026', '2026-03-22'],
    ['20261122', '2026-11-22'],
    ['2026/11/22', '2026-11-22'],
    ['11/22/26', '2026-11-22'],
    ['22/11/2026', '2026-11-22'],
    ['04/04/2026', '2026-04-04'],
    ['03/04/2026', null],
    ['2026-13-01', null],
    ['1.2', null],
  ])('parses the day %s', (text, day) => expect(readDay(text)).toBe(day))

  it('is parsed in full with 5,000 rows and a million characters', () => {
    const row = `2026-11-20;1.234,50;USD;Hearth Bakery;${'INV-2026-000001 '.repeat(10)}`
    const text = `Date;Amount;Currency;Name;Reference\n${`${row}\n`.repeat(MAX_BANK_ROWS)}`
    expect(text.length).toBeGreaterThan(950_000)
    expect(text.length).toBeLessThanOrEqual(MAX_BANK_FILE_BYTES)
    const { payments, problems } = readBankFile(text)
    expect(payments).toHaveLength(MAX_BANK_ROWS)
    expect(problems).toEqual([])
  })

  it('has one order of day and month, decided over all its rows', () => {
    const file = (...days: string[]) =>
      `Date,Amount,Reference\n${days.map((day) => `${day},1.00,x\n`).join('')}`
    const days = (text: string, order?: 'dmy' | 'mdy') =>
      readBankFile(text, order ?? null).payments.map(({ date }) => date)
    expect(days(file('03/04/2026', '25/04/2026'))).toEqual(['2026-04-03', '2026-04-25'])
    expect(days(file('03/04/2026', '04/25/2026'))).toEqual(['2026-03-04', '2026-04-25'])
    const unsure = readBankFile(file('03/04/2026', '05/05/2026'))
    expect(unsure.asksDateOrder).toBe(true)
    expect(unsure.payments.map(({ date }) => date)).toEqual(['2026-05-05'])
    expect(unsure.problems[0]?.text).toContain('can be two days')
    expect(days(file('03/04/2026'), 'dmy')).toEqual(['2026-04-03'])
    expect(days(file('03/04/2026'), 'mdy')).toEqual(['2026-03-04'])
    // Two contradictory rows give no evidence about a third.
    const mixed = readBankFile(file('25/04/2026', '04/25/2026', '03/04/2026'), 'dmy')
    expect(mixed.payments).toHaveLength(2)
    expect(mixed.problems).toHaveLength(1)
  })

  it('has one decimal sign, decided over all its rows', () => {
    const file = (...amounts: string[]) =>
      `Date;Amount;Reference\n${amounts.map((one) => `2026-11-24;${one};x\n`).join('')}`
    const amounts = (text: string) =>
      readBankFile(text).payments.map(({ amountMinor }) => amountMinor)
    expect(amounts(file('1.234', '9,50'))).toEqual([123_400, 950])
    expect(amounts(file('1.234', '9.50'))).toEqual([950])
    expect(amounts(file('1,234', '9.50'))).toEqual([123_400, 950])
    expect(readBankFile(file('1.234')).problems).toHaveLength(1)
  })

  it('never treats outgoing money as incoming', () => {
    const outgoing = `Date,Amount,Name,Description
2026-11-24,(120.00),Cloud Host Ltd,Refund of INV-2026-000001
2026-11-24,120.00 DR,Cloud Host Ltd,Refund INV-2026-000001
`
    expect(readBankFile(outgoing)).toMatchObject({ payments: [], problems: [] })
    const column = `Date,Amount,Debit/Credit,Name,Description
2026-11-24,90.00,Debit,Office Rent,Rent November
2026-11-24,90.00,Credit,Example Buyer,INV-2026-000001
2026-11-24,90.00,Perhaps,Example Buyer,INV-2026-000001
2026-11-24,-90.00,Credit,Example Buyer,INV-2026-000001
`
    const read = readBankFile(column)
    expect(read.payments.map(({ payer }) => payer)).toEqual(['Example Buyer'])
    expect(read.problems.map(({ row }) => row)).toEqual([4, 5])
    const two = `Date,Debit,Credit,Description
2026-11-24,90.00,,rent
2026-11-24,,80.00,INV-2026-000001
2026-11-24,0.00,70.00,INV-2026-000002
2026-11-24,60.00,60.00,both
2026-11-24,,,none
`
    const both = readBankFile(two)
    expect(both.payments.map(({ amountMinor }) => amountMinor)).toEqual([8_000, 7_000])
    expect(both.problems.map(({ row }) => row)).toEqual([5, 6])
  })

  it('parses four decimals, and an amount without a whole part', () => {
    const file = `Date,Amount,Name,Description
2026-11-24,90.0000,Example Buyer,INV-2026-000001
2026-11-24,.50,Example Buyer,INV-2026-000001
`
    expect(readBankFile(file).payments.map(({ amountMinor }) => amountMinor)).toEqual([9_000, 50])
  })

  it('parses the export of a German savings bank, below its own preamble', () => {
    const file = `Umsätze;Konto DE00
Zeitraum;01.11.26 - 24.11.26
"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"Betrag";"Waehrung";"Info"
"DE00";"24.11.26";"24.11.26";"GUTSCHRIFT";"INV-2026-000001";"EXAMPLE BUYER";"DE00";"90,00";"EUR";"Umsatz gebucht"
`
    expect(readBankFile(file)).toMatchObject({
      payments: [
        {
          date: '2026-11-24',
          amountMinor: 9_000,
          currency: 'EUR',
          payer: 'EXAMPLE BUYER',
          reference: 'INV-2026-000001',
        },
      ],
      problems: [],
    })
  })

  it('reports a currency that is not ours, or two of them', () => {
    const file = (head: string, row: string) =>
      readBankFile(`Date,${head},Reference\n2026-11-24,${row},x\n`)
    expect(file('Amount,Currency', '90.00,MXN').problems[0]?.text).toContain('MXN')
    expect(file('Amount,Currency', '90.00 MXN,').payments).toEqual([])
    expect(file('Amount,Currency', '90.00 EUR,USD').payments).toEqual([])
    expect(file('Amount (EUR)', '90.00').payments[0]?.currency).toBe('EUR')
    expect(file('Amount', '90.00 €').payments[0]?.currency).toBe('EUR')
    expect(file('Amount,Currency', '90.00,').payments[0]?.currency).toBeNull()
  })

  it('never books a wrong amount, in any format', () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 })
    const group = (whole: number, sign: string) =>
      whole.toLocaleString('en-US').replaceAll(',', sign)
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom('.', ','),
        fc.constantFrom('', "'", ' ', '+'),
        (minor, sign, other) => {
          const grouping = other === '+' ? (sign === '.' ? ',' : '.') : other
          const text = `${group(Math.floor(minor / 100), grouping)}${sign}${String(minor % 100).padStart(2, '0')}`
          expect(readAmount(text)).toBe(minor)
          expect(readAmount(`(${text})`)).toBe(-minor)
          expect(readAmount(`${text} DR`)).toBe(-minor)
          expect(readAmount(`-${text}`)).toBe(-minor)
          expect(readAmount(`${text}00`)).toBe(minor)
        },
      ),
    )
  })

  it('rejects invalid days', () => {
    expect(readDay('02/30/2026')).toBeNull()
    expect(readDay('30.04.2026')).toBe('2026-04-30')
  })

  it('round-trips a CSV file', () => {
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

  it('leave an invoice to the payment of its exact sum', () => {
    const file =
      'date,amount,reference\n2026-11-20,5.00,INV-2026-000001\n2026-11-20,1234.50,INV-2026-000001\n'
    expect(kinds(file, [invoice({})])).toEqual([
      ['sum', 'inv_1'],
      ['sure', 'inv_1'],
    ])
  })

  it('are likely matches if only one open invoice has the sum', () => {
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

  it('match partial payments, and the rest after them', () => {
    const file =
      'date,amount,currency,reference\n2026-11-20,1000.00,USD,INV-2026-000001\n2026-11-20,234.50,EUR,INV-2026-000001\n2026-11-21,234.50,,INV-2026-000001\n'
    const { payments } = readBankFile(file)
    expect(matchPayments(payments, [invoice({})], NEVER)).toMatchObject([
      { kind: 'sum', restMinor: 23_450 },
      { kind: 'sum' },
      { kind: 'sum', restMinor: 100_000 },
    ])
    const rest = matchPayments(payments, [invoice({ paidMinor: 100_000 })], NEVER)
    expect(rest.map(({ kind }) => kind)).toEqual(['sum', 'sum', 'sure'])
    expect(rest[1] && 'restMinor' in rest[1]).toBe(false)
  })

  it('match numbers with spaces where a bank breaks its lines', () => {
    expect(numbersIn('I NV-2026-000 001').invoices).toEqual(['INV-2026-000001'])
    expect(numbersIn('INV-20 26-00 0001 24.11.26').invoices).toEqual(['INV-2026-000001'])
    expect(numbersIn('INV-2026-0000012').invoices).toEqual([])
    expect(numbersIn('AMD-100 001 2026').orders).toEqual(['AMD-100001', 'AMD-1000012026'])
    expect(numbersIn('AMD-100001').orders).toEqual(['AMD-100001'])
  })

  it('match many spellings of a number', () => {
    expect(numbersIn('inv 2026 000012, AMD100001')).toEqual({
      invoices: ['INV-2026-000012'],
      orders: ['AMD-100001'],
    })
  })
})
