import { formatDecimal } from '#domain/foundation/wording/decimalWords.ts'
import { isClickable, isSpot } from '#domain/foundation/media/mediaTraits.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { basisOf } from '../figures/deliveryCounts.ts'
import { count, percent, countedUnit } from './figureWords.ts'
import { rateOf } from '../figures/reportRates.ts'
import type { ReportTotals, ReportView } from './reportView.types.ts'

/** A figure with its label and its basis. */
export interface ReportFigure {
  label: string
  value: string
  note: string
}

type Reported = Pick<ReportView, 'lines' | 'pace' | 'from' | 'to'>

/** Appends a rate to its basis; nothing without a whole. */
const withRate = (words: string, rate: number | null): string =>
  rate === null ? words : `${words}, ${percent(rate)}`

function viewsAPlay(views: number): string {
  const number = formatDecimal(views)
  return `${number} ${number === '1' ? 'view' : 'views'}`
}

/** Delivery, relative to the booking or, for some days, to the plan. */
export function deliveredFigure(report: Reported, totals: ReportTotals): ReportFigure {
  const isWhole = report.from === null && report.to === null
  const goal = isWhole ? report.pace.bookedImpressions : totals.planned
  const { impressions } = totals.counts
  return {
    label: `Delivered ${countedUnit(report.lines)}`,
    value: count(impressions),
    note: withRate(
      `of ${count(goal)} ${isWhole ? 'booked' : 'planned in these days'}`,
      rateOf(impressions, goal),
    ),
  }
}

/**
 * The figures of a report's delivery and cost, as far as they apply to its media. Page, PDF and
 * mail share them.
 */
export function reportFigures(
  { lines, pace }: Pick<ReportView, 'lines' | 'pace'>,
  { counts, spentUsdMinor }: ReportTotals,
): ReportFigure[] {
  const { impressions, valid } = counts
  const isPlayed = lines.some(({ mediaType }) => isSpot(mediaType))
  const isSeen = lines.some(({ mediaType }) => isClickable(mediaType))
  // A click of a medium without clicks still counts, with its impressions.
  const clickable = isSeen ? basisOf(counts, 'clickable') : impressions
  const cpm = impressions > 0 ? Math.round((spentUsdMinor * 1_000) / impressions) : null
  const booked =
    pace.bookedImpressions > 0
      ? Math.round((pace.budgetUsdMinor * 1_000) / pace.bookedImpressions)
      : null
  const figures: (ReportFigure | false)[] = [
    isPlayed && {
      label: 'Completion',
      value: percent(rateOf(valid.complete, basisOf(counts, 'played'))),
      note: `${count(valid.complete)} to the end`,
    },
    (isSeen || valid.click > 0) && {
      label: 'Clicks',
      value: count(valid.click),
      note:
        clickable > 0
          ? `${percent(rateOf(valid.click, clickable), 2)} of ${countedUnit(lines)}`
          : '',
    },
    valid.play > 0 && {
      label: 'Plays',
      value: count(valid.play),
      note: `each signed, ${viewsAPlay(basisOf(counts, 'screens') / valid.play)} a play`,
    },
    isSeen &&
      !isPlayed && {
        label: 'Viewable',
        value: percent(rateOf(valid.viewable, clickable)),
        note: `${count(valid.viewable)} for a second or more`,
      },
    {
      label: 'Spend',
      value: formatUsd(spentUsdMinor),
      note: withRate(
        `of ${formatUsd(pace.budgetUsdMinor)}`,
        rateOf(spentUsdMinor, pace.budgetUsdMinor),
      ),
    },
    {
      label: 'CPM',
      value: cpm === null ? '–' : formatUsd(cpm),
      note: booked === null ? '' : `booked at ${formatUsd(booked)}`,
    },
  ]
  return figures.filter((figure) => figure !== false)
}
