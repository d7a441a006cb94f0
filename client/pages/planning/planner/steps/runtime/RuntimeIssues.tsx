import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { earliestStart } from '#domain/planning/campaign/leadTime.ts'
import type { PlanIssue } from '#domain/planning/outlook/issues/planIssue.ts'
import { startAtEarliest } from '#domain/planning/campaign/edits/planEdits.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { useForecast, usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { usePickedProducts } from './usePickedProducts.ts'

/** What is wrong with the days, at the end of the step. Of free days their own field says it. */
export function RuntimeIssues() {
  const { plan } = usePlan()
  const { outlook } = useForecast()
  const issues = outlook?.issues.filter(({ step }) => step === 'runtime') ?? []
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

/** Moves a draft on that has become too old, with as many days as it had. */
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
