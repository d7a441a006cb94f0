import { lazy, Suspense } from 'react'
import { PLAN_STEP_TITLES } from '#domain/planning/campaign/planStep.ts'
import { Button } from '#client/ui/Button.tsx'
import { useStepNavigation } from '../stepNavigation.ts'
import { UseBudget } from '../UseBudget.tsx'

const AddToCart = lazy(async () => ({ default: (await import('../AddToCart.tsx')).AddToCart }))

/** The next action, in any step of the plan. */
export function PanelAction({ onLeave }: { onLeave?: () => void }) {
  const { next, goTo } = useStepNavigation()
  return (
    <div className="flex flex-col gap-2.5">
      <UseBudget className="w-full" />
      {next ? (
        <Button
          onPress={() => {
            onLeave?.()
            goTo(next)
          }}
          className="w-full"
        >
          Continue <span className="sr-only">to {PLAN_STEP_TITLES[next]}</span>
        </Button>
      ) : (
        <Suspense fallback={<div className="h-12" />}>
          <AddToCart className="w-full" {...(onLeave ? { onLeave } : {})} />
        </Suspense>
      )}
      <p className="text-center text-xs text-ink-2">Nothing is charged before checkout.</p>
    </div>
  )
}
