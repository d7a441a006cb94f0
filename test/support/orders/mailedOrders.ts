import type { OrderLinks } from '#content/mails/orders/orderMail.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { Currency } from '#domain/foundation/money/amount.ts'
import type { OrderLineView, OrderView } from '#domain/orders/order/orderView.types.ts'

/** The people and objects that a mail names. */
export interface MailedNames {
  firstName: string
  lastName: string
  company: string
  campaign: string
  banner: string
  email: string
  /** A message that a person wrote. */
  text: string
}

/** The longest names that the forms accept: 80 letters, 160 for a company, 120 for a campaign. */
export const LONGEST_NAMES: MailedNames = {
  firstName: 'Maximiliane-Friederike Donaudampfschifffahrtsgesellschaftskapitänswitwe Annelore',
  lastName: 'von Hohenlohe-Waldenburg-Schillingsfürst zu Königstein-Falkenstein-Oberursel-Süd',
  company:
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesellschaft Mecklenburg-Vorpommern und Kraftfahrzeughaftpflichtversicherungsvermittlung mbH & Co. KGaA',
  campaign:
    'Herbstbrot und Weihnachtsgebäck: Donaudampfschifffahrtsgesellschaftskapitänsmützenverkaufsaktion im Hochtaunuskreis 2026',
  banner:
    'Herbstbrot_Weihnachtsgebaeck_Donaudampfschifffahrtsgesellschaft_970x250_Endfassung_v12_geprueft_freigegeben.html5.zip',
  email:
    'maximiliane-friederike.von-hohenlohe-waldenburg@donaudampfschifffahrtsgesellschaft.example.com',
  text: 'Please make the logo larger, and show the Kraftfahrzeughaftpflichtversicherung on the left.\n\nThe address https://www.rindfleischetikettierungsueberwachung.example.com/weihnachtsgebaeck?quelle=anzeige belongs below it.',
}

export const SHORT_NAMES: MailedNames = {
  firstName: 'Ann',
  lastName: 'Lee',
  company: 'Lee Bakery Inc.',
  campaign: 'Fall bread',
  banner: 'Bread banner',
  email: 'ann@example.com',
  text: 'Please make the logo larger.',
}

const SITE = 'https://admarket.example/en-US'

export const MAIL_LINKS = {
  orderUrl: `${SITE}/my-orders/ord_7Kq29xWd44tFfA1r`,
  invoiceUrl: `${SITE}/invoice/inv_7Kq29xWd44tFfA1r`,
  uploadUrl: `${SITE}/upload/lin_7Kq29xWd44tFfA1r`,
  reportUrl: `${SITE}/report/lin_7Kq29xWd44tFfA1r`,
  amendmentUrl: `${SITE}/change/amd_7Kq29xWd44tFfA1r`,
  amendmentInvoiceUrl: `${SITE}/invoice/inv_Zz229xWd44tFfA1r`,
} satisfies OrderLinks

/** The address of a page of the site. */
export const mailedPage = (path: string): string => `${SITE}/${path}`

const MEDIA: MediaType[] = [
  'online_display',
  'dooh',
  'mobile_display',
  'online_video',
  'online_audio',
  'ctv',
]

const COUPON_MINOR = 12_345_00

const amountsOf = (netMinor: number, discountMinor: number, taxMinor: number) => ({
  subtotalMinor: netMinor + discountMinor,
  discountMinor,
  netMinor,
  taxMinor,
  totalMinor: netMinor + taxMinor,
})

function campaign({ campaign: name }: MailedNames, at: number): OrderLineView {
  const views = [1_254_300, 87_955, 4_480_200][at % 3] ?? 1
  return {
    id: `lin_${at}`,
    key: `cart_${at}`,
    type: 'campaign',
    mediaType: MEDIA[at % MEDIA.length] ?? 'dooh',
    name,
    quantity: 1,
    state: 'awaiting_creatives',
    stateName: 'Waiting for creatives',
    legend: 'not_running',
    flags: [],
    amounts: amountsOf(312_499_99, 0, 0),
    impressions: { low: views / 2, mid: views, high: views * 2 },
    startDate: '2026-12-14',
    endDate: '2027-01-31',
  }
}

const adCreation = (at: number, quantity: number): OrderLineView => ({
  ...campaign({ ...SHORT_NAMES, campaign: 'Display banner set, three sizes' }, at),
  type: 'adcreation',
  mediaType: 'online_display',
  state: 'awaiting_brief',
  stateName: 'Waiting for your brief',
  quantity,
  amounts: amountsOf(2_490_00, 0, 0),
  impressions: null,
  startDate: null,
  endDate: null,
})

/** An order of this many campaigns, ad creations and coupons, from a company in Germany. */
export function mailedOrder(
  names: MailedNames,
  { count, currency, ads = count }: { count: number; currency: Currency; ads?: number },
): OrderView {
  const lines = Array.from({ length: count }, (_, at) => campaign(names, at))
  const all = [...lines, ...(ads > 0 ? [adCreation(count, ads)] : [])]
  const subtotalMinor = all.reduce((sum, { amounts }) => sum + amounts.subtotalMinor, 0)
  const discountMinor = count * COUPON_MINOR
  const taxMinor = Math.round((subtotalMinor - discountMinor) * 0.19)
  return {
    id: 'ord_1',
    number: 'AMD-100001',
    state: 'awaiting_invoice_payment',
    stateName: 'Waiting for payment',
    paymentMethod: 'invoice',
    createdAt: '2026-11-23T12:00:00.000Z',
    payBy: null,
    slotsUntil: count > 0 ? '2026-12-02T14:30:00.000Z' : null,
    paidAt: null,
    creditCheckAgreedAt: null,
    contact: {
      firstName: names.firstName,
      lastName: names.lastName,
      email: names.email,
      phone: '+496174123456',
      type: 'company',
      companyName: names.company,
    },
    advertiser: { name: names.company, website: '', industry: 'restaurants' },
    billing: {
      country: 'DE',
      line1: 'Straße des 17. Juni 135',
      line2: 'Hinterhaus, 4. Stockwerk, Aufgang C',
      city: 'Königstein-Falkenstein im Taunus',
      state: '',
      zipCode: '61462',
      invoiceEmail: '',
      vatId: 'DE136695976',
    },
    currency,
    lines: all,
    discounts: Array.from({ length: count }, (_, at) => ({
      num: `FAIR-7KQ2-9XWD-44T${at}`,
      type: 'absolute' as const,
      amount: COUPON_MINOR,
      curAmount: COUPON_MINOR,
      appliedMinor: COUPON_MINOR,
      issue: null,
    })),
    tax: {
      treatment: 'taxed',
      label: 'VAT 19%',
      rule: 'VAT of the buyer’s country (DE), 19%.',
      taxes: [{ name: 'VAT', ratePpm: 190_000, amountMinor: taxMinor }],
    },
    totals: amountsOf(subtotalMinor - discountMinor, discountMinor, taxMinor),
    invoice: { id: 'inv_1', number: 'INV-2026-000123', state: 'open', dueDate: '2026-12-07' },
    payment: null,
    refunds: [],
  }
}
