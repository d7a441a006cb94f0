import { describe, expect, it } from 'vitest'
import { REFUND_REASONS } from '#domain/orders/payment/refund.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import { AMENDMENT_MAILS } from './amendmentMails.ts'
import { INVOICE_MAILS } from './invoiceMails.ts'
import { MAKE_GOOD_MAILS } from './makeGoodMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { ORDER_MAILS } from './orderMails.ts'
import { REFUND_MAILS } from './refundMails.ts'

const AMOUNTS = {
  subtotalMinor: 9_000,
  discountMinor: 0,
  netMinor: 9_000,
  taxMinor: 0,
  totalMinor: 9_000,
}
const ORDER: OrderView = {
  id: 'ord_1',
  number: 'AMD-100001',
  state: 'booked',
  stateName: 'Booked and paid',
  paymentMethod: 'card',
  createdAt: '2026-11-23T12:00:00.000Z',
  payBy: null,
  slotsUntil: null,
  paidAt: '2026-11-23T12:01:00.000Z',
  creditCheckAgreedAt: null,
  contact: {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    phone: '',
    type: 'company',
    companyName: 'Lee Bakery Inc.',
  },
  advertiser: { name: 'Lee Bakery Inc.', website: '', industry: 'restaurants' },
  billing: {
    country: 'DE',
    line1: 'Straße des 17. Juni 135',
    line2: '',
    city: 'Berlin',
    state: '',
    zipCode: '10623',
    invoiceEmail: '',
    vatId: '',
  },
  currency: 'USD',
  lines: [
    {
      id: 'lin_1',
      key: 'cart_1',
      type: 'adcreation',
      mediaType: 'online_display',
      name: 'One banner',
      quantity: 1,
      state: 'awaiting_brief',
      stateName: 'Waiting for your brief',
      legend: 'not_running',
      flags: [],
      amounts: AMOUNTS,
      impressions: null,
      startDate: null,
      endDate: null,
    },
  ],
  discounts: [],
  tax: { treatment: 'not_taxed', label: 'No sales tax', rule: 'No sales tax.', taxes: [] },
  totals: AMOUNTS,
  invoice: { id: 'inv_1', number: 'INV-2026-000001', state: 'paid', dueDate: '2026-12-07' },
  payment: null,
  refunds: [],
}
const LINKS = {
  orderUrl: 'https://shop.example/order',
  invoiceUrl: 'https://shop.example/invoice',
  uploadUrl: 'https://shop.example/upload',
  reportUrl: 'https://shop.example/report',
}

const NO_AMOUNTS = { subtotalMinor: 0, discountMinor: 0, netMinor: 0, taxMinor: 0, totalMinor: 0 }

describe('the confirmation of an order', () => {
  const { blocks } = ORDER_MAILS.confirmation(ORDER, LINKS)
  const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : []))

  it('ends each sentence once, whatever the advertiser’s name', () => {
    expect(texts).toContain('Your order AMD-100001 for Lee Bakery Inc. is booked.')
    for (const text of texts) expect(text).not.toMatch(/\.\.|:$/)
  })
})

const [AD] = ORDER.lines
const BANNERS = { ...AD!, type: 'campaign' as const, name: 'Fall bread' }
const BOARDS = { ...BANNERS, id: 'lin_2', mediaType: 'dooh' as const }
const saidIn = ({ blocks }: MailContent) =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join(' ')
const linksIn = ({ blocks }: MailContent) =>
  blocks.flatMap((block) => ('link' in block && block.link ? [block.link] : []))

describe('mail of a canceled order', () => {
  const said = (change: Partial<OrderView>) =>
    saidIn(ORDER_MAILS.cancelled({ ...ORDER, lines: [BANNERS], ...change }, LINKS))
  const coupon = (num: string) => ({ num, appliedMinor: 100 }) as OrderView['discounts'][number]

  it('mentions coupons and slots only if the order had some', () => {
    expect(said({})).not.toMatch(/coupon|slots/)
    expect(said({ lines: [BOARDS] })).toContain('Its billboard slots are available again.')
    expect(said({ discounts: [coupon('A')] })).toContain('use the coupon of this order again.')
    expect(said({ discounts: [coupon('A'), coupon('B')], lines: [BOARDS] })).toContain(
      'use the coupons of this order again, and its billboard slots are available again.',
    )
  })
})

