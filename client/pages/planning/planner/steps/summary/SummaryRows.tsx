import { describePlan } from '#domain/planning/findings/wording/describePlan.ts'
import { PLAN_STEP_TITLES } from '#domain/planning/campaign/planStep.ts'
import { unbroken } from '#client/components/foundation/unbroken.ts'
import type { PlanForecast } from '#client/state/planning/forecastState.ts'
import { Button } from '#client/ui/Button.tsx'
import { useStepNavigation } from '../../stepNavigation.ts'

/** The plan row by row, with links to its steps. */
export function SummaryRows({ planForecast }: { planForecast: PlanForecast }) {
  const { steps, goTo } = useStepNavigation()
  const rows = describePlan(planForecast.plan, planForecast.reference, planForecast.forecast)
  return (
    <div className="divide-y divide-line rounded-control border border-line">
      {steps
        .filter((step) => rows.some((row) => row.step === step))
        .map((step) => (
          <div
            key={step}
            className="flex break-inside-avoid items-start gap-3 py-3 pr-2 pl-4 sm:pl-5"
          >
            <dl className="grid min-w-0 flex-1 gap-x-5 gap-y-1 sm:grid-cols-[11rem_minmax(0,1fr)]">
              {rows
                .filter((row) => row.step === step)
                .map(({ label, value }) => (
                  <div key={label} className="contents">
                    <dt className="text-sm text-ink-2 sm:pt-0.5">{label}</dt>
                    <dd className="mb-1 break-words sm:mb-0">{unbroken(value)}</dd>
                  </div>
                ))}
            </dl>
            <Button
              variant="quiet"
              size="sm"
              onPress={() => goTo(step)}
              aria-label={`Edit ${PLAN_STEP_TITLES[step]}`}
              className="print:hidden"
            >
              Edit
            </Button>
          </div>
        ))}
    </div>
  )
}
