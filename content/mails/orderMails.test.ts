import { describe, expect, it } from 'vitest'
import type { OrderView } from '#domain/order/orderView.types.ts'
import { ORDER_MAILS } from './orderMails.ts'

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
      stateName: 'Waiting for your briefing',
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

describe('the confirmation of an order', () => {
  const { blocks } = ORDER_MAILS.confirmation(ORDER, LINKS)
  const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : []))

  it('ends each sentence once, whatever the advertiser is called', () => {
    expect(texts).toContain('Your order AMD-100001 for Lee Bakery Inc. is booked.')
    for (const text of texts) expect(text).not.toMatch(/\.\.|:$/)
  })
})
