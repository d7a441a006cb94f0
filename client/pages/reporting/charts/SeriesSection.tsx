import { useMemo, useState } from 'react'
import {
  seriesOf,
  SERIES_UNITS,
  type Bucket,
  type SeriesUnit,
} from '#domain/reporting/figures/series.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { hourOf } from '#domain/reporting/figures/zoneClock.ts'
import { BarChart, type Bar } from '#client/ui/charts/BarChart.tsx'
import { ChartFrame } from '#client/ui/charts/ChartFrame.tsx'
import { LegendMark } from '#client/ui/charts/chartParts.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import {
  capitalized,
  count,
  formatDayOfMonth,
  formatReportDay,
  percent,
  formatShortReportDay,
  formatZonedTime,
  formatWeekdayLetter,
  zoneLabel,
} from '../reportWords.ts'
import type { SectionProps } from './section.types.ts'

const UNIT_WORDS = { hour: 'Hour', day: 'Day', week: 'Week' } as const satisfies Record<
  SeriesUnit,
  string
>
const OPTIONS = SERIES_UNITS.map((value) => ({ value, label: UNIT_WORDS[value] }))

/** More bars are indistinguishable. */
const MOST_HOURS = 168

/** The hours to draw: for a long period the last seven days before now. */
function shownRange({ grid, range, asOf }: ReportView, unit: SeriesUnit) {
  if (unit !== 'hour' || range.to - range.from <= MOST_HOURS) return range
  const now = hourOf(asOf) + 1 - grid.firstHour
  const to = Math.max(range.from + MOST_HOURS, Math.min(range.to, now))
  return { from: to - MOST_HOURS, to }
}

/** Delivery by hour, day or week, in the displayed zone. */
export function SeriesSection({ report, color, unit: counted }: SectionProps) {
  const [unit, setUnit] = useState<SeriesUnit>('day')
  const { grid, zone, asOf } = report
  const range = shownRange(report, unit)
  const buckets = useMemo(
    () => seriesOf(grid, { zone, unit, asOf, range: shownRange(report, unit) }),
    [grid, zone, unit, asOf, report],
  )
  const isCut = range.to - range.from < report.range.to - report.range.from
  const title = `${capitalized(counted)} ${unit === 'hour' ? 'an hour' : `a ${unit}`}`
  return (
    <ChartFrame
      title={title}
      description={descriptionOf(report, buckets, { unit, isCut })}
      controls={
        <SegmentedControl
          label="A bar is"
          isLabelHidden
          value={unit}
          onChange={setUnit}
          options={OPTIONS}
        />
      }
      table={{
        headings: [
          UNIT_WORDS[unit],
          capitalized(counted),
          'Planned',
          ...(counted === 'views' ? [] : ['Clicks', 'Click rate', 'Complete']),
        ],
        rows: buckets
          .filter(({ time }) => time !== 'future')
          .map((bucket) => ({
            key: bucket.key,
            cells: [
              bucketName(bucket, unit),
              count(bucket.impressions),
              count(bucket.planned),
              ...(counted === 'views' ? [] : rateCells(bucket)),
            ],
          })),
      }}
    >
      <p className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
        <span>
          <LegendMark kind="field" color={color} /> Delivered
        </span>
        {buckets.some(({ time }) => time === 'now') ? (
          <span>
            <LegendMark kind="hatched" color={color} /> Until {formatZonedTime(asOf, zone)},
            unfinished
          </span>
        ) : null}
        <span>
          <LegendMark kind="tick" color="var(--color-ink)" /> Plan
        </span>
      </p>
      <BarChart
        label={title}
        color={color}
        bars={buckets.map((bucket) => barOf(bucket, unit, counted))}
      />
    </ChartFrame>
  )
}

const rateCells = ({ clicks, impressions, completes }: Bucket) => [
  count(clicks),
  percent(impressions > 0 ? clicks / impressions : null, 2),
  count(completes),
]

/** Peculiarities of the displayed hours, in a sentence or two. */
function descriptionOf(
  { zone, grid }: ReportView,
  buckets: readonly Bucket[],
  { unit, isCut }: { unit: SeriesUnit; isCut: boolean },
): string {
  const notes = [`Times are ${zoneLabel(zone)}.`]
  if (isCut) notes.push('The last seven days: choose other dates to see their hours.')
  const changed = unit === 'day' ? buckets.find(({ hours }) => hours === 23 || hours === 25) : null
  // The first and last day are partial anyway.
  if (changed && changed !== buckets[0] && changed !== buckets.at(-1))
    notes.push(
      `Clocks change on ${formatReportDay(changed.day)}: the day has ${changed.hours} hours.`,
    )
  const [first] = buckets
  if (unit === 'day' && first && first.hours < 23 && buckets.length > 1)
    notes.push(`The first day has ${first.hours} hours of the campaign.`)
  const planned = buckets.reduce((sum, { planned }) => sum + planned, 0)
  if (grid.planned.length > 0 && planned === 0) notes.push('Nothing was planned in these hours.')
  return notes.join(' ')
}

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`

function bucketName({ day, hour }: Bucket, unit: SeriesUnit): string {
  if (unit === 'hour') return `${formatReportDay(day)}, ${hourText(hour)}`
  return unit === 'day' ? formatReportDay(day) : `Week of ${formatReportDay(day)}`
}

function barOf(bucket: Bucket, unit: SeriesUnit, counted: string): Bar {
  const { key, day, hour, time, impressions, planned } = bucket
  const name = bucketName(bucket, unit)
  const goal = `${count(planned)} planned`
  const words = {
    past: `${name}: ${count(impressions)} ${counted}, ${goal}`,
    now: `${name}: ${count(impressions)} ${counted} so far, ${goal}`,
    future: `${name}: ${goal}`,
  } as const
  return {
    key,
    value: impressions,
    goal: planned,
    time,
    zeroReason: bucket.bookedHours === 0 ? 'not booked' : 'none',
    words: time === 'past' && impressions === 0 ? `${words.past}${zeroWords(bucket)}` : words[time],
    ...(unit === 'hour'
      ? { label: hourText(hour).slice(0, 2), subLabel: hour === 0 ? formatShortReportDay(day) : '' }
      : unit === 'day'
        ? { label: formatDayOfMonth(day), subLabel: formatWeekdayLetter(day) }
        : { label: formatShortReportDay(day), subLabel: '' }),
  }
}

const zeroWords = ({ bookedHours }: Bucket) =>
  bookedHours === 0
    ? '. No hour of it was booked'
    : '. Nothing was counted in the hours that were booked'
