import { describe, expect, it } from 'vitest'
import {
  bankBookingSchema,
  bankFileSchema,
  bookkeepingCsv,
  bookkeepingSchema,
  invoiceDeskQuerySchema,
  pauseSchema,
  type BookkeepingRow,
} from './invoiceDesk.ts'

const invoice: BookkeepingRow = {
  number: 'INV-2026-000001',
  orderNumber: 'AMD-100001',
  kind: 'invoice',
  issuedOn: '2026-11-03',
  dueDate: '2026-12-17',
  buyer: 'Hearth Bakery',
  country: 'DE',
  vatId: 'DE136695976',
  currency: 'EUR',
  totalMinor: 123_405,
  taxMinor: 19_703,
}

/** The cells of a batch's lines, below its head. */
const cellsOf = (...rows: BookkeepingRow[]) =>
  bookkeepingCsv(rows)
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';'))

describe('documents for bookkeeping', () => {
  it('are one debit each, in the columns of a DATEV booking batch', () => {
    expect(cellsOf(invoice)).toEqual([
      [
        '1234,05',
        'S',
        'EUR',
        '',
        '',
        '0311',
        'INV-2026-000001',
        'AMD-100001',
        'Invoice Hearth Bakery',
        '197,03',
        'DE136695976',
        '17122026',
      ],
    ])
  })

  it.each([
    ['DE', 'DE136695976', 'DE136695976'],
    ['DE', '136 695 976', 'DE136695976'],
    ['GR', 'EL094259216', 'EL094259216'],
    ['GR', 'GR094259216', 'EL094259216'],
    ['FR', '', 'FR'],
  ])('list country %s once with the number %s', (country, vatId, told) => {
    expect(cellsOf({ ...invoice, country, vatId })[0]?.[10]).toBe(told)
  })

  it('are a credit for a refund, without a sign', () => {
    const note = { ...invoice, kind: 'credit_note' as const, totalMinor: -9, taxMinor: -100 }
    const [cells] = cellsOf(note)
    expect(cells?.slice(0, 2)).toEqual(['0,09', 'H'])
    expect(cells?.slice(8, 10)).toEqual(['Credit note Hearth Bakery', '1,00'])
  })

  it('are a zero debit if nothing is owed, and list a country alone', () => {
    const [cells] = cellsOf({ ...invoice, totalMinor: 0, taxMinor: 0, vatId: '' })
    expect([cells?.[0], cells?.[1], cells?.[10]]).toEqual(['0,00', 'S', 'DE'])
  })

  it('are cut to the 60 characters of a booking text', () => {
    const [cells] = cellsOf({ ...invoice, buyer: 'a'.repeat(80) })
    expect(cells?.[8]).toBe(`Invoice ${'a'.repeat(52)}`)
  })

  it('have a header of twelve columns, even without documents', () => {
    expect(bookkeepingCsv([]).startsWith('\uFEFFUmsatz (ohne Soll/Haben-Kz);Soll/Haben')).toBe(true)
    expect(bookkeepingCsv([]).split(';')).toHaveLength(12)
    expect(cellsOf(invoice, invoice)).toHaveLength(2)
  })
})

describe('the desk’s requests about invoices', () => {
  const takes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
    schema.safeParse(value).success

  it('include a list, a search of 500 characters and a cursor', () => {
    expect(invoiceDeskQuerySchema.parse({})).toEqual({ list: 'open', q: '' })
    expect(takes(invoiceDeskQuerySchema, { q: 'a'.repeat(500) })).toBe(true)
    expect(takes(invoiceDeskQuerySchema, { q: 'a'.repeat(501) })).toBe(false)
    expect(takes(invoiceDeskQuerySchema, { list: 'others' })).toBe(false)
    expect(takes(invoiceDeskQuerySchema, { after: 'a b' })).toBe(false)
  })

  it('pauses reminders for a reason of 3 to 500 characters', () => {
    expect(takes(pauseSchema, { isPaused: true, reason: 'yes' })).toBe(true)
    expect(takes(pauseSchema, { isPaused: true, reason: 'a'.repeat(500) })).toBe(true)
    expect(takes(pauseSchema, { isPaused: true, reason: ' ok ' })).toBe(false)
    expect(takes(pauseSchema, { isPaused: true, reason: 'a'.repeat(501) })).toBe(false)
  })

  it('include a bank’s file, of a million characters at most', () => {
    expect(takes(bankFileSchema, { text: 'a' })).toBe(true)
    expect(takes(bankFileSchema, { text: 'a'.repeat(1_000_000) })).toBe(true)
    expect(takes(bankFileSchema, { text: '' })).toBe(false)
    expect(takes(bankFileSchema, { text: 'a'.repeat(1_000_001) })).toBe(false)
  })

  it('books 1 to 500 payments of such a file', () => {
    const booking = (count: number, text = 'a', key = 'k', invoiceId = 'inv_1') =>
      takes(bankBookingSchema, {
        text,
        chosen: Array.from({ length: count }, () => ({ key, invoiceId })),
      })
    expect(booking(1)).toBe(true)
    expect(booking(500)).toBe(true)
    expect(booking(0)).toBe(false)
    expect(booking(501)).toBe(false)
    expect(booking(1, 'a'.repeat(1_000_000), 'k'.repeat(2_000), 'i'.repeat(64))).toBe(true)
    expect(booking(1, '')).toBe(false)
    expect(booking(1, 'a'.repeat(1_000_001))).toBe(false)
    expect(booking(1, 'a', '')).toBe(false)
    expect(booking(1, 'a', 'k'.repeat(2_001))).toBe(false)
    expect(booking(1, 'a', 'k', 'i'.repeat(65))).toBe(false)
  })

  it('asks for bookkeeping by days', () => {
    expect(takes(bookkeepingSchema, { from: '2026-11-01', until: '2026-11-30' })).toBe(true)
    expect(takes(bookkeepingSchema, { from: '11/01/2026', until: '2026-11-30' })).toBe(false)
  })
})
