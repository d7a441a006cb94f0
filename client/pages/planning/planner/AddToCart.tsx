import { lazy, Suspense, useEffect, useRef } from 'react'
import { useForecast, usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { Button, type ButtonProps } from '#client/ui/Button.tsx'
import { useStepNavigation } from './stepNavigation.ts'
import { useAddToCart } from './useAddToCart.ts'

const SlotConflictDialog = lazy(async () => ({
  default: (await import('./SlotConflictDialog.tsx')).SlotConflictDialog,
}))

const SlotLimitDialog = lazy(async () => ({
  default: (await import('./SlotLimitDialog.tsx')).SlotLimitDialog,
}))

interface AddToCartProps {
  variant?: Exclude<ButtonProps['variant'], undefined>
  className?: string
  onLeave?: () => void
}

/** Completes the plan: adds it to the cart, or replaces its entry, and opens the cart. */
export function AddToCart({ variant = 'primary', className, onLeave }: AddToCartProps) {
  const { plan, edit } = usePlan()
  const { editKey } = usePlanner()
  const { planForecast, isStale } = useForecast()
  const { goTo, whenConfirmed } = useStepNavigation()
  const { add, isPending, conflicts, forgetConflicts, slotLimit, forgetSlotLimit } = useAddToCart()
  const latestAdd = useRef(add)
  useEffect(() => {
    latestAdd.current = add
  })
  const error = planForecast?.issues.find(({ severity }) => severity === 'error')

  const press = (): void => {
    if (error) {
      onLeave?.()
      goTo(error.step)
    } else {
      whenConfirmed(() => void latestAdd.current())
    }
  }

  return (
    <>
      <Button
        onPress={press}
        variant={variant}
        data-track="add_to_cart"
        isPending={isPending}
        isDisabled={!planForecast || isStale}
        {...(className ? { className } : {})}
      >
        {editKey ? 'Save changes to the cart' : 'Add to Shopping Cart'}
      </Button>
      {conflicts.length > 0 ? (
        <Suspense>
          <SlotConflictDialog
            plan={plan}
            conflicts={conflicts}
            onTake={(changed) => {
              edit(() => changed)
              forgetConflicts()
            }}
            onClose={forgetConflicts}
          />
        </Suspense>
      ) : null}
      {slotLimit === null ? null : (
        <Suspense>
          <SlotLimitDialog message={slotLimit} onClose={forgetSlotLimit} />
        </Suspense>
      )}
    </>
  )
}
