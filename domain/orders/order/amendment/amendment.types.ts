import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { QuoteAmounts } from '#domain/commerce/checkout/quote.types.ts'
import type { ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import type { AgreedLine } from './agreedLine.ts'
import type { UsedBefore } from './usedBefore.ts'
import type { RefundView } from '../../payment/refund.ts'

/**
 * Where a change that the desk proposes to a booked campaign stands. What costs more is accepted and waits for its
 * payment; all else is in force with the buyer's yes.
 */
export const AMENDMENT_STATES = [
  'proposed',
  'replaced',
  'declined',
  'expired',
  'awaiting_payment',
  'withdrawn',
  'in_force',
] as const
export type AmendmentState = (typeof AMENDMENT_STATES)[number]

/** How much of a campaign can still be changed: all of it, or what has not run yet. */
export type AmendScope = 'whole' | 'rest'

/** One thing of a campaign as it is and as it would be. */
export interface AmendedRow {
  label: string
  before: string
  after: string
}

/** A screen in the week that begins on a Monday. */
export interface SlotWeek {
  screenId: string
  week: string
}

/** The exclusive slots that a billboard campaign gets and gives back with an amendment. */
export interface AmendedSlots {
  added: SlotWeek[]
  dropped: SlotWeek[]
}

/** A line as it was before the payment of a change brought that into force, so that the payment can be taken back. */
export interface LineBefore {
  plan: CampaignPlan
  impressions: ImpressionRange | null
  usedBefore: UsedBefore | null
  agreed: AgreedLine | null
  startsAt: string | null
  endsAt: string | null
  /** The plan that the payment made of it. */
  paidPlan: CampaignPlan
}

/** What an amendment changes and what that costs. USD cents, without tax. */
export interface AmendmentTerms {
  plan: CampaignPlan
  impressions: ImpressionRange
  fromUsdMinor: number
  toUsdMinor: number
  /** What comes back as a coupon: what was paid of the difference. */
  couponUsdMinor: number
}

/** What is invoiced when more is agreed on, in the order's currency. */
export interface ExtraAmounts {
  amounts: QuoteAmounts
  currency: Currency
}

/** The open invoice that a change of an unpaid order replaces: its total and that of the one in its place, with tax. */
export interface RevisedInvoice {
  number: string
  /** Of both. ISO date. */
  dueDate: string
  currency: Currency
  fromMinor: number
  toMinor: number
}

/** An amendment as it is shown before it is sent. */
export interface AmendmentPreview {
  rows: AmendedRow[]
  fromUsdMinor: number
  toUsdMinor: number
  couponUsdMinor: number
  extra: ExtraAmounts | null
  /** Null for what is paid, and where the price stays. */
  revised: RevisedInvoice | null
}

/** What an order's page says of an amendment of one of its lines. */
export interface AmendmentSummary {
  id: string
  version: number
  state: AmendmentState
  fromUsdMinor: number
  toUsdMinor: number
  createdAt: string
  expiresAt: string
}

/** An amendment as its buyer reads it. */
export interface AmendmentView extends AmendmentPreview, Omit<AmendmentSummary, 'version'> {
  orderId: string
  orderNumber: string
  lineName: string
  version: number
  answeredAt: string | null
  /** Whether who reads it is who answers. */
  canAnswer: boolean
  /** Of what it gave back, once it is in force. */
  couponNum: string | null
  /** What is to be paid, or was, when it costs more. */
  invoice: { id: string; number: string; state: 'open' | 'paid' | 'void'; dueDate: string } | null
  /** It waits for its payment, which who reads it can make by card. */
  canPayByCard: boolean
  /** Payments that it did not need. */
  refunds: RefundView[]
  /** The one that took its place. */
  newerId: string | null
}
