import { PLAN_STEP_TITLES } from '#domain/planning/campaign/planStep.ts'
import { useForecast } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { useStepNavigation } from '../../stepNavigation.ts'
import { UseBudget } from '../../UseBudget.tsx'

/** The issues that prevent adding the plan to the cart, with links to their steps. */
export function SummaryIssues() {
  const { planForecast } = useForecast()
  const { goTo } = useStepNavigation()
  const issues = planForecast?.issues ?? []
  if (issues.length === 0) return null
  const hasErrors = issues.some(({ severity }) => severity === 'error')
  return (
    <Callout
      tone={hasErrors ? 'error' : 'warning'}
      title={hasErrors ? 'Please correct before you add this campaign:' : 'Please confirm:'}
      className="print:hidden"
    >
      <ul className="mt-1 flex flex-col gap-1.5">
        {issues.map(({ code, path, step, message }) => (
          <li
            key={`${code} ${path}`}
            className="flex flex-wrap items-center justify-between gap-x-4"
          >
            <span className="text-ink">{message}</span>
            <span className="flex flex-wrap gap-2">
              {step === 'budget' ? <UseBudget /> : null}
              <Button variant="secondary" size="sm" onPress={() => goTo(step)}>
                {PLAN_STEP_TITLES[step]}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
