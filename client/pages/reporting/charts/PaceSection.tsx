import { useMemo } from 'react'
import { paceCurve, type PacePoint } from '#domain/reporting/pace/paceCurve.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { ChartFrame } from '#client/ui/charts/ChartFrame.tsx'
import { LegendMark } from '#client/ui/charts/chartParts.tsx'
import { PaceChart } from '#client/ui/charts/PaceChart.tsx'
import { count, formatHourDay, formatHour, formatZonedMinute } from '../reportWords.ts'
import type { SectionProps } from './section.types.ts'

/**
 * Totals since the start against the plan, and the expected totals until the end. Always for the
 * whole campaign.
 */
export function PaceSection({ report, color, unit }: SectionProps) {
  const { grid, asOf, pace, zone } = report
  const points = useMemo(
    () => paceCurve(grid, asOf, pace.isOver ? null : pace.projection),
    [grid, asOf, pace],
  )
  const wordsOf = (point: PacePoint) => formatPoint(point, report)
  const marks = axisMarks(points).map(({ hour }) => ({
    at: hour,
    label: formatHourDay(hour, zone),
  }))
  const isRunning = pace.hasStarted && !pace.isOver
  const nowHour = points.findLast(({ delivered }) => delivered !== null)?.hour ?? 0
  return (
    <ChartFrame
      title="Delivered against plan"
      description={`All ${unit} since the start, and what is expected until the end.`}
      table={{
        headings: ['Until', 'Planned', 'Delivered', 'Expected'],
        rows: daily(points).map((point) => ({
          key: String(point.hour),
          cells: [
            formatHour(point.hour, zone),
            count(point.planned),
            point.delivered === null ? '–' : count(point.delivered),
            point.delivered === null && point.expected ? rangeWords(point.expected) : '–',
          ],
        })),
      }}
    >
      <p className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
        <span>
          <LegendMark kind="line" color={color} /> Delivered
        </span>
        <span>
          <LegendMark kind="thin" color="var(--color-ink-3)" /> Plan
        </span>
        {isRunning && pace.projection ? (
          <span>
            <LegendMark kind="dashed" color={color} /> Expected, with range
          </span>
        ) : null}
      </p>
      <PaceChart
        label="Delivered against plan"
        color={color}
        points={points.map((point) => pointOf(point, wordsOf(point)))}
        marks={marks}
        now={isRunning ? { at: nowHour, label: `Now, ${formatZonedMinute(asOf, zone)}` } : null}
      />
    </ChartFrame>
  )
}

const pointOf = (point: PacePoint, words: string) => {
  const { hour: at, planned, delivered, expected } = point
  return { at, planned, delivered, expected, words }
}

const rangeWords = ({ low, high }: { low: number; high: number }) =>
  low === high ? count(low) : `${count(low)} to ${count(high)}`

function formatPoint(point: PacePoint, { zone }: ReportView): string {
  const until = `Until ${formatHour(point.hour, zone)}`
  const planned = `${count(point.planned)} planned`
  if (point.delivered !== null) return `${until}: ${count(point.delivered)} delivered, ${planned}`
  return point.expected
    ? `${until}: ${rangeWords(point.expected)} expected, ${planned}`
    : `${until}: ${planned}`
}

const DAY_HOURS = 24

/** One row per day, and the last. */
const daily = (points: readonly PacePoint[]): PacePoint[] =>
  points.filter(
    ({ hour }, at) =>
      at === points.length - 1 ||
      Math.floor(hour / DAY_HOURS) !== Math.floor((points[at - 1]?.hour ?? 0) / DAY_HOURS),
  )

const MARKS = 4

function axisMarks(points: readonly PacePoint[]): PacePoint[] {
  const last = points.length - 1
  const indexes = Array.from({ length: MARKS + 1 }, (_, at) => Math.round((last * at) / MARKS))
  return [...new Set(indexes)].flatMap((at) => points[at] ?? [])
}
