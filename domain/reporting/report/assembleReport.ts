import { breakdownRows, REPORT_DIMENSIONS } from '../figures/breakdown.ts'
import type {
  BreakdownCounts,
  BreakdownRow,
  ReportDimension,
  RowPicture,
} from '../figures/breakdown.ts'
import { addCounts, countsOf } from '../figures/deliveryCounts.ts'
import type { CountedPart, DeliveryCounts, HourCount } from '../figures/deliveryCounts.ts'
import { isBilledKind } from '#domain/delivery/counting/eventKind.ts'
import { gridOf } from '../figures/gridOf.ts'
import { addGrids, gridSum, sumOf, type HourGrid } from '../figures/hourGrid.ts'
import { plannedUntil } from '../pace/paceCurve.ts'
import { partViews, type ViewsAPlay } from '../plays/playViews.ts'
import { rangeOfDays, type ReportQuery } from '../figures/period.ts'
import { plannedHours, type PlannedFlight } from '../figures/plannedHours.ts'
import { projectFinish, type Projection } from '../pace/projection.ts'
import { basesOf } from '../figures/reportRates.ts'
import { reconcile, spendBetween, type LineMoney } from '../pace/reconciliation.ts'
import type { ReportLine, ReportPace, ReportTotals, ReportView } from './reportView.types.ts'
import { isSpot } from '#domain/foundation/media/mediaTraits.ts'
import { compareNames } from '#domain/foundation/search/foldText.ts'

/** A campaign with all input of its report. */
export interface ReportedLine {
  line: Omit<ReportLine, 'deliveredImpressions' | 'spentUsdMinor'>
  plan: PlannedFlight
  hours: readonly HourCount[]
  money: LineMoney
  /** The line's delivered number in the books. */
  bookedDelivered: number
  /** Nothing more will be delivered. */
  isOver: boolean
  /** It is paused, so its future is unknown. */
  isPaused?: boolean
  /** For a billboard campaign; null if each impression is counted. */
  viewsAPlay: ViewsAPlay | null
}

/** The name of a breakdown's row, and its second line. */
export type RowName = (
  dimension: ReportDimension,
  key: string,
) => { name: string; detail: string; picture?: RowPicture }

const KEY_OF = {
  publisher: (part: CountedPart) => part.productId,
  creative: (part: CountedPart) => part.versionId,
  format: (part: CountedPart) => part.formatId,
  place: (part: CountedPart) => part.place,
} as const satisfies Record<ReportDimension, (part: CountedPart) => string>

function periodOf(grid: HourGrid, query: ReportQuery) {
  const range = rangeOfDays(grid, query)
  return { from: grid.firstHour + range.from, to: grid.firstHour + range.to }
}

const gridOfLine = ({ plan, hours, money }: ReportedLine): HourGrid =>
  gridOf(plannedHours(plan, money.bookedImpressions), hours)

type MadeParts = Pick<
  ReportView,
  'lines' | 'pace' | 'totals' | 'grid' | 'range' | 'breakdowns' | 'reconciliation'
>

/**
 * All computed parts of a report on one or several campaigns. Its headline equals the sum of each
 * breakdown, and of the ledger's spent amount, to the impression and the cent.
 */
export function assembleReport(
  lines: readonly ReportedLine[],
  parts: readonly CountedPart[],
  how: { query: ReportQuery; asOf: string; nameOf: RowName },
): MadeParts {
  const { query, asOf } = how
  const grids = lines.map(gridOfLine)
  const grid = addGrids(grids)
  const period = periodOf(grid, query)
  const isMixed = new Set(lines.map(({ line }) => line.mediaType)).size > 1
  const figures = lines.map((line, at) =>
    lineFigures(line, { grid: grids[at] ?? grid, period, asOf, isMixed }),
  )
  const range = { from: period.from - grid.firstHour, to: period.to - grid.firstHour }
  return {
    grid,
    range,
    lines: figures.map(({ reported, all }) => ({
      ...reported.line,
      deliveredImpressions: all.impressions,
      spentUsdMinor: reported.money.spentUsdMinor,
    })),
    pace: paceOf(figures, asOf),
    totals: {
      counts: addCounts(figures.map(({ within }) => within)),
      planned: gridSum(grid, 'planned', range),
      spentUsdMinor: sumOf(figures.map(({ spentUsdMinor }) => spentUsdMinor)),
    } satisfies ReportTotals,
    breakdowns: breakdownsOf(figures, parts, how.nameOf),
    reconciliation: reconcile(
      figures.map(({ reported, all }) => ({
        name: reported.line.name,
        counts: all,
        money: reported.money,
        bookedDelivered: reported.bookedDelivered,
        isOver: reported.isOver,
      })),
    ),
  }
}

interface LineFigures {
  reported: ReportedLine
  grid: HourGrid
  all: DeliveryCounts
  within: DeliveryCounts
  /** Of the period. */
  spentUsdMinor: number
  projection: Projection | null
}

function lineFigures(
  reported: ReportedLine,
  known: { grid: HourGrid; period: { from: number; to: number }; asOf: string; isMixed: boolean },
): LineFigures {
  const { hours, money } = reported
  const { grid, period, asOf, isMixed } = known
  const { mediaType } = reported.line
  const before = countsOf(hours.filter(({ hour }) => hour < period.from))
  const within = countsOf(hours.filter(({ hour }) => hour >= period.from && hour < period.to))
  const all = countsOf(hours)
  return {
    reported,
    grid,
    all,
    within: isMixed ? { ...within, bases: basesOf(mediaType, within.impressions) } : within,
    spentUsdMinor: spendBetween(money, {
      before: before.impressions,
      within: within.impressions,
      all: all.impressions,
    }),
    projection:
      reported.isOver || reported.isPaused === true
        ? null
        : projectFinish(grid, asOf, money.bookedImpressions),
  }
}