describe('mails about an invoice', () => {
  it('mention campaigns only if one was booked', () => {
    const withCampaign = { ...ORDER, lines: [BANNERS] }
    expect(saidIn(INVOICE_MAILS.reminder(withCampaign, LINKS))).toContain('campaign cannot run')
    const withTwo = { ...ORDER, lines: [BANNERS, BOARDS] }
    expect(saidIn(INVOICE_MAILS.reminder(withTwo, LINKS))).toContain('campaigns cannot run')
    const totals = { ...NO_AMOUNTS, totalMinor: 90_00 }
    const partlyPaid: OrderView = { ...withTwo, currency: 'USD', totals }
    expect(saidIn(INVOICE_MAILS.reminder(partlyPaid, LINKS, 40_00))).toContain(
      'We have received $40.00 of $90.00: $50.00 is still open.',
    )
    for (const mail of [INVOICE_MAILS.reminder(ORDER, LINKS), INVOICE_MAILS.paid(ORDER, LINKS)]) {
      expect(saidIn(mail)).toMatch(/make your ads/)
      expect(saidIn(mail)).not.toMatch(/campaign/i)
    }
  })
})

describe('mail of a campaign that fell short', () => {
  it('asks for no choice when the outcome is decided', () => {
    const decided = MAKE_GOOD_MAILS.fellShort({ order: ORDER, line: BANNERS, offer: null }, LINKS)
    expect(decided.subject).toBe('Your campaign Fall bread delivered less than booked')
    expect(linksIn(decided)[0]).toEqual({ label: 'Open the report', url: LINKS.reportUrl })
  })
})

describe('mail of an accepted change that costs more', () => {
  it('links the open invoice', () => {
    const mail = AMENDMENT_MAILS.accepted(
      {
        order: ORDER,
        line: BANNERS,
        amendment: {
          rows: [],
          extra: { amounts: AMOUNTS, currency: 'USD' },
          revised: null,
          couponUsdMinor: 0,
          couponNum: null,
          expiresAt: '2026-11-30T12:00:00.000Z',
          invoice: { id: 'inv_2', number: 'INV-2026-000002', state: 'open', dueDate: '2026-12-10' },
          canPayByCard: true,
          isOwn: false,
        },
      },
      { ...LINKS, amendmentInvoiceUrl: 'https://shop.example/invoice/2' },
    )
    expect(linksIn(mail)).toContainEqual({
      label: 'Invoice INV-2026-000002',
      url: 'https://shop.example/invoice/2',
    })
  })
})

describe('mail of a withdrawn change', () => {
  it('names the invoice that its credit note cancels', () => {
    const amendment = {
      rows: [],
      extra: { amounts: AMOUNTS, currency: 'USD' as const },
      revised: null,
      couponUsdMinor: 0,
      couponNum: null,
      expiresAt: '2026-11-30T12:00:00.000Z',
      invoice: {
        id: 'inv_2',
        number: 'INV-2026-000002',
        state: 'void' as const,
        dueDate: '2026-12-10',
      },
      canPayByCard: false,
      isOwn: false,
    }
    const links = { ...LINKS, amendmentInvoiceUrl: 'https://shop.example/invoice/2' }
    const mail = AMENDMENT_MAILS.withdrawn({ order: ORDER, line: BANNERS, amendment }, links)
    expect(saidIn(mail)).toContain('a credit note cancels invoice INV-2026-000002: nothing is due')
    expect(linksIn(mail)).toContainEqual({
      label: 'Invoice INV-2026-000002',
      url: 'https://shop.example/invoice/2',
    })
  })
})

describe('mail to the desk about a failed refund', () => {
  it('does not address the buyer', () => {
    for (const reason of REFUND_REASONS) {
      const mail = REFUND_MAILS.failed(
        ORDER,
        { paymentId: 'pay_1', reason, amountMinor: 9_000, currency: 'USD', lastError: null },
        LINKS,
      )
      expect(mail.reader).toBe('desk')
      expect(saidIn(mail)).not.toMatch(/\byour\b/i)
    }
  })
})
