import { linearScale } from '#client/ui/charts/linearScale.ts'
import { monotonePath } from '#client/ui/charts/monotonePath.ts'
import type { ReachDrawing } from '#content/details/detailView.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { formatRounded } from '#domain/foundation/wording/numberWords.ts'

/**
 * The drawing stretches to its box; its texts are outside, so that their size stays constant on a
 * phone.
 */
const SIZE = 100

/** Reach by budget; the table of budgets has the same figures. */
export function ReachCurve({ curve: { caption, points } }: { curve: ReachDrawing }) {
  const last = points.at(-1)
  if (!last || last.reach === 0) return null
  const x = linearScale({ domain: [0, last.budgetMinor / 100], range: [0, SIZE] })
  const y = linearScale({ domain: [0, last.reach], range: [SIZE, 0], niceSteps: 3 })
  const line = monotonePath(
    points.map(({ budgetMinor, reach }) => ({ x: x(budgetMinor / 100), y: y(reach) })),
  )
  return (
    <figure>
      <figcaption className="text-section">{caption}</figcaption>
      <p className="sr-only">
        A curve that rises to {formatRounded(last.reach)} people at {dollars(last.budgetMinor)}. The
        table of budgets has its figures.
      </p>
      <div
        aria-hidden="true"
        className="mt-5 max-w-4xl rounded-card border border-line bg-card py-6 pr-8 pl-20 text-xs text-ink-2 tabular-nums"
      >
        <div className="relative h-44 border-b border-ink sm:h-56">
          {y.ticks(3).map((reach) => (
            <span
              key={reach}
              className="absolute inset-x-0 border-t border-line"
              style={{ top: `${y(reach)}%` }}
            >
              <span className="absolute right-full mr-2 -translate-y-1/2">
                {formatRounded(reach)}
              </span>
            </span>
          ))}
          <svg
            viewBox={`0 0 ${SIZE} ${SIZE}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            <path d={`${line}V${SIZE}H0Z`} className="fill-cobalt-soft" opacity="0.7" />
            <path
              d={line}
              fill="none"
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
              className="stroke-cobalt"
            />
          </svg>
        </div>
        <div className="relative mt-2 h-4">
          {x.ticks(2).map((budget) => (
            <span
              key={budget}
              className="absolute -translate-x-1/2"
              style={{ left: `${x(budget)}%` }}
            >
              {dollars(budget * 100)}
            </span>
          ))}
        </div>
      </div>
    </figure>
  )
}
