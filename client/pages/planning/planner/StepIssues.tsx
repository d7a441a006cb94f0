import type { PlanStep } from '#domain/planning/campaign/planStep.ts'
import { useForecast } from '#client/state/planning/plan.ts'
import { Callout } from '#client/ui/Callout.tsx'

/** Steps that say beside their own fields what is wrong, or list the issues of all steps. */
const SAY_THEMSELVES: ReadonlySet<PlanStep> = new Set([
  'region',
  'audience',
  'formats',
  'runtime',
  'budget',
  'summary',
])

/** What has to be corrected in a step, at its end. */
export function StepIssues({ step }: { step: PlanStep }) {
  const { outlook } = useForecast()
  if (SAY_THEMSELVES.has(step)) return null
  const errors = outlook?.issues.filter((one) => one.step === step && one.severity === 'error')
  const messages = [...new Set(errors?.map(({ message }) => message))]
  return messages.map((message) => (
    <Callout key={message} tone="error" title={message} className="mt-5" />
  ))
}
