import type {
  QuoteAmounts,
  QuoteDiscount,
  QuoteTax,
} from '#domain/commerce/checkout/quote.types.ts'
import type { PaymentMethod } from '#domain/commerce/checkout/paymentRules.ts'
import type { ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import type { PaymentState } from '../payment/paymentState.ts'
import type { RefundView } from '../payment/refund.ts'
import type { LineState, OrderLineType } from './line/lineState.ts'
import type {
  OrderAdvertiser,
  OrderBilling,
  OrderContact,
} from '#domain/commerce/checkout/orderParty.types.ts'
import type { OrderState } from './orderState.ts'
import type { LegendStatus } from './line/statusLegend.ts'
import type { WarningFlag } from './line/warningFlags.ts'

export interface OrderLineView {
  id: string
  key: string
  type: OrderLineType
  mediaType: MediaType
  name: string
  quantity: number
  state: LineState
  stateName: string
  legend: LegendStatus
  flags: WarningFlag[]
  /** As on the order's invoice, in the order's currency. */
  amounts: QuoteAmounts
  /** After all agreed changes. */
  agreedAmounts?: QuoteAmounts
  impressions: ImpressionRange | null
  startDate: string | null
  endDate: string | null
}

/** An order for its buyer; amounts in its currency unless USD is stated. */
export interface OrderView {
  id: string
  /** AMD-100001 */
  number: string
  state: OrderState
  stateName: string
  paymentMethod: PaymentMethod
  createdAt: string
  /** The deadline for paying a card order. */
  payBy: string | null
  /**
   * Until when an order that waits for its invoice's payment holds its billboard slots; null
   * without a limit.
   */
  slotsUntil: string | null
  paidAt: string | null
  /** Null unless the desk checks the credit of its buyer. */
  creditCheckAgreedAt: string | null
  contact: OrderContact
  advertiser: OrderAdvertiser
  billing: OrderBilling
  currency: Currency
  lines: OrderLineView[]
  discounts: QuoteDiscount[]
  tax: QuoteTax
  totals: QuoteAmounts
  invoice: { id: string; number: string; state: 'open' | 'paid' | 'void'; dueDate: string }
  /** The latest payment attempt. */
  payment: { id: string; state: PaymentState; declineCode: string | null } | null
  /** Payments that the order did not need. */
  refunds: RefundView[]
}

/** An order as its placement returns it. */
export interface PlacedOrder {
  order: OrderView
  /** Opens a guest's order; null for an account's order, which needs its login. */
  accessKey: string | null
}
