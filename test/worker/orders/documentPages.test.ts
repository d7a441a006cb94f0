import { env } from 'cloudflare:workers'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { invoiceDocument, type InvoiceSource } from '#domain/orders/invoice/invoiceDocument.ts'
import type { Currency } from '#domain/foundation/money/amount.ts'
import type { OfferContent } from '#domain/sales/offer/offerContent.types.ts'
import { sampleReport } from '#domain/reporting/sample/sampleReport.ts'
import { offerDocument } from '#domain/sales/offer/offerDocument.ts'
import { invoicePdf } from '#worker/adapters/pdf/invoicePdf.ts'
import { offerPdf } from '#worker/adapters/pdf/offerPdf.ts'
import type { PdfDefinition } from '#worker/adapters/pdf/pdfDefinition.ts'
import { wrapUpPdf } from '#worker/adapters/pdf/wrapUpPdf.ts'
import { renderPdf } from '#worker/adapters/pdf/renderPdf.ts'
import { LONGEST_NAMES, mailedOrder, SHORT_NAMES } from '#test/support/orders/mailedOrders.ts'

const SELLER = {
  address: ['AdMarket Direct, Inc.', '500 Congress Avenue', 'Austin, TX 78701'],
  taxId: 'EIN 00-0000000',
  email: 'desk@admarket.example',
  bank: 'Account 000000000, routing number 000000000.',
  timeZone: 'America/Chicago',
}

const DETAILS = /Campaign,|Ad creation,|Screen:|Reaches/

function invoice(
  names: typeof LONGEST_NAMES,
  {
    count,
    coupons = 1,
    currency = 'CHF',
  }: { count: number; coupons?: number; currency?: Currency },
): PdfDefinition {
  const order = mailedOrder(names, { count, currency, ads: 0 })
  const [discount] = order.discounts
  const source: InvoiceSource = {
    invoice: {
      id: 'inv_1',
      year: 2026,
      sequence: 123,
      kind: 'invoice',
      currency,
      issuedAt: order.createdAt,
      dueDate: '2026-12-07',
      reason: null,
      billing: null,
      buyerName: null,
    },
    correctsNumber: null,
    takenBack: null,
    cardPage: 'https://admarket.example/en-US/invoice/inv_7Kq29xWd44tFfA1r',
    order: {
      ...order,
      discounts: Array.from({ length: coupons }, () => discount!),
      amounts: order.totals,
      perUsdMicros: 862_000,
      rateDate: '2026-11-20',
      offer: null,
    },
    lines: order.lines,
    seller: SELLER,
  }
  return invoicePdf(invoiceDocument(source))
}

function offer(
  names: typeof LONGEST_NAMES,
  { count, screens }: { count: number; screens: number },
) {
  const order = mailedOrder(names, { count, currency: 'USD', ads: 0 })
  const price = {
    listMinor: 312_499_99,
    discountMinor: 0,
    commissionMinor: 0,
    payMinor: 312_499_99,
  }
  const content: OfferContent = {
    items: [],
    lines: order.lines.map(({ key, type, mediaType, name, quantity, impressions }) => ({
      key,
      type,
      mediaType,
      name,
      quantity,
      impressions,
      price,
      ratecardMinor: 390_624_99,
      taxMinor: 0,
      reach: 1,
      frequency: 3.5,
      cpmMinor: 12_50,
      facts: Array.from({ length: 30 }, (_, at) => ({ label: `Fact ${at}`, value: name })),
      screens: Array.from({ length: screens }, (_, at) => ({
        id: `scr_${at}`,
        name: `Wall ${at}`,
        detail: 'Roadside',
        weeklyViews: 1,
        cpmMinor: 5_00,
      })),
    })),
    terms: { discountPermille: 50, commissionPermille: 150 },
    sum: { ...price, discountMinor: 1_00, commissionMinor: 1_00 },
    ratecardMinor: count * 390_624_99,
    totals: order.totals,
    tax: order.tax,
  }
  return offerPdf(
    offerDocument({
      offer: {
        year: 2026,
        sequence: 1,
        desk: 'europe',
        advertiser: names.company,
        agency: names.company,
        email: names.email,
        phone: '',
        country: 'US',
        timeZone: 'Europe/Berlin',
        heldUntil: '2026-11-27T14:30:00.000Z',
      },
      version: { version: 2, content, lastDay: '2026-12-09', createdAt: order.createdAt },
      seller: SELLER,
      person: `${names.firstName} ${names.lastName}`,
    }),
  )
}

/** A report whose creatives have this name. */
const report = (name: string, detail: string): PdfDefinition => {
  const sample = sampleReport()
  const creative = sample.breakdowns.creative.map((row) => ({
    ...row,
    name,
    detail,
    spendUsdMinor: 112_499_99,
  }))
  return wrapUpPdf({ ...sample, breakdowns: { ...sample.breakdowns, creative } }, new Map())
}

/** Text that is printed beyond the right margin. */
async function beyondMargin(definition: PdfDefinition): Promise<string[]> {
  const file = await getDocumentProxy(await renderPdf(env, definition))
  const beyond: string[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    const { items } = await page.getTextContent()
    const end = page.getViewport({ scale: 1 }).width - 54 + 1
    for (const item of items)
      if ('str' in item && Number(item.transform[4]) + item.width > end) beyond.push(item.str)
  }
  return beyond
}

/** The text of each page without its footer. */
async function pagesOf(definition: PdfDefinition): Promise<string[]> {
  const file = await getDocumentProxy(await renderPdf(env, definition))
  const { text } = await extractText(file)
  const footer = /(?:Invoice INV|Offer OFF)-2026-\d+\s+Page \d+ of \d+/
  return text.map((page) => page.replace(footer, '').trim())
}

describe('pages of a document', () => {
  it.each([
    ['an invoice of few lines', invoice(SHORT_NAMES, { count: 2 })],
    ['an invoice of 9 lines', invoice(LONGEST_NAMES, { count: 9 })],
    ['an invoice of 40 lines', invoice(LONGEST_NAMES, { count: 40 })],
    [
      'an invoice of as many coupons as stay on a page',
      invoice(LONGEST_NAMES, { count: 3, coupons: 11 }),
    ],
    ['an offer', offer(LONGEST_NAMES, { count: 2, screens: 0 })],
    ['an offer of many screens', offer(LONGEST_NAMES, { count: 2, screens: 60 })],
  ])(
    'of %s repeat its head, are never empty, and have the total with the end of a line',
    async (_, definition) => {
      const pages = await pagesOf(definition)
      expect(pages.filter((page) => page === '')).toEqual([])
      expect(pages.slice(1).filter((page) => !page.startsWith('Description'))).toEqual([])
      const total = pages.find((page) => /\bTotal\b/.test(page))
      expect(total).toMatch(DETAILS)
    },
  )

  it.each([
    ['an invoice', invoice(LONGEST_NAMES, { count: 2 })],
    ['an offer', offer(LONGEST_NAMES, { count: 2, screens: 2 })],
    ['a report', report(LONGEST_NAMES.banner, LONGEST_NAMES.campaign)],
    ['a report of words that are nearly too long', report(`${'W'.repeat(34)}.png`, 'm'.repeat(35))],
  ])('of %s end at the margin', async (_, definition) => {
    expect(await beyondMargin(definition)).toEqual([])
  })

  it('have room for a cart’s maximum number of coupons', async () => {
    const pages = await pagesOf(invoice(LONGEST_NAMES, { count: 3, coupons: 20 }))
    expect(pages.join(' ').match(/Coupon FAIR/g)).toHaveLength(20)
    expect(pages.filter((page) => page === '')).toEqual([])
  })
})
