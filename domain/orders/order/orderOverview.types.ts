import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { CombinedReach } from '#domain/planning/combined/combinedReach.ts'
import type { PlanRow } from '#domain/planning/outlook/wording/describePlan.ts'
import type {
  QuoteAmounts,
  QuoteDiscount,
  QuoteTax,
} from '#domain/commerce/checkout/quote.types.ts'
import type { ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'
import type { InvoiceStatus } from '../invoice/invoice.types.ts'
import type { RefundView } from '../payment/refund.ts'
import type { LineBalance } from '../ledger/lineBalance.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import type {
  OrderAdvertiser,
  OrderBilling,
  OrderContact,
} from '#domain/commerce/checkout/orderParty.types.ts'
import type { OrderListRow } from './orderList.types.ts'
import type { AmendmentSummary, AmendScope } from './amendment/amendment.types.ts'
import type { MakeGoodOffer } from './changes/makeGood.types.ts'
import type { OrderState } from './orderState.ts'
import type { WarningFlag } from './line/warningFlags.ts'

/** A flag with its name and what to do about it. */
export interface FlagWithAdvice {
  flag: WarningFlag
  label: string
  advice: string
}

/** The coupon that a stopped campaign gave: its worth, and what orders have left of it. USD cents. */
export interface LineCoupon {
  num: string
  amountMinor: number
  leftMinor: number
  /** Whether nothing is left. */
  isUsed: boolean
}

/** One booked campaign or package, with all that its page shows. */
export interface OrderLineOverview extends Omit<OrderListRow, 'flags'> {
  flags: FlagWithAdvice[]
  quantity: number
  packageId: string | null
  plan: CampaignPlan | null
  /** What was booked, in words; empty for packages. */
  description: PlanRow[]
  amounts: QuoteAmounts
  sumUsdMinor: number
  impressions: ImpressionRange | null
  /** People whom no other campaign of its order was forecast to reach; null for one alone and for older orders. */
  adds: number | null
  /** UTC. */
  startsAt: string | null
  endsAt: string | null
  stoppedAt: string | null
  /** What is needed next from the buyer or happens next; null when nothing is left to do. */
  next: { text: string; isBuyersTurn: boolean } | null
  /** What its buyer can choose, when it fell short. */
  makeGood: MakeGoodOffer | null
  canStop: boolean
  canPause: boolean
  canResume: boolean
  /** Its pauses in words, oldest first. */
  pauses: string[]
  canChangeRuntime: boolean
  /** What the desk can propose to change. */
  amendable: { scope: AmendScope; areFormatsOpen: boolean } | null
  /** Changes that were proposed, the last first. */
  amendments: AmendmentSummary[]
  coupon: LineCoupon | null
  balance: LineBalance
}

/** Something that happened to an order or to one of its lines. */
export interface TimelineEntry {
  at: string
  lineId: string | null
  text: string
}

/** An order as its owner sees it (Orders 6). Amounts in its currency unless USD is said. */
export interface OrderOverview {
  id: string
  /** As people say it: AMD-100001. */
  number: string
  state: OrderState
  stateName: string
  createdAt: string
  paidAt: string | null
  payBy: string | null
  /** Who reads it owns it. */
  isOwn: boolean
  /** It waits for a card payment, which its owner can make from any browser. */
  canPay: boolean
  paymentMethod: 'card' | 'invoice'
  /** Null unless the desk checks the credit of its buyer. */
  creditCheckAgreedAt: string | null
  contact: OrderContact
  advertiser: OrderAdvertiser
  billing: OrderBilling
  currency: Currency
  amounts: QuoteAmounts
  totalUsdMinor: number
  discounts: QuoteDiscount[]
  tax: QuoteTax
  /** Payments that the order did not need. */
  refunds: RefundView[]
  invoice: { id: string; number: string; status: InvoiceStatus; dueDate: string }
  lines: OrderLineOverview[]
  /** People its campaigns reach together, as forecast when it was placed; null for older orders. Keys are those of the cart. */
  reach: CombinedReach | null
  /** Oldest first. */
  timeline: TimelineEntry[]
}