function paceOf(figures: readonly LineFigures[], asOf: string): ReportPace {
  const money = (of: keyof LineMoney) => sumOf(figures.map(({ reported }) => reported.money[of]))
  return {
    bookedImpressions: money('bookedImpressions'),
    deliveredImpressions: sumOf(figures.map(({ all }) => all.impressions)),
    plannedByNow: sumOf(figures.map(({ grid }) => plannedUntil(grid, asOf))),
    projection: projectionOf(figures, asOf),
    hasStarted: figures.some(({ reported }) => reported.line.startsAt <= asOf),
    isOver: figures.every(({ reported }) => reported.isOver),
    budgetUsdMinor: money('budgetUsdMinor'),
    spentUsdMinor: money('spentUsdMinor'),
    remainingUsdMinor: money('remainingUsdMinor'),
    returnedUsdMinor: money('returnedUsdMinor'),
    couponAtLowUsdMinor: sumOf(figures.map(couponAtLow)),
  }
}

/**
 * The coupon if a campaign ends at the low end of its projection: the missing part of its price, at
 * most its rest. USD cents.
 */
function couponAtLow({ reported: { money }, projection }: LineFigures): number {
  if (!projection || money.bookedImpressions <= 0) return 0
  const missing = Math.max(0, money.bookedImpressions - projection.low)
  const share = Math.floor((money.budgetUsdMinor * missing) / money.bookedImpressions)
  return Math.min(share, Math.max(0, money.remainingUsdMinor))
}

/**
 * The projection over all campaigns: finished ones as they ended, future ones as booked. Null if
 * one cannot be projected.
 */
function projectionOf(figures: readonly LineFigures[], asOf: string): Projection | null {
  const sum: Projection = { low: 0, likely: 0, high: 0 }
  if (figures.every(({ projection }) => projection === null)) return null
  for (const { projection, reported, all } of figures) {
    const isToCome = reported.line.startsAt > asOf
    if (!projection && !reported.isOver && !isToCome) return null
    const known = reported.isOver ? all.impressions : reported.money.bookedImpressions
    sum.low += projection?.low ?? known
    sum.likely += projection?.likely ?? known
    sum.high += projection?.high ?? known
  }
  return sum
}

function breakdownsOf(
  figures: readonly LineFigures[],
  parts: readonly CountedPart[],
  nameOf: RowName,
): Record<ReportDimension, BreakdownRow[]> {
  const ofLine = figures.map(({ reported, within }) => {
    const own = parts.filter(({ lineId }) => lineId === reported.line.id)
    return reported.viewsAPlay ? partViews(own, within.impressions, reported.viewsAPlay) : own
  })
  const rows = REPORT_DIMENSIONS.map((dimension) => {
    const ofLines = figures.flatMap(({ spentUsdMinor, reported, within }, at) => {
      const own = ofLine[at] ?? []
      const isPlayed = isSpot(reported.line.mediaType)
      const counted = [...countedBy(own, KEY_OF[dimension])].map(([key, counts]) =>
        Object.assign(counts, nameOf(dimension, key), {
          key,
          ...(within.bases ? { played: isPlayed ? counts.impressions : 0 } : {}),
        }),
      )
      return breakdownRows(counted, counted.length > 0 ? spentUsdMinor : 0)
    })
    return [dimension, merged(ofLines)] as const
  })
  return Object.fromEntries(rows) as Record<ReportDimension, BreakdownRow[]>
}

function countedBy(
  parts: readonly CountedPart[],
  keyOf: (part: CountedPart) => string,
): Map<string, BreakdownCounts> {
  const groups = new Map<string, BreakdownCounts>()
  for (const part of parts) {
    const key = keyOf(part)
    const counts = groups.get(key) ?? {
      impressions: 0,
      plays: 0,
      viewable: 0,
      clicks: 0,
      completes: 0,
    }
    if (isBilledKind(part.kind)) counts.impressions += part.impressions ?? part.count
    if (part.kind === 'play') counts.plays += part.count
    if (part.kind === 'viewable') counts.viewable += part.count
    if (part.kind === 'click') counts.clicks += part.count
    if (part.kind === 'complete') counts.completes += part.count
    groups.set(key, counts)
  }
  return groups
}

/** Merges rows of the same publisher or place in several campaigns. */
function merged(rows: readonly BreakdownRow[]): BreakdownRow[] {
  const byKey = new Map<string, BreakdownRow>()
  for (const row of rows) {
    const before = byKey.get(row.key)
    if (!before) {
      byKey.set(row.key, { ...row })
      continue
    }
    before.impressions += row.impressions
    before.plays += row.plays
    before.viewable += row.viewable
    before.clicks += row.clicks
    before.completes += row.completes
    if (row.played !== undefined) before.played = (before.played ?? 0) + row.played
    before.spendUsdMinor += row.spendUsdMinor
  }
  const all = sumOf([...byKey.values()].map(({ impressions }) => impressions))
  return [...byKey.values()]
    .map((row) => Object.assign(row, { share: all > 0 ? row.impressions / all : 0 }))
    .sort((a, b) => b.impressions - a.impressions || compareNames(a.name, b.name))
}
