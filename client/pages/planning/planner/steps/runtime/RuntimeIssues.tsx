import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { earliestStart } from '#domain/planning/campaign/leadTime.ts'
import type { PlanIssue } from '#domain/planning/findings/issues/planIssue.ts'
import { startAtEarliest } from '#domain/planning/campaign/edits/planEdits.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { useForecast, usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { usePickedProducts } from './usePickedProducts.ts'

/**
 * The issues of the dates, at the end of the step. Problems of free dates appear at their field.
 */
export function RuntimeIssues() {
  const { plan } = usePlan()
  const { planForecast } = useForecast()
  const issues = planForecast?.issues.filter(({ step }) => step === 'runtime') ?? []
  if (!isSoldBySlots(plan.mediaType)) {
    if (!issues.some(isTooEarly)) return null
    return (
      <div className="mt-4">
        <StartLater />
      </div>
    )
  }
  return issues.map((issue) => (
    <Callout
      key={issue.code}
      tone="error"
      title={issue.message}
      className="mt-5"
      actions={isTooEarly(issue) ? <StartLater /> : null}
    />
  ))
}

const isTooEarly = ({ code }: PlanIssue): boolean => code === 'start_too_early'

/** Moves an outdated draft to later dates of the same duration. */
function StartLater() {
  const { plan, edit } = usePlan()
  const { now } = usePlanner()
  const picked = usePickedProducts()
  const earliest = earliestStart(plan.mediaType, plan.runtime.timeZone, now, picked)
  const moved = startAtEarliest(plan, earliest)
  return (
    <Button
      variant="secondary"
      size="sm"
      onPress={() => edit((current) => startAtEarliest(current, earliest))}
    >
      Start on {formatDay(moved.runtime.startDate)}
    </Button>
  )
}
