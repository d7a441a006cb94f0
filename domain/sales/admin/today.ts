import type { SourceOfOrders } from '#domain/foundation/analytics/arrival.ts'
import type { Suppression } from '#domain/foundation/limits/suppression.ts'
import type { RefusedCurrency } from '#domain/foundation/money/chargedRate.ts'

/** Open tasks and their age; null if the reader may not see them. */
export interface TodayView {
  /** In the seller's zone: today, and the last seven days including it. USD cents, without tax. */
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
  /** Second factors that another admin has to turn off. */
  resets: { count: number } | null
  /** Currencies whose rate is too old: new orders use dollars instead. */
  staleRates: RefusedCurrency[] | null
  /** Mails and refunds that failed at the first try. */
  stuck: StuckJob[] | null
  /** The last check of the ledger; null before the first. */
  ledger: { at: string; orders: number; problems: string[] } | null
  /** Jobs that failed for good, newest first. */
  failedJobs: FailedJob[] | null
  /** Open conditions that operations was emailed about. */
  alerts: OpenAlert[] | null
  /** Payments with an undecided dispute. */
  disputes: { count: number } | null
  /** Addresses that get no email, newest first. */
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
  /** Paid amounts, without tax. USD cents. */
  revenueTodayUsdMinor: number
  revenueOfWeekUsdMinor: number
  /** The total of the week's orders, with tax, paid or not. USD cents. */
  orderedOfWeekUsdMinor?: number
  /** The sources of the week's orders. */
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
