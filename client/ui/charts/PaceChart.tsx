import { useState } from 'react'
import { formatAxis, Hatch, useHatch } from './chartParts.tsx'
import { ChartCursor } from './ChartCursor.tsx'
import { useChartWidth } from './useChartWidth.ts'
import { linearScale } from './linearScale.ts'
import { areaPath, linePath } from './linePath.ts'

/** A point on the way to a goal. */
export interface PaceChartPoint {
  /** Its time, in any unit. */
  at: number
  planned: number
  delivered: number | null
  expected: { low: number; likely: number; high: number } | null
  words: string
}

export interface PaceChartProps {
  label: string
  points: readonly PaceChartPoint[]
  /** Texts below the axis. */
  marks: readonly { at: number; label: string }[]
  /** The current moment; null if everything is in the past. */
  now: { at: number; label: string } | null
  color: string
}

const UPPER = 250
const LOWER = 96
const GAP = 40
const TOP = 18
const LOWER_TOP = TOP + UPPER + GAP
const HEIGHT = LOWER_TOP + LOWER + 26
/** Below this width the axis has less room, px. */
const NARROW_WIDTH = 560

type Point = PaceChartPoint
type Mark = PaceChartProps['marks'][number]

/**
 * Minimum distance between the end of the axis, whose text is next to it, and the center of the
 * next text.
 */
const LEAST_APART = 84

/** The texts that fit below the axis, always including its ends. */
const apart = (marks: readonly Mark[], x: (at: number) => number): Mark[] =>
  marks.filter((mark) => {
    const ends = [marks[0], marks.at(-1)]
    return (
      ends.includes(mark) ||
      ends.every((end) => Math.abs(x(mark.at) - x(end?.at ?? 0)) >= LEAST_APART)
    )
  })

/** The chart's scales: time, impressions, and below them the difference from the plan. */
function paceScales(points: readonly Point[], left: number, width: number) {
  const x = linearScale({
    domain: [points[0]?.at ?? 0, points.at(-1)?.at ?? 1],
    range: [left, width - 12],
  })
  const largest = Math.max(
    1,
    ...points.map((one) => Math.max(one.planned, one.delivered ?? 0, one.expected?.high ?? 0)),
  )
  const y = linearScale({ domain: [0, largest], range: [TOP + UPPER, TOP], niceSteps: 4 })
  const widest = Math.max(1, ...points.map((one) => Math.abs(difference(one))))
  const d = linearScale({ domain: [widest, -widest], range: [LOWER_TOP, LOWER_TOP + LOWER] })
  return { x, y, d, widest, left, width, isNarrow: width < NARROW_WIDTH }
}

type PaceScales = ReturnType<typeof paceScales>

const difference = (one: Point) =>
  (one.delivered ?? one.expected?.likely ?? one.planned) - one.planned

/** Index of the point closest to a time. */
function nearestPoint(points: readonly Point[], at: number): number {
  let nearest = 0
  for (const [index, one] of points.entries()) {
    if (Math.abs(one.at - at) < Math.abs((points[nearest]?.at ?? 0) - at)) nearest = index
  }
  return nearest
}

/**
 * Delivered against planned totals from zero to the end, and below on the same axis their
 * difference: on the diagonal a few percent would be invisible.
 */
export function PaceChart({ label, points, marks, now, color }: PaceChartProps) {
  const { box, width } = useChartWidth<HTMLDivElement>()
  const [cursor, setCursor] = useState<number | null>(null)
  const hatch = useHatch()
  const scales = paceScales(points, width < NARROW_WIDTH ? 52 : 72, width)
  const { x } = scales
  const chosen = cursor === null ? null : points[cursor]
  return (
    <ChartCursor
      label={label}
      count={points.length}
      at={cursor}
      onMove={setCursor}
      wordsOf={(index) => points[index]?.words ?? ''}
      pointAt={(px) => nearestPoint(points, x.invert(px))}
    >
      <div ref={box}>
        <svg aria-hidden="true" width="100%" height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
          <defs>
            <Hatch id={hatch.id} color={color} />
          </defs>
          <DeliveredLines {...{ points, scales, color }} />
          <DifferenceLines {...{ points, scales, color }} fill={hatch.fill} />
          {now ? <NowLines now={now} scales={scales} /> : null}
          <NowPoint {...{ points, scales, color }} />
          {chosen ? <ChosenPoint point={chosen} scales={scales} /> : null}
          {apart(marks, x).map((mark, index, shown) => (
            <text
              key={mark.at}
              x={x(mark.at)}
              y={HEIGHT - 6}
              textAnchor={index === 0 ? 'start' : index === shown.length - 1 ? 'end' : 'middle'}
              className="fill-ink-2 text-xs"
            >
              {mark.label}
            </text>
          ))}
        </svg>
      </div>
    </ChartCursor>
  )
}

interface LinesProps {
  points: readonly Point[]
  scales: PaceScales
  color: string
}

