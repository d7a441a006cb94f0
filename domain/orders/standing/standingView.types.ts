import type { Currency } from '#domain/foundation/money/amount.ts'
import type { RunState, StandingState } from './standingOrder.ts'

/** A month of a standing order as its buyer sees it. */
export interface RunView {
  id: string
  /** ISO date of the order. */
  orderOn: string
  state: RunState
  notes: string[]
  totalMinor: number
  reason: string | null
  orderId: string | null
}

/** A standing order as its buyer and the desk see it. */
export interface StandingView {
  id: string
  orderId: string
  orderNumber: string
  advertiser: string
  state: StandingState
  day: number
  maxTotalMinor: number
  currency: Currency
  endsOn: string | null
  /** "Visa ending in 4242"; null for orders by invoice, and once the card was removed. */
  card: string | null
  byInvoice: boolean
  consentText: string
  consentVersion: number
  consentedAt: string
  /** The person who agreed; null once the account was deleted. */
  consentedBy: string | null
  /** ISO date of the next order that is not announced yet; null unless active. */
  nextOn: string | null
  reason: string | null
  /** Whether the reader may skip months and cancel. */
  mayChange: boolean
  /** The newest first. */
  runs: RunView[]
}

/** How a started standing order becomes active: at once, or after the bank has asked the holder of the card. */
export interface StandingStart {
  standing: StandingView
  setup: { clientSecret: string; publicKey: string } | null
}
