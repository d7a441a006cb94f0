import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import type { BudgetSplit } from '#domain/planning/mediaMix/budgetSplit.ts'

const WIDTH = 320
const HEIGHT = 96

/** The reach of other total budgets, each with its own best split; marks the chosen one. */
export function SplitCurve({
  curve,
  budgetMinor,
  value,
  unit,
}: {
  curve: BudgetSplit['curve']
  budgetMinor: number
  value: number
  unit: string
}) {
  const last = curve.at(-1)
  if (!last || last.value <= 0) return null
  const most = Math.max(value, ...curve.map((point) => point.value))
  const x = (minor: number) => Math.min(WIDTH, (minor / last.budgetMinor) * WIDTH)
  const y = (amount: number) => HEIGHT - (amount / most) * HEIGHT
  const line = curve.map((point) => `${x(point.budgetMinor)},${y(point.value)}`).join(' ')
  return (
    <figure
      aria-label={`${unit} by total budget, up to ${formatRounded(last.value)} for ${dollars(last.budgetMinor)}`}
    >
      <svg
        viewBox={`0 -6 ${WIDTH} ${HEIGHT + 12}`}
        aria-hidden="true"
        className="w-full overflow-visible"
      >
        <line x1="0" y1={HEIGHT} x2={WIDTH} y2={HEIGHT} className="stroke-line" />
        <polyline points={line} fill="none" strokeWidth="2.5" className="stroke-cobalt" />
        <circle cx={x(budgetMinor)} cy={y(value)} r="5" className="fill-cobalt" />
      </svg>
      <figcaption className="mt-1 flex justify-between text-sm text-ink-2">
        <span>$0</span>
        <span>
          {dollars(last.budgetMinor)}: {formatRounded(last.value)}
        </span>
      </figcaption>
    </figure>
  )
}