const knownOf = (points: readonly Point[]) => points.filter(({ delivered }) => delivered !== null)
const aheadOf = (points: readonly Point[]) => points.filter(({ expected }) => expected !== null)

const lineIn =
  ({ x }: PaceScales) =>
  (of: (one: Point) => number, list: readonly Point[]) =>
    list.map((one) => ({ x: x(one.at), y: of(one) }))

/** Planned, delivered and expected impressions, with the range of what is expected. */
function DeliveredLines({ points, scales, color }: LinesProps) {
  const { y, left, width, isNarrow } = scales
  const line = lineIn(scales)
  const ahead = aheadOf(points)
  const range = areaPath(
    line((one) => y(one.expected?.low ?? 0), ahead),
    line((one) => y(one.expected?.high ?? 0), ahead),
  )
  return (
    <>
      {y.ticks(4).map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line x1={left} x2={width} className="stroke-line" />
          <text x={left - 8} dy="0.32em" textAnchor="end" className="fill-ink-2 text-xs">
            {formatAxis(tick, isNarrow)}
          </text>
        </g>
      ))}
      {range ? <path d={range} fill={color} opacity="0.16" /> : null}
      <path
        d={linePath(line((one) => y(one.planned), points))}
        fill="none"
        className="stroke-ink-3"
        strokeWidth="1.5"
      />
      <path
        d={linePath(line((one) => y(one.expected?.likely ?? 0), ahead))}
        fill="none"
        stroke={color}
        strokeWidth="1.75"
        strokeDasharray="5 4"
      />
      <path
        d={linePath(line((one) => y(one.delivered ?? 0), knownOf(points)))}
        fill="none"
        stroke={color}
        strokeWidth="3"
      />
    </>
  )
}

/** How far delivery is ahead of or behind its plan. */
function DifferenceLines({ points, scales, color, fill }: LinesProps & { fill: string }) {
  const { d, widest, left, width, isNarrow } = scales
  const line = lineIn(scales)
  const known = knownOf(points)
  const behind = areaPath(
    line((one) => d(difference(one)), known),
    line(() => d(0), known),
  )
  return (
    <>
      <text x={left} y={LOWER_TOP - 14} className="fill-ink text-xs font-semibold">
        Ahead of or behind plan
      </text>
      {[widest, -widest].map((value) => (
        <text
          key={value}
          x={left - 8}
          y={d(value)}
          dy="0.32em"
          textAnchor="end"
          className="fill-ink-2 text-xs"
        >
          {`${value > 0 ? '+' : '−'}${formatAxis(Math.abs(Math.round(value)), isNarrow)}`}
        </text>
      ))}
      <text x={left - 8} y={d(0)} dy="0.32em" textAnchor="end" className="fill-ink-2 text-xs">
        Plan
      </text>
      <line x1={left} x2={width} y1={d(0)} y2={d(0)} className="stroke-ink-3" />
      {behind ? <path d={behind} fill={fill} /> : null}
      <path
        d={linePath(line((one) => d(difference(one)), known))}
        fill="none"
        stroke={color}
        strokeWidth="2"
      />
      <path
        d={linePath(line((one) => d(difference(one)), aheadOf(points)))}
        fill="none"
        stroke={color}
        strokeWidth="1.5"
        strokeDasharray="5 4"
      />
    </>
  )
}

function NowLines({
  now,
  scales: { x, width },
}: {
  now: { at: number; label: string }
  scales: PaceScales
}) {
  const at = x(now.at)
  const isRight = at > width * 0.6
  return (
    <g>
      <line x1={at} x2={at} y1={TOP - 4} y2={TOP + UPPER} className="stroke-ink" />
      <line x1={at} x2={at} y1={LOWER_TOP} y2={LOWER_TOP + LOWER} className="stroke-ink" />
      <text
        x={at + (isRight ? -8 : 8)}
        y={TOP + 4}
        textAnchor={isRight ? 'end' : 'start'}
        className="fill-ink text-xs font-semibold"
      >
        {now.label}
      </text>
    </g>
  )
}

function NowPoint({ points, scales: { x, y }, color }: LinesProps) {
  const last = knownOf(points).at(-1)
  if (!last) return null
  return (
    <circle
      cx={x(last.at)}
      cy={y(last.delivered ?? 0)}
      r="4.5"
      className="fill-card"
      stroke={color}
      strokeWidth="2.5"
    />
  )
}

function ChosenPoint({ point, scales: { x, y } }: { point: Point; scales: PaceScales }) {
  const at = x(point.at)
  return (
    <g>
      <line
        x1={at}
        x2={at}
        y1={TOP}
        y2={LOWER_TOP + LOWER}
        className="stroke-cobalt"
        strokeDasharray="2 2"
      />
      <circle
        cx={at}
        cy={y(point.delivered ?? point.expected?.likely ?? point.planned)}
        r="4"
        className="fill-cobalt"
      />
    </g>
  )
}
