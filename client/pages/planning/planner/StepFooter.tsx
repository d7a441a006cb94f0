import { lazy, Suspense } from 'react'
import { PLAN_STEP_TITLES, type PlanStep } from '#domain/planning/campaign/planStep.ts'
import { useForecast, usePlanner } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { useStepNavigation } from './stepNavigation.ts'

const AddToCart = lazy(async () => ({ default: (await import('./AddToCart.tsx')).AddToCart }))
const CancelEdit = lazy(async () => ({ default: (await import('./CancelEdit.tsx')).CancelEdit }))

/**
 * Completes a step: continues with the next incomplete one. In any step, an edited cart entry can
 * be saved or left unchanged. The summary has its own action.
 */
export function StepFooter({ step }: { step: PlanStep }) {
  const { next, goTo } = useStepNavigation()
  const { editKey } = usePlanner()
  const { planForecast } = useForecast()
  const goesOn = step === 'summary' ? null : next
  const skips = goesOn !== null && goesOn !== 'summary' && !editKey
  if (!goesOn && !editKey) return null
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {goesOn ? (
        <Button onPress={() => goTo(goesOn)}>Continue to {PLAN_STEP_TITLES[goesOn]}</Button>
      ) : null}
      {skips ? (
        <Button variant="secondary" onPress={() => goTo('summary')}>
          Skip to {PLAN_STEP_TITLES.summary}
        </Button>
      ) : null}
      {editKey ? (
        <Suspense fallback={<div className="h-12" />}>
          {goesOn ? <AddToCart variant="secondary" /> : null}
          <CancelEdit editKey={editKey} />
        </Suspense>
      ) : null}
      <p className="basis-full text-sm text-ink-2">
        {footerNote(editKey !== null, skips && planForecast?.issues.length === 0)}
      </p>
    </div>
  )
}

function footerNote(isEdit: boolean, isSet: boolean): string {
  if (isEdit) return 'Your cart changes when you save.'
  return isSet
    ? 'Each step is set already. Change what you like.'
    : 'Saved. You can leave and come back.'
}
