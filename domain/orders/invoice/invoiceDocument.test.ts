import { describe, expect, it } from 'vitest'
import { invoiceDocument, invoiceSums, type InvoiceSource } from './invoiceDocument.ts'

const amounts = {
  subtotalMinor: 900_00,
  discountMinor: 100_00,
  netMinor: 800_00,
  taxMinor: 64_00,
  totalMinor: 864_00,
}
const lineAmounts = (subtotalMinor: number) => ({ ...amounts, subtotalMinor })
const SOURCE: InvoiceSource = {
  invoice: {
    id: 'inv_1',
    year: 2026,
    sequence: 7,
    kind: 'invoice',
    currency: 'USD',
    issuedAt: '2026-11-23T07:30:00.000Z',
    dueDate: '2026-12-07',
    reason: null,
    billing: null,
    buyerName: null,
  },
  correctsNumber: null,
  takenBack: null,
  cardPage: null,
  order: {
    number: 'AMD-100001',
    createdAt: '2026-11-22T23:30:00.000Z',
    paymentMethod: 'invoice',
    contact: {
      firstName: 'Jane',
      lastName: 'Doe',
      email: 'jane@example.com',
      phone: '',
      type: 'company',
      companyName: 'Acme LLC',
    },
    advertiser: { name: 'Acme', website: '', industry: 'retail' },
    billing: {
      country: 'US',
      line1: '1 Main St',
      line2: '',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
      invoiceEmail: '',
      vatId: 'US12',
    },
    amounts,
    discounts: [],
    tax: {
      treatment: 'taxed',
      label: 'Sales tax',
      rule: 'A rule',
      taxes: [{ name: 'TX sales tax', ratePpm: 80_000, amountMinor: 64_00 }],
    },
    perUsdMicros: 1_000_000,
    rateDate: '2026-11-20',
    offer: null,
  },
  lines: [
    {
      name: 'Spring bread',
      type: 'campaign',
      mediaType: 'ctv',
      quantity: 1,
      startDate: '2026-12-01',
      endDate: '2026-12-31',
      amounts: lineAmounts(700_00),
    },
    {
      name: '',
      type: 'adcreation',
      mediaType: 'online_audio',
      quantity: 2,
      startDate: null,
      endDate: null,
      amounts: lineAmounts(200_00),
    },
  ],
  seller: {
    address: ['AdMarket'],
    taxId: '',
    email: '',
    bank: 'IBAN 1.',
    timeZone: 'America/Los_Angeles',
  },
}
type Changes = { invoice?: object; order?: object } & Partial<
  Omit<InvoiceSource, 'invoice' | 'order'>
>
const documentOf = ({ invoice, order, ...rest }: Changes = {}) =>
  invoiceDocument({
    ...SOURCE,
    ...rest,
    invoice: { ...SOURCE.invoice, ...invoice },
    order: { ...SOURCE.order, ...order },
  })
const coupons = [
  { num: 'SPRING', appliedMinor: 100_00 },
  { num: 'UNUSED', appliedMinor: 0 },
]

