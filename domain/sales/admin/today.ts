import type { SourceOfOrders } from '#domain/foundation/analytics/arrival.ts'
import type { Suppression } from '#domain/foundation/limits/suppression.ts'
import type { RefusedCurrency } from '#domain/foundation/money/chargedRate.ts'

/** What waits, and since when; null where who asks may not see it. */
export interface TodayView {
  /** In the seller's zone: today, and the last seven days with it. USD cents, without tax. */
  orders: TodaySales | null
  unpaid: {
    count: number
    sumUsdMinor: number
    overdue: number
    oldestDueDate: string | null
  } | null
  fellShort: { count: number } | null
  reviews: { count: number; oldestAt: string | null } | null
  leads: { toAnswer: number; overdue: number } | null
  productions: { toDo: number; overdue: number } | null
  /** Second factors that another admin is to turn off. */
  resets: { count: number } | null
  /** Currencies whose rate is too old: orders in them are made in dollars. */
  staleRates: RefusedCurrency[] | null
  /** Mails and refunds that did not go through at the first try. */
  stuck: StuckJob[] | null
  /** The last check of the ledger; null before the first. */
  ledger: { at: string; orders: number; problems: string[] } | null
  /** Jobs that failed for good, the newest first. */
  failedJobs: FailedJob[] | null
  /** Conditions that operations was emailed about and that still hold. */
  alerts: OpenAlert[] | null
  /** Payments that a bank disputes and has not decided on. */
  disputes: { count: number } | null
  /** Addresses that get no email, the newest first. */
  stoppedMail: StoppedAddress[] | null
}

export interface FailedJob {
  id: string
  attempts: number
  lastError: string
  at: string
}

export interface OpenAlert {
  key: string
  summary: string
  detail: string
  raisedAt: string
}

export interface StoppedAddress extends Suppression {
  at: string
}

export interface TodaySales {
  ordersToday: number
  ordersOfWeek: number
  /** What was paid, without tax. USD cents. */
  revenueTodayUsdMinor: number
  revenueOfWeekUsdMinor: number
  /** What the orders of the week come to, with tax, paid or not. USD cents. */
  orderedOfWeekUsdMinor?: number
  /** Where the orders of the week came from. */
  sources: SourceOfOrders[]
}

export interface StuckJob {
  id: string
  what: 'mail' | 'refund'
  name: string
  orderId: string | null
  attempts: number
  lastError: string | null
  since: string
}
