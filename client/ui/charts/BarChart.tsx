import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { useState } from 'react'
import { formatAxis, Hatch, useHatch } from './chartParts.tsx'
import { ChartCursor } from './ChartCursor.tsx'
import { useChartWidth } from './useChartWidth.ts'
import { linearScale } from './linearScale.ts'

/** A bar with its label. */
export interface Bar {
  key: string
  value: number
  /** A line across it: the planned value. */
  goal: number
  /** Below the axis, one or two lines; empty for none. */
  label: string
  subLabel: string
  /** Hatched while it may grow. Without a value only its goal shows. */
  time: 'past' | 'now' | 'future'
  /** Why a past bar has no value. */
  zeroReason: string
  words: string
}

const HEIGHT = 240
const MARGIN = { top: 22, right: 4, bottom: 40 }
const BOTTOM = HEIGHT - MARGIN.bottom

/** Bars side by side, each with its goal. */
export function BarChart({
  label,
  bars,
  color,
}: {
  label: string
  bars: readonly Bar[]
  color: string
}) {
  const { box, width } = useChartWidth<HTMLDivElement>()
  const [at, setAt] = useState<number | null>(null)
  const hatch = useHatch()
  const isNarrow = width < 560
  const left = isNarrow ? 40 : 64
  const largest = Math.max(1, ...bars.map(({ value, goal }) => Math.max(value, goal)))
  const y = linearScale({
    domain: [0, largest],
    range: [BOTTOM, MARGIN.top],
    niceSteps: 4,
  })
  const step = (width - left - MARGIN.right) / Math.max(1, bars.length)
  const barWidth = Math.max(1, step * 0.7)
  const everyLabel = Math.max(1, Math.ceil((isNarrow ? 30 : 34) / step))
  return (
    <ChartCursor
      label={label}
      count={bars.length}
      at={at}
      onMove={setAt}
      wordsOf={(index) => bars[index]?.words ?? ''}
      pointAt={(x) => Math.floor((x - left) / step)}
    >
      <div ref={box}>
        <svg aria-hidden="true" width="100%" height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
          <defs>
            <Hatch id={hatch.id} color={color} />
          </defs>
          {y.ticks(3).map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line x1={left} x2={width} className="stroke-line" />
              <text x={left - 8} dy="0.32em" textAnchor="end" className="fill-ink-2 text-xs">
                {formatAxis(tick, isNarrow)}
              </text>
            </g>
          ))}
          {bars.map((bar, index) => (
            <g
              key={bar.key}
              transform={`translate(${left + step * index + (step - barWidth) / 2} 0)`}
            >
              <BarMarks
                {...{ bar, y, step, barWidth, color }}
                fill={bar.time === 'now' ? hatch.fill : color}
                isPointedAt={at === index}
                isNamed={index % everyLabel === 0}
              />
            </g>
          ))}
          <line x1={left} x2={width} y1={BOTTOM} y2={BOTTOM} className="stroke-ink" />
        </svg>
      </div>
    </ChartCursor>
  )
}

/** A bar with its goal, its value above it and its label below, from x = 0. */
function BarMarks({
  bar,
  y,
  step,
  barWidth,
  color,
  fill,
  isPointedAt,
  isNamed,
}: {
  bar: Bar
  y: (value: number) => number
  step: number
  barWidth: number
  color: string
  fill: string
  isPointedAt: boolean
  isNamed: boolean
}) {
  return (
    <>
      {isPointedAt ? (
        <rect
          x={(barWidth - step) / 2}
          y={MARGIN.top - 6}
          width={step}
          height={BOTTOM - MARGIN.top + 6}
          className="fill-sand"
        />
      ) : null}
      {bar.time === 'future' ? null : (
        <rect
          y={y(bar.value)}
          width={barWidth}
          height={BOTTOM - y(bar.value)}
          fill={fill}
          {...(bar.time === 'now' ? { stroke: color } : {})}
        />
      )}
      {bar.goal > 0 ? (
        <line
          x1={-barWidth * 0.12}
          x2={barWidth * 1.12}
          y1={y(bar.goal)}
          y2={y(bar.goal)}
          strokeWidth={bar.time === 'future' ? 1 : 2}
          className={bar.time === 'future' ? 'stroke-ink-3' : 'stroke-ink'}
        />
      ) : null}
      <BarText
        bar={bar}
        x={barWidth / 2}
        y={textLine(y(Math.max(bar.value, 0)), y(bar.goal))}
        isRoomy={step >= 34}
      />
      {isNamed ? (
        <text x={barWidth / 2} y={BOTTOM + 16} textAnchor="middle" className="fill-ink text-xs">
          {bar.label}
          <tspan x={barWidth / 2} dy="1.2em" className="fill-ink-3">
            {bar.subLabel}
          </tspan>
        </text>
      ) : null}
    </>
  )
}

const TEXT_HEIGHT = 22

/** The baseline of a bar's text: above the bar, or above its goal if that would cross the text. */
const textLine = (barY: number, goalY: number) =>
  goalY < barY && goalY > barY - TEXT_HEIGHT ? goalY : barY

/** The value above its bar, if there is room; for an empty bar the reason. */
function BarText({ bar, x, y, isRoomy }: { bar: Bar; x: number; y: number; isRoomy: boolean }) {
  if (!isRoomy || bar.time === 'future') return null
  const text = bar.value === 0 ? bar.zeroReason : formatCount(bar.value)
  return (
    <text x={x} y={y - 7} textAnchor="middle" className="fill-ink text-xs">
      {text}
    </text>
  )
}
