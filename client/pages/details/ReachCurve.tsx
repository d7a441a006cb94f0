import type { ReachDrawing } from '#content/details/detailView.ts'
import { dollars } from '#domain/money/amount.ts'
import { roundedWords } from '#domain/outlook/numberWords.ts'

const WIDTH = 720
const HEIGHT = 260
const MARGIN = { top: 24, right: 16, bottom: 28, left: 8 }
const LINES = 3

/** How reach grows with the budget; the table of budgets says the same in figures. */
export function ReachCurve({ curve: { caption, points } }: { curve: ReachDrawing }) {
  const last = points.at(-1)
  if (!last || last.reach === 0) return null
  const inner = {
    width: WIDTH - MARGIN.left - MARGIN.right,
    height: HEIGHT - MARGIN.top - MARGIN.bottom,
  }
  const x = (budgetMinor: number) => MARGIN.left + (budgetMinor / last.budgetMinor) * inner.width
  const y = (reach: number) => MARGIN.top + (1 - reach / last.reach) * inner.height
  const line = points
    .map(({ budgetMinor, reach }) => `${x(budgetMinor).toFixed(1)} ${y(reach).toFixed(1)}`)
    .join('L')
  const floor = MARGIN.top + inner.height
  const steps = Array.from({ length: LINES }, (_, at) => (at + 1) / LINES)
  return (
    <figure>
      <figcaption className="text-section">{caption}</figcaption>
      <p className="sr-only">
        A curve that rises to {roundedWords(last.reach)} people at {dollars(last.budgetMinor)}. The
        table of budgets has its figures.
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="mt-5 w-full max-w-4xl rounded-card border border-line bg-card"
      >
        {steps.map((step) => (
          <g key={step}>
            <line
              x1={MARGIN.left}
              x2={WIDTH - MARGIN.right}
              y1={y(last.reach * step)}
              y2={y(last.reach * step)}
              className="stroke-line"
            />
            <text x={MARGIN.left + 4} y={y(last.reach * step) - 6} className="fill-ink-2 text-xs">
              {roundedWords(Math.round(last.reach * step))} people
            </text>
          </g>
        ))}
        <path
          d={`M${line}L${x(last.budgetMinor)} ${floor}L${x(0)} ${floor}Z`}
          className="fill-cobalt-soft"
          opacity="0.7"
        />
        <path d={`M${line}`} fill="none" strokeWidth="2.5" className="stroke-cobalt" />
        <line
          x1={MARGIN.left}
          x2={WIDTH - MARGIN.right}
          y1={floor}
          y2={floor}
          className="stroke-ink"
        />
        {steps.map((step) => (
          <text
            key={step}
            x={x(last.budgetMinor * step)}
            y={HEIGHT - 9}
            textAnchor="end"
            className="fill-ink-2 text-xs"
          >
            {dollars(Math.round((last.budgetMinor * step) / 100) * 100)}
          </text>
        ))}
      </svg>
    </figure>
  )
}