describe('an invoice', () => {
  it('states parties, items, dates and amounts, with days in the seller’s zone', () => {
    expect(documentOf()).toMatchObject({
      title: 'Invoice',
      standing: '',
      number: 'INV-2026-000007',
      issuedOn: '2026-11-22',
      orderedOn: '2026-11-22',
      dueOn: '2026-12-07',
      pageSize: 'LETTER',
      buyer: {
        address: ['Acme LLC', 'Jane Doe', '1 Main St', 'Austin, TX 78701', 'United States'],
        vatId: 'US12',
      },
      agency: '',
      commission: null,
      lines: [
        {
          name: 'Spring bread',
          detail: 'Campaign, Streaming TV, Tue, Dec 1, 2026 to Thu, Dec 31, 2026',
          quantity: 1,
          amountMinor: 700_00,
        },
        { name: 'Audio', detail: 'Ad creation, Audio', quantity: 2, amountMinor: 200_00 },
      ],
      grossMinor: 900_00,
      subtotalMinor: 900_00,
      netMinor: 800_00,
      taxes: [{ label: 'TX sales tax 8%', amountMinor: 64_00 }],
      totalMinor: 864_00,
    })
  })

  it('states its tax in the currency of the buyer’s country, with rate and day', () => {
    const vatRate = { currency: 'EUR', perUnitMicros: 862_000, rateDate: '2026-11-20' } as const
    const note = 'TX sales tax 8% in EUR: €55.17, at 1 USD = 0.862 EUR on Fri, Nov 20, 2026.'
    expect(documentOf({ invoice: { vatRate } }).notes[0]).toBe(note)
    expect(documentOf({ invoice: { vatRate, kind: 'credit_note' } }).notes[0]).toBe(
      note.replace('€', '−€'),
    )
    const untaxed = { ...SOURCE.order.tax, taxes: [] }
    expect(documentOf({ invoice: { vatRate }, order: { tax: untaxed } }).notes[0]).not.toContain(
      'EUR',
    )
  })

  it('states when it was paid, in the seller’s zone, and then requests nothing', () => {
    const open = documentOf({ cardPage: 'https://example.com' })
    expect(open).toMatchObject({ paidOn: null, cardPage: 'https://example.com' })
    expect(open.notes.join(' ')).toContain('Please pay')
    const paidAt = '2026-11-26T03:00:00.000Z'
    const paid = documentOf({ cardPage: 'https://example.com', invoice: { paidAt } })
    expect(paid).toMatchObject({ paidOn: '2026-11-25', cardPage: null })
    expect(paid.notes.join(' ')).not.toMatch(/Please pay|Payment by card/)
    expect(documentOf({ invoice: { paidAt, kind: 'credit_note' } }).paidOn).toBeNull()
  })

  it('has no campaign days if one of them is unknown', () => {
    const detailOf = (dates: { startDate: string | null; endDate: string | null }) => {
      const [line] = SOURCE.lines
      if (!line) throw new Error('there are two')
      return documentOf({ lines: [{ ...line, ...dates }] }).lines[0]?.detail
    }
    expect(detailOf({ startDate: null, endDate: '2026-12-31' })).toBe('Campaign, Streaming TV')
    expect(detailOf({ startDate: '2026-12-01', endDate: null })).toBe('Campaign, Streaming TV')
  })

  it('is made out to a person, a company, or the name in a correction', () => {
    const { contact, billing } = SOURCE.order
    const person = documentOf({ order: { contact: { ...contact, type: 'individual' } } })
    expect(person.buyer.address[0]).toBe('Jane Doe')
    expect(person.buyer.vatId).toBe('')
    const named = { buyerName: 'Acme Group', billing: { ...billing, line1: '2 Side St' } }
    const corrected = documentOf({ invoice: named })
    expect(corrected.buyer.address.slice(0, 2)).toEqual(['Acme Group', '2 Side St'])
    const german = documentOf({ invoice: { billing: { ...billing, country: 'DE' } } })
    expect(german.pageSize).toBe('A4')
  })

  it('is due unless it is paid by card, or reversed', () => {
    expect(documentOf({ order: { paymentMethod: 'card' } }).dueOn).toBeNull()
    const takenBack = { creditNote: null, replacement: null }
    expect(documentOf({ takenBack }).dueOn).toBeNull()
    expect(documentOf({ invoice: { kind: 'credit_note' } }).dueOn).toBeNull()
  })

  it('states its status when it was reversed', () => {
    const standing = (creditNote: string | null, replacement: string | null) =>
      documentOf({ takenBack: { creditNote, replacement } }).standing
    expect(standing('INV-2026-000008', null)).toBe(
      'Canceled: this invoice was withdrawn by credit note INV-2026-000008. There is nothing to pay.',
    )
    expect(standing(null, null)).toContain('was withdrawn. There')
    expect(standing('INV-2026-000008', 'INV-2026-000009')).toBe(
      'Corrected: this invoice was withdrawn by credit note INV-2026-000008. Invoice INV-2026-000009 replaces it.',
    )
  })
})

