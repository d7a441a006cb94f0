import { useState } from 'react'
import { SlotConflictList, slotConflictTitle } from '#client/components/SlotConflictList.tsx'
import { useForecast, usePlan, usePlanner } from '#client/state/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { useStepNavigation } from './stepNavigation.ts'
import { useAddToCart } from './useAddToCart.ts'

interface AddToCartProps {
  className?: string
  onLeave?: () => void
}

/** Ends the plan: puts it in the cart, or back in its place there, and goes to the cart. */
export function AddToCart({ className, onLeave }: AddToCartProps) {
  const { plan, edit } = usePlan()
  const { editKey } = usePlanner()
  const { outlook, isStale } = useForecast()
  const { goTo, whenConfirmed } = useStepNavigation()
  const { add, isPending, conflicts, forgetConflicts } = useAddToCart()
  const [wasPressed, setWasPressed] = useState(false)
  const error = outlook?.issues.find(({ severity }) => severity === 'error')

  const press = (): void => {
    setWasPressed(true)
    if (error) {
      onLeave?.()
      goTo(error.step)
    } else {
      whenConfirmed(() => void add())
    }
  }

  return (
    <>
      <Button
        onPress={press}
        isPending={isPending}
        isDisabled={!outlook || isStale}
        {...(className ? { className } : {})}
      >
        {editKey ? 'Save changes to the cart' : 'Add to Shopping Cart'}
      </Button>
      {wasPressed ? (
        <Dialog
          isOpen={conflicts.length > 0}
          onOpenChange={(isOpen) => (isOpen ? undefined : forgetConflicts())}
          title={slotConflictTitle(conflicts)}
        >
          <SlotConflictList
            plan={plan}
            conflicts={conflicts}
            onTake={(changed) => {
              edit(() => changed)
              forgetConflicts()
            }}
          />
          <p className="mt-4 text-sm text-ink-2">
            Choose what suits you, then add the campaign to the cart again.
          </p>
        </Dialog>
      ) : null}
    </>
  )
}
