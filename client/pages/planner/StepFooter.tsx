import { PLAN_STEP_TITLES, type PlanStep } from '#domain/campaign/planStep.ts'
import { usePlanner } from '#client/state/plan/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { useStepNavigation } from './stepNavigation.ts'

/** Ends a step: on to the next one. The summary ends with its own action. */
export function StepFooter({ step }: { step: PlanStep }) {
  const { next, goTo } = useStepNavigation()
  const { editKey } = usePlanner()
  if (step === 'summary' || !next) return null
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button onPress={() => goTo(next)}>Continue to {PLAN_STEP_TITLES[next]}</Button>
      <p className="text-sm text-ink-2">
        {editKey
          ? 'Kept here; your cart changes when you finish in the summary.'
          : 'Saved. You can leave and come back.'}
      </p>
    </div>
  )
}
