import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { QuoteAmounts } from '#domain/commerce/checkout/quote.types.ts'
import type { ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import type { AgreedLine } from './agreedLine.ts'
import type { UsedBefore } from './usedBefore.ts'
import type { RefundView } from '../../payment/refund.ts'

/**
 * States of a change to a booked campaign, proposed by the desk or made by the buyer. An increase
 * is accepted and waits for its payment; any other change applies once the buyer agrees.
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

/** The changeable part of a campaign: all of it, or what has not run yet. */
export type AmendScope = 'whole' | 'rest'

/** One aspect of a campaign before and after. */
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

/** The exclusive slots that an amendment adds to and removes from a billboard campaign. */
export interface AmendedSlots {
  added: SlotWeek[]
  dropped: SlotWeek[]
}

/** A line before a paid change was applied, so that the payment can be reversed. */
export interface LineBefore {
  plan: CampaignPlan
  impressions: ImpressionRange | null
  usedBefore: UsedBefore | null
  agreed: AgreedLine | null
  startsAt: string | null
  endsAt: string | null
  /** The plan after the payment. */
  paidPlan: CampaignPlan
}

/** The content and price of an amendment. USD cents, without tax. */
export interface AmendmentTerms {
  plan: CampaignPlan
  impressions: ImpressionRange
  fromUsdMinor: number
  toUsdMinor: number
  /** The coupon's value: the paid part of the difference. */
  couponUsdMinor: number
}

/** The invoice amounts of an increase, in the order's currency. */
export interface ExtraAmounts {
  amounts: QuoteAmounts
  currency: Currency
}

/**
 * The open invoice that a change of an unpaid order replaces: its total and its replacement's
 * total, with tax.
 */
export interface RevisedInvoice {
  number: string
  /** Due date of both invoices. ISO date. */
  dueDate: string
  currency: Currency
  fromMinor: number
  toMinor: number
}

/** An amendment before it is sent. */
export interface AmendmentPreview {
  rows: AmendedRow[]
  fromUsdMinor: number
  toUsdMinor: number
  couponUsdMinor: number
  extra: ExtraAmounts | null
  /** Null if the order is paid, or the price stays. */
  revised: RevisedInvoice | null
}

/** An amendment in the overview of an order. */
export interface AmendmentSummary {
  id: string
  version: number
  state: AmendmentState
  fromUsdMinor: number
  toUsdMinor: number
  /** The buyer made it, not the desk. */
  isOwn: boolean
  createdAt: string
  expiresAt: string
}

/** An amendment for its buyer. */
export interface AmendmentView extends AmendmentPreview, Omit<AmendmentSummary, 'version'> {
  orderId: string
  orderNumber: string
  lineName: string
  version: number
  answeredAt: string | null
  /** Whether the reader can answer it. */
  canAnswer: boolean
  /** The buyer made it, not the desk. */
  isOwn: boolean
  /** Whether the reader can withdraw it. */
  canWithdraw: boolean
  /** The coupon that it issued, once applied. */
  couponNum: string | null
  /** Its invoice, paid or not, for an increase. */
  invoice: { id: string; number: string; state: 'open' | 'paid' | 'void'; dueDate: string } | null
  /** Whether the reader can pay its increase by card. */
  canPayByCard: boolean
  /** Payments that it did not need. */
  refunds: RefundView[]
  /** The one that replaced it. */
  newerId: string | null
}
