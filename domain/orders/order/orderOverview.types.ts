import type { OfferedRights } from '#domain/accounts/team/teamRole.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { CombinedReach } from '#domain/planning/combined/combinedReach.ts'
import type { PlanRow } from '#domain/planning/findings/wording/describePlan.ts'
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

/** A flag with its name and advice. */
export interface FlagWithAdvice {
  flag: WarningFlag
  label: string
  advice: string
}

/** The coupon of a stopped campaign: its value, and the unused rest. USD cents. */
export interface LineCoupon {
  num: string
  amountMinor: number
  leftMinor: number
  /** Whether nothing is left. */
  isUsed: boolean
}

/** One booked campaign or package, with all facts of its page. */
export interface OrderLineOverview extends Omit<OrderListRow, 'flags' | 'rights'> {
  flags: FlagWithAdvice[]
  quantity: number
  packageId: string | null
  plan: CampaignPlan | null
  /** The booked plan in words; empty for packages. */
  description: PlanRow[]
  amounts: QuoteAmounts
  sumUsdMinor: number
  impressions: ImpressionRange | null
  /**
   * Forecast people reached by no other campaign of the order; null for a single campaign and for
   * older orders.
   */
  adds: number | null
  /** UTC. */
  startsAt: string | null
  endsAt: string | null
  stoppedAt: string | null
  /** The buyer's or our next step; null if nothing is left to do. */
  next: { text: string; isBuyersTurn: boolean } | null
  /** The buyer's options if it fell short. */
  makeGood: MakeGoodOffer | null
  canStop: boolean
  canPause: boolean
  canResume: boolean
  /** Its pauses in words, oldest first. */
  pauses: string[]
  canChangeRuntime: boolean
  /** The changeable part, for a proposal of the desk or a change by the buyer. */
  amendable: { scope: AmendScope; areFormatsOpen: boolean } | null
  /** Its buyer asks the desk for changes, as an offer set its price. */
  isChangedByDesk: boolean
  /** Proposed and applied changes, newest first. */
  amendments: AmendmentSummary[]
  coupon: LineCoupon | null
  balance: LineBalance
}

/** An event of an order or one of its lines. */
export interface TimelineEntry {
  at: string
  lineId: string | null
  text: string
}

/** An order for its owner (Orders 6). Amounts in its currency unless USD is stated. */
export interface OrderOverview {
  id: string
  /** The number that people use: AMD-100001. */
  number: string
  state: OrderState
  stateName: string
  createdAt: string
  paidAt: string | null
  payBy: string | null
  /** Whether the reader owns it. */
  isOwn: boolean
  /** The actions that the page offers. */
  rights: OfferedRights
  /** It waits for a card payment, which its owner can make in any browser. */
  canPay: boolean
  paymentMethod: 'card' | 'invoice'
  /** Null unless the desk checks the credit of its buyer. */
  creditCheckAgreedAt: string | null
  contact: OrderContact
  advertiser: OrderAdvertiser
  billing: OrderBilling
  currency: Currency
  totals: QuoteAmounts
  totalUsdMinor: number
  discounts: QuoteDiscount[]
  tax: QuoteTax
  /** Payments that the order did not need. */
  refunds: RefundView[]
  invoice: { id: string; number: string; status: InvoiceStatus; dueDate: string }
  lines: OrderLineOverview[]
  /**
   * Forecast people reached by its campaigns together when it was placed; null for older orders.
   * Keys are the cart's.
   */
  reach: CombinedReach | null
  /** Oldest first. */
  timeline: TimelineEntry[]
}
