import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
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

/** The reader of a report: the buyer, the desk, or the holder of a share link. */
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

/** Counts over a time, and their part of the money. USD cents. */
export interface ReportTotals {
  counts: DeliveryCounts
  planned: number
  spentUsdMinor: number
}

/** The campaigns' state against their plan, always over their whole time. USD cents. */
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
  /** The coupon if every campaign ends at the low end of its projection. */
  couponAtLowUsdMinor: number
}

/** A report for its page (Reporting 1); charts are drawn from its hours. */
export interface ReportView {
  id: string
  order: { id: string; number: string }
  reader: ReportReader
  title: string
  advertiser: string
  /** The name shown instead of ours: an agency's or its client's; null for none. */
  carrier?: string | null
  /** When it was made; later events are not included. */
  asOf: string
  zone: TimeZoneId
  /** Requested days in the zone; null means from the beginning, or to the end. */
  from: string | null
  to: string | null
  lines: ReportLine[]
  /** The pauses of its campaigns in words, oldest first. */
  pauses?: string[]
  /** The options of the buyer of campaigns that fell short. */
  makeGoods: MakeGoodOffer[]
  pace: ReportPace
  /** Of the period. */
  totals: ReportTotals
  grid: HourGrid
  /** The range of the grid's hours in the period. */
  range: GridRange
  breakdowns: Record<ReportDimension, BreakdownRow[]>
  reconciliation: Reconciliation
  /** The invoice and its number; null for a reader who may not open it. */
  invoice: { id: string; number: string } | null
}

/** The part of a report that an open page refreshes every few seconds. */
export interface ReportNews {
  asOf: string
  /** Of the period. */
  totals: ReportTotals
  deliveredImpressions: number
  spentUsdMinor: number
  remainingUsdMinor: number
}

/**
 * The recomputed parts of a campaign's plan, which need the places and publishers of its region.
 */
export interface ReportReach {
  /** Empty for several campaigns. */
  region: string
  /** The basis of the reach estimate; null for several campaigns. */
  reach: ReachBasis | null
  /** The country and the monthly users of the medium in its audience; null for several campaigns. */
  people: { country: CampaignCountry; audience: number } | null
  /** For several campaigns: people reached once by all delivery (estimate), and its impressions. */
  together: { people: number; impressions: number } | null
  /** The settings that limit delivery most, and the gain of removing each. */
  limits: { label: string; gainedImpressions: number }[]
}

/** A link that shows a report to anyone who has it. */
export interface ReportShare {
  key: string
  createdAt: string
  expiresAt: string
}
