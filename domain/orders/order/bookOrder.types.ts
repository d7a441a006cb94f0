import type { CombinedReach } from '#domain/planning/combined/combinedReach.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type {
  OrderAdvertiser,
  OrderBilling,
  OrderContact,
  OrderOffer,
} from '#domain/commerce/checkout/orderParty.types.ts'
import type {
  Quote,
  QuoteAmounts,
  QuoteDiscount,
  QuoteTax,
} from '#domain/commerce/checkout/quote.types.ts'
import type { ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'
import type { VatRate } from '#domain/commerce/tax/vatCurrency.ts'
import type { LedgerEntry } from '../ledger/ledgerEntry.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import type { LineState, OrderLineType } from './line/lineState.ts'
import type { OrderState } from './orderState.ts'

/** A cart to order, with its ids, times and settings. */
export interface Booking {
  /** `lines`: one for each item. */
  ids: { order: string; accessKey: string; invoice: string; lines: readonly string[] }
  sessionId: string
  /** Null for a guest. */
  accountId: string | null
  /** ISO, UTC. */
  placedAt: string
  /** IANA; the zone of the invoice's date. */
  sellerTimeZone: string
  checkout: {
    contact: OrderContact
    advertiser: OrderAdvertiser
    billing: OrderBilling
    paymentMethod: 'card' | 'invoice'
    /** The buyer agreed to a credit check. */
    creditCheck: boolean
  }
  items: readonly CartItem[]
  /** The priced items, in their order. */
  quote: Quote
  /** Numbers of the coupons that were paid for: those of stopped campaigns. */
  paidCoupons: ReadonlySet<string>
  /** Null when no exclusive slot is booked. */
  slots: { hasPaidBefore: boolean } | null
  /** The offer that holds for the cart, if one does. */
  offer?: OrderOffer | null
  /** The rate at which the invoice states its VAT in the currency of the buyer's country; null where none is stated. */
  vatRate?: VatRate | null
}

/** A new order; the database assigns its number. Amounts in its currency unless USD is stated. */
export interface BookedOrderRow {
  id: string
  accessKey: string
  sessionId: string
  accountId: string | null
  state: OrderState
  paymentMethod: 'card' | 'invoice'
  email: string
  contact: OrderContact
  advertiser: OrderAdvertiser
  billing: OrderBilling
  currency: Currency
  perUsdMicros: number
  rateDate: string
  amounts: QuoteAmounts
  totalMinor: number
  totalUsdMinor: number
  discounts: QuoteDiscount[]
  tax: QuoteTax
  invoiceThresholdReached: boolean
  termsAcceptedAt: string
  creditCheckAgreedAt: string | null
  createdAt: string
  payBy: string | null
  slotsUntil: string | null
  paidAt: string | null
  paidByPaymentId: null
  cancelledAt: null
  offer: OrderOffer | null
  reach: CombinedReach | null
}

/** A new line: nothing delivered, nothing settled. */
export interface BookedLine {
  id: string
  orderId: string
  position: number
  cartKey: string
  type: OrderLineType
  mediaType: MediaType
  name: string
  quantity: number
  state: LineState
  plan: CampaignPlan | null
  packageId: string | null
  sumUsdMinor: number
  amounts: QuoteAmounts
  impressions: ImpressionRange | null
  startDate: string | null
  endDate: string | null
  startsAt: string | null
  endsAt: string | null
}

/** An order's first invoice; the database assigns its sequence in the year. */
export interface BookedInvoice {
  id: string
  orderId: string
  year: number
  state: 'open' | 'paid'
  currency: Currency
  totalMinor: number
  issuedAt: string
  dueDate: string
  paidAt: string | null
  vatRate: VatRate | null
}

/** All rows of a new order. */
export interface BookedOrder {
  order: BookedOrderRow
  lines: BookedLine[]
  ledgerEntries: LedgerEntry[]
  invoice: BookedInvoice
  audit: {
    orderId: string
    lineId: null
    at: string
    actor: 'buyer'
    event: 'place'
    fromState: null
    toState: OrderState
    details: { totalMinor: number; currency: Currency }
  }
  /** False for a card order, which is confirmed when its payment arrives. */
  isConfirmedAtOnce: boolean
}