describe('the totals of an invoice', () => {
  const labels = (changes: Changes) =>
    invoiceSums(documentOf(changes)).map(({ label, amountMinor }) => [label, amountMinor])

  it('are a subtotal and taxes, and a net if coupons were used', () => {
    expect(labels({})).toEqual([
      ['Subtotal', 900_00],
      ['TX sales tax 8%', 64_00],
    ])
    expect(labels({ order: { discounts: coupons } })).toEqual([
      ['Subtotal', 900_00],
      ['Coupon SPRING', -100_00],
      ['Net', 800_00],
      ['TX sales tax 8%', 64_00],
    ])
    const tax = { ...SOURCE.order.tax, label: 'No sales tax', taxes: [] }
    expect(labels({ order: { tax } }).at(-1)).toEqual(['No sales tax', 0])
  })

  it('start before an agency’s commission, which its lines include', () => {
    const offer = {
      id: 'off_1',
      number: 'OFF-2026-000001',
      version: 1,
      agency: 'Great Ads',
      commission: { permille: 150, linesMinor: [70_00, 30_00] },
    }
    const document = documentOf({ order: { offer } })
    expect(document.agency).toBe('Great Ads')
    expect(document.lines.map(({ amountMinor }) => amountMinor)).toEqual([770_00, 230_00])
    expect(labels({ order: { offer } }).slice(0, 3)).toEqual([
      ['Gross', 1_000_00],
      ['Agency commission 15%', -100_00],
      ['Subtotal', 900_00],
    ])
  })

  it('are negated on a credit note, and zero stays zero', () => {
    const credit = { invoice: { kind: 'credit_note' }, order: { discounts: coupons } }
    expect(documentOf(credit)).toMatchObject({ title: 'Credit note', totalMinor: -864_00 })
    expect(labels(credit)).toEqual([
      ['Subtotal', -900_00],
      ['Coupon SPRING', 100_00],
      ['Net', -800_00],
      ['TX sales tax 8%', -64_00],
    ])
    const free = { ...amounts, totalMinor: 0 }
    expect(documentOf({ ...credit, order: { amounts: free } }).totalMinor).toBe(0)
  })
})

describe('the notes of an invoice', () => {
  const DATES = 'Dates are in Pacific Time.'
  const notes = (changes: Changes) => documentOf(changes).notes

  it('state how to pay while there is something to pay', () => {
    expect(notes({})).toEqual([
      'Please pay by Mon, Dec 7, 2026 and name the invoice number. IBAN 1.',
      DATES,
    ])
    expect(notes({ order: { paymentMethod: 'card' } })).toEqual(['Payment by card.', DATES])
    expect(notes({ takenBack: { creditNote: null, replacement: null } })).toEqual([DATES])
    expect(notes({ order: { amounts: { ...amounts, totalMinor: 0 } } })).toEqual([DATES])
    expect(notes({ invoice: { kind: 'credit_note' } })).toEqual([DATES])
  })

  it('offer a card besides the transfer, if a page accepts one while there is something to pay', () => {
    const cardPage = 'https://shop.example/en-US/amendment/amd_1'
    const document = documentOf({ cardPage })
    expect(document.notes[0]).toBe(
      'Please pay by Mon, Dec 7, 2026, by transfer or by card. With a transfer, name the invoice number. IBAN 1.',
    )
    expect(document.cardPage).toBe(cardPage)
    expect(documentOf().cardPage).toBeNull()
    const takenBack = { creditNote: null, replacement: null }
    for (const over of [
      { takenBack },
      { invoice: { kind: 'credit_note' } },
      { order: { amounts: { ...amounts, totalMinor: 0 } } },
      { order: { paymentMethod: 'card' } },
    ])
      expect(documentOf({ cardPage, ...over }).cardPage).toBeNull()
  })

  it('state what is reversed or replaced, and why', () => {
    const correctsNumber = 'INV-2026-000003'
    expect(
      notes({ correctsNumber, invoice: { kind: 'credit_note', reason: 'Wrong name' } }),
    ).toEqual([
      'This credit note cancels invoice INV-2026-000003 in full.',
      'Reason: Wrong name',
      DATES,
    ])
    expect(notes({ correctsNumber })[0]).toBe('This invoice replaces invoice INV-2026-000003.')
    expect(notes({ correctsNumber })).toHaveLength(3)
  })

  it('state the rate of another currency, with the digits it has', () => {
    const rate = (perUsdMicros: number) =>
      notes({ invoice: { currency: 'EUR' }, order: { perUsdMicros } })[1]
    expect(rate(862_345)).toBe(
      'Prices are set in US dollars: $1.00 = 0.862345 EUR on Fri, Nov 20, 2026.',
    )
    expect(rate(860_000)).toContain('= 0.86 EUR')
    expect(rate(1_000_000)).toContain('= 1.00 EUR')
  })
})
