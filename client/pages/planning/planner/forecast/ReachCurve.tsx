import { useMemo, useState } from 'react'
import { setBudget } from '#domain/planning/campaign/edits/planEdits.ts'
import { reachCurve, type ReachCurvePoint } from '#domain/planning/forecast/forecast.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { CurveSlider } from '#client/components/planning/planner/CurveSlider.tsx'
import { MEDIA_HUES } from '#client/components/foundation/mediaHues.ts'
import { usePlan } from '#client/state/planning/plan.ts'
import type { PlanForecast } from '#client/state/planning/forecastState.ts'
import { budgetWindow, type BudgetWindow } from './budgetWindow.ts'
import { formatFrequencyValue } from './ForecastFigures.tsx'
import { monotonePath } from '#client/ui/charts/monotonePath.ts'

const POINTS = 49
const WIDTH = 320
const HEIGHT = 100
/** Space above the curve for its label. */
const HEADROOM = 1.35

/**
 * Reach by budget. The handle sets the budget; while it moves, a label compares the reach with the
 * previous one.
 */
export function ReachCurve({ planForecast }: { planForecast: PlanForecast }) {
  const { plan, edit } = usePlan()
  const [grip, setGrip] = useState<{ window: BudgetWindow; reach: number } | null>(null)
  const window = grip?.window ?? budgetWindow(plan.budgetMinor, planForecast.forecast)
  const upToMinor = window?.upToMinor ?? 0
  const points = useCurve(planForecast, upToMinor)
  if (!window) return null

  const { minMinor, stepMinor } = window
  const budgetMinor = Math.min(Math.max(plan.budgetMinor, minMinor), upToMinor)
  const top = Math.max(1, points.at(-1)?.reach ?? 1) * HEADROOM
  const x = (minor: number): number => (minor / upToMinor) * WIDTH
  const y = (reach: number): number => HEIGHT - (reach / top) * HEIGHT
  const reach = reachAt(points, budgetMinor)
  const doubled = grip ? null : doubledBudget(budgetMinor, upToMinor, points)
  const { color } = MEDIA_HUES[plan.mediaType]
  const words = grip
    ? compareWords(budgetMinor, reach, grip.reach)
    : doubled
      ? compareWords(doubled.budgetMinor, doubled.reach, reach)
      : 'Drag to set the budget'
  const path = monotonePath(points.map((point) => ({ x: x(point.budgetMinor), y: y(point.reach) })))

  return (
    <div className="flex flex-col gap-1">
      <CurveSlider
        label="Reach by budget"
        valueMinor={budgetMinor}
        minMinor={minMinor}
        upToMinor={upToMinor}
        stepMinor={stepMinor}
        heightShare={y(reach) / HEIGHT}
        color={color}
        beyond={
          doubled
            ? {
                share: doubled.budgetMinor / upToMinor,
                heightShare: y(doubled.reach) / HEIGHT,
              }
            : null
        }
        onChange={(minor) => {
          if (!grip) setGrip({ window, reach })
          edit((current) => setBudget(current, minor))
        }}
        onChangeEnd={() => setGrip(null)}
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
        >
          <path d={`${path}V${HEIGHT}H0Z`} fill={color} fillOpacity={0.07} />
          <path
            d={path}
            fill="none"
            stroke={color}
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </CurveSlider>
      <p className="flex justify-between gap-3 text-xs text-ink-2">
        <span>$0</span>
        <span className={grip ? 'font-semibold text-ink' : undefined}>{words}</span>
        <span>{dollars(upToMinor)}</span>
      </p>
    </div>
  )
}

/** The curve depends on everything but the budget, so dragging does not recompute it. */
function useCurve({ plan, reference }: PlanForecast, upToMinor: number): ReachCurvePoint[] {
  const { mediaType, region, audience, formatIds, inventory, runtime, periods, dayparts } = plan
  const { version, name, creativeSource, frequencyCapPerDay } = plan
  return useMemo(() => {
    const shape = { version, name, creativeSource, frequencyCapPerDay, mediaType, region, audience }
    const rest = { formatIds, inventory, runtime, periods, dayparts, budgetMinor: 0 }
    return upToMinor > 0 ? reachCurve({ ...shape, ...rest }, reference, POINTS, upToMinor) : []
  }, [
    version,
    name,
    creativeSource,
    frequencyCapPerDay,
    mediaType,
    region,
    audience,
    formatIds,
    inventory,
    runtime,
    periods,
    dayparts,
    reference,
    upToMinor,
  ])
}

/** Twice the budget, or the maximum. */
function doubledBudget(
  budgetMinor: number,
  upToMinor: number,
  points: readonly ReachCurvePoint[],
): { budgetMinor: number; reach: number } | null {
  const twice = Math.min(budgetMinor * 2, upToMinor)
  if (twice <= budgetMinor) return null
  return { budgetMinor: twice, reach: reachAt(points, twice) }
}

/** The reach of a budget, interpolated between the two nearest points. */
function reachAt(points: readonly ReachCurvePoint[], budgetMinor: number): number {
  const after = points.findIndex((point) => point.budgetMinor >= budgetMinor)
  const high = points[after]
  const low = points[after - 1]
  if (!high) return points.at(-1)?.reach ?? 0
  if (!low) return high.reach
  const share = (budgetMinor - low.budgetMinor) / (high.budgetMinor - low.budgetMinor)
  return low.reach + share * (high.reach - low.reach)
}

/** "$8,000: 1.3× the reach" */
function compareWords(budgetMinor: number, reach: number, than: number): string {
  return `${dollars(budgetMinor)}: ${formatFrequencyValue(than > 0 ? reach / than : 1)}× the reach`
}
