import { area, line } from 'd3-shape'
import { useState } from 'react'
import { axisWords, Hatch, useHatch } from './chartParts.tsx'
import { ChartCursor } from './ChartCursor.tsx'
import { useChartWidth } from './useChartWidth.ts'
import { linearScale } from './linearScale.ts'

/** A moment on the way to a goal. */
export interface PaceChartPoint {
  /** Where it lies on the way, in any unit of time. */
  at: number
  planned: number
  delivered: number | null
  expected: { low: number; likely: number; high: number } | null
  words: string
}

export interface PaceChartProps {
  label: string
  points: readonly PaceChartPoint[]
  /** Words under the axis. */
  marks: readonly { at: number; label: string }[]
  /** The moment up to which is known; null when all is. */
  now: { at: number; label: string } | null
  color: string
}

const UPPER = 250
const LOWER = 96
const GAP = 40
const TOP = 18
const HEIGHT = TOP + UPPER + GAP + LOWER + 26

type Point = PaceChartPoint
type Mark = PaceChartProps['marks'][number]

/** From an end of the axis, whose words stand beside it, to the middle of the next ones. */
const LEAST_APART = 84

/** The words under the axis that have room: its ends always. */
const apart = (marks: readonly Mark[], x: (at: number) => number): Mark[] =>
  marks.filter((mark) => {
    const ends = [marks[0], marks.at(-1)]
    return (
      ends.includes(mark) ||
      ends.every((end) => Math.abs(x(mark.at) - x(end?.at ?? 0)) >= LEAST_APART)
    )
  })

/**
 * What was delivered against what was planned, from nothing to the end, and under it on the same axis the difference of
 * both: in the diagonal a few percent cannot be seen.
 */
export function PaceChart({ label, points, marks, now, color }: PaceChartProps) {
  const { box, width } = useChartWidth<HTMLDivElement>()
  const [cursor, setCursor] = useState<number | null>(null)
  const hatch = useHatch()
  const isNarrow = width < 560
  const left = isNarrow ? 52 : 72
  const last = points.at(-1)
  const x = linearScale({
    domain: [points[0]?.at ?? 0, last?.at ?? 1],
    range: [left, width - 12],
  })
  const largest = Math.max(
    1,
    ...points.map((one) => Math.max(one.planned, one.delivered ?? 0, one.expected?.high ?? 0)),
  )
  const y = linearScale({ domain: [0, largest], range: [TOP + UPPER, TOP], niceSteps: 4 })
  const difference = (one: Point) =>
    (one.delivered ?? one.expected?.likely ?? one.planned) - one.planned
  const widest = Math.max(1, ...points.map((one) => Math.abs(difference(one))))
  const lowerTop = TOP + UPPER + GAP
  const d = linearScale({ domain: [widest, -widest], range: [lowerTop, lowerTop + LOWER] })
  const known = points.filter(({ delivered }) => delivered !== null)
  const ahead = points.filter(({ expected }) => expected !== null)
  const path = (of: (one: Point) => number, list: readonly Point[]) =>
    line<Point>((one) => x(one.at), of)([...list]) ?? ''
  const range = area<Point>(
    (one) => x(one.at),
    (one) => y(one.expected?.low ?? 0),
    (one) => y(one.expected?.high ?? 0),
  )([...ahead])
  const behind = area<Point>(
    (one) => x(one.at),
    d(0),
    (one) => d(difference(one)),
  )([...known])
  const chosen = cursor === null ? null : points[cursor]
  const pointAt = (px: number) => {
    const at = x.invert(px)
    let nearest = 0
    for (const [index, one] of points.entries()) {
      if (Math.abs(one.at - at) < Math.abs((points[nearest]?.at ?? 0) - at)) nearest = index
    }
    return nearest
  }
  const nowPoint = known.at(-1)
  return (
    <ChartCursor
      label={label}
      count={points.length}
      at={cursor}
      onMove={setCursor}
      wordsOf={(index) => points[index]?.words ?? ''}
      pointAt={pointAt}
    >
      <div ref={box}>
        <svg aria-hidden="true" width="100%" height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
          <defs>
            <Hatch id={hatch.id} color={color} />
          </defs>
          {y.ticks(4).map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line x1={left} x2={width} className="stroke-line" />
              <text x={left - 8} dy="0.32em" textAnchor="end" className="fill-ink-2 text-xs">
                {axisWords(tick, isNarrow)}
              </text>
            </g>
          ))}
          {range ? <path d={range} fill={color} opacity="0.16" /> : null}
          <path
            d={path((one) => y(one.planned), points)}
            fill="none"
            className="stroke-ink-3"
            strokeWidth="1.5"
          />
          <path
            d={path((one) => y(one.expected?.likely ?? 0), ahead)}
            fill="none"
            stroke={color}
            strokeWidth="1.75"
            strokeDasharray="5 4"
          />
          <path
            d={path((one) => y(one.delivered ?? 0), known)}
            fill="none"
            stroke={color}
            strokeWidth="3"
          />
          <text x={left} y={lowerTop - 14} className="fill-ink text-xs font-semibold">
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
              {`${value > 0 ? '+' : '−'}${axisWords(Math.abs(Math.round(value)), isNarrow)}`}
            </text>
          ))}
          <text x={left - 8} y={d(0)} dy="0.32em" textAnchor="end" className="fill-ink-2 text-xs">
            Plan
          </text>
          <line x1={left} x2={width} y1={d(0)} y2={d(0)} className="stroke-ink-3" />
          {behind ? <path d={behind} fill={hatch.fill} /> : null}
          <path
            d={path((one) => d(difference(one)), known)}
            fill="none"
            stroke={color}
            strokeWidth="2"
          />
          <path
            d={path((one) => d(difference(one)), ahead)}
            fill="none"
            stroke={color}
            strokeWidth="1.5"
            strokeDasharray="5 4"
          />
          {now ? (
            <g>
              <line
                x1={x(now.at)}
                x2={x(now.at)}
                y1={TOP - 4}
                y2={TOP + UPPER}
                className="stroke-ink"
              />
              <line
                x1={x(now.at)}
                x2={x(now.at)}
                y1={lowerTop}
                y2={lowerTop + LOWER}
                className="stroke-ink"
              />
              <text
                x={x(now.at) + (x(now.at) > width * 0.6 ? -8 : 8)}
                y={TOP + 4}
                textAnchor={x(now.at) > width * 0.6 ? 'end' : 'start'}
                className="fill-ink text-xs font-semibold"
              >
                {now.label}
              </text>
            </g>
          ) : null}
          {nowPoint ? (
            <circle
              cx={x(nowPoint.at)}
              cy={y(nowPoint.delivered ?? 0)}
              r="4.5"
              className="fill-card"
              stroke={color}
              strokeWidth="2.5"
            />
          ) : null}
          {chosen ? (
            <g>
              <line
                x1={x(chosen.at)}
                x2={x(chosen.at)}
                y1={TOP}
                y2={lowerTop + LOWER}
                className="stroke-cobalt"
                strokeDasharray="2 2"
              />
              <circle
                cx={x(chosen.at)}
                cy={y(chosen.delivered ?? chosen.expected?.likely ?? chosen.planned)}
                r="4"
                className="fill-cobalt"
              />
            </g>
          ) : null}
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
