import type { PlanStep } from '#domain/planning/campaign/planStep.ts'
import { useForecast } from '#client/state/planning/plan.ts'
import { Callout } from '#client/ui/Callout.tsx'

/** Steps that show problems next to their own fields, or list the issues of all steps. */
const SAY_THEMSELVES: ReadonlySet<PlanStep> = new Set([
  'region',
  'audience',
  'formats',
  'runtime',
  'budget',
  'summary',
])

/** The errors of a step, at its end. */
export function StepIssues({ step }: { step: PlanStep }) {
  const { planForecast } = useForecast()
  if (SAY_THEMSELVES.has(step)) return null
  const errors = planForecast?.issues.filter((one) => one.step === step && one.severity === 'error')
  const messages = [...new Set(errors?.map(({ message }) => message))]
  return messages.map((message) => (
    <Callout key={message} tone="error" title={message} className="mt-5" />
  ))
}
