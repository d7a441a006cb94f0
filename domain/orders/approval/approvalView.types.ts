import type { CartItem, CartOffer } from '#domain/commerce/cart/cartItem.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import type { Currency, Money } from '#domain/foundation/money/money.ts'
import type { ShownApprovalState } from './approval.ts'

/** A request for the approval of an order, in a list. */
export interface ApprovalRow {
  id: string
  state: ShownApprovalState
  requestedBy: string
  isOwn: boolean
  requestedAt: string
  expiresAt: string
  /** Null until a member approved or denied it. */
  decidedBy: string | null
  /** When it was approved, denied or withdrawn. */
  decidedAt: string | null
  /** Why it was denied. */
  reason: string | null
  /** The resulting order. */
  orderId: string | null
  /** The price that was requested. */
  total: Money
  advertiser: string
  /** Names of its lines. */
  lines: string[]
}

/** A request with its plans and their current price. */
export interface ApprovalDetails extends ApprovalRow {
  teamName: string
  note: string
  items: CartItem[]
  offer: CartOffer | null
  paymentMethod: 'card' | 'invoice'
  /** The cart at current prices; null once the request is no longer open. */
  quote: Quote | null
  /** Problems that prevent the order, and changes since the request, by line. */
  news: { name: string; notes: string[] }[]
  /** Whether the reader may approve and deny it. */
  canDecide: boolean
  /** Whether the reader has to log in before approving. */
  needsLogin: boolean
  /** Members who can approve it. */
  approvers: string[]
}

/** The amount that a member may order this month. */
export interface OrderAllowance {
  mayOrder: boolean
  mayRequest: boolean
  /** Null without a limit. */
  limit: MonthlyLimit | null
}

/** A member's limit of a month. Amounts in the team's currency; `leftUsdMinor` in USD cents. */
export interface MonthlyLimit {
  limitMinor: number
  spentMinor: number
  currency: Currency
  leftUsdMinor: number
}
