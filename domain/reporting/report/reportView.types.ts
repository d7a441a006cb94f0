import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import type { ReachBasis } from '#domain/planning/forecast/reach.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { MakeGoodOffer } from '#domain/orders/order/changes/makeGood.types.ts'
import type { LegendStatus } from '#domain/orders/order/line/statusLegend.ts'
import type { BreakdownRow, ReportDimension } from '../figures/breakdown.ts'
import type { DeliveryCounts } from '../figures/deliveryCounts.ts'
import type { GridRange, HourGrid } from '../figures/hourGrid.ts'
import type { Projection } from '../pace/projection.ts'
import type { Reconciliation } from '../pace/reconciliation.ts'

/** Who reads a report: who ordered, the desk, or somebody with a share link. */
export type ReportReader = 'owner' | 'desk' | 'guest'

/** A campaign of a report. USD cents. */
export interface ReportLine {
  id: string
  name: string
  mediaType: MediaType
  status: LegendStatus
  stateName: string
  startsAt: string
  endsAt: string
  timeZone: TimeZoneId
  bookedImpressions: number
  deliveredImpressions: number
  spentUsdMinor: number
}

/** What was counted over a time, and what of the money that is. USD cents. */
export interface ReportTotals {
  counts: DeliveryCounts
  planned: number
  spentUsdMinor: number
}

/** How a report's campaigns stand against their plan: always the whole of them. USD cents. */
export interface ReportPace {
  bookedImpressions: number
  deliveredImpressions: number
  plannedByNow: number
  projection: Projection | null
  hasStarted: boolean
  isOver: boolean
  budgetUsdMinor: number
  spentUsdMinor: number
  remainingUsdMinor: number
  returnedUsdMinor: number
  /** What comes back as a coupon if every campaign ends at the low end of its projection. */
  couponAtLowUsdMinor: number
}

/** A report as its page shows it (Reporting 1); charts are drawn from its hours. */
export interface ReportView {
  id: string
  order: { id: string; number: string }
  reader: ReportReader
  title: string
  advertiser: string
  /** When it was made; what comes later is not in it. */
  asOf: string
  zone: TimeZoneId
  /** Days of the zone that were asked for; null is from the beginning, or to the end. */
  from: string | null
  to: string | null
  lines: ReportLine[]
  /** The pauses of its campaigns in words, oldest first. */
  pauses?: string[]
  /** What its buyer can choose, of campaigns that fell short. */
  makeGoods: MakeGoodOffer[]
  pace: ReportPace
  /** Of the period. */
  totals: ReportTotals
  grid: HourGrid
  /** Which hours of the grid are the period. */
  range: GridRange
  breakdowns: Record<ReportDimension, BreakdownRow[]>
  reconciliation: Reconciliation
  /** The invoice and its number; null for a reader who may not open it. */
  invoice: { id: string; number: string } | null
}

/** What a report says again every few seconds while it is open. */
export interface ReportNews {
  asOf: string
  /** Of the period. */
  totals: ReportTotals
  deliveredImpressions: number
  spentUsdMinor: number
  remainingUsdMinor: number
}

/** What of a campaign's plan is worked out anew, as it needs the places and publishers of its region. */
export interface ReportOutlook {
  /** Empty for several campaigns. */
  region: string
  /** What reach is estimated by; null for several campaigns. */
  reach: ReachBasis | null
  /** Of several campaigns: people reached once by what all have delivered (estimate), and those impressions. */
  together: { people: number; impressions: number } | null
  /** What limits delivery most, and what undoing it would give. */
  limits: { label: string; gainedImpressions: number }[]
}

/** A link that shows a report to whoever has it. */
export interface ReportShare {
  key: string
  createdAt: string
  expiresAt: string
}
