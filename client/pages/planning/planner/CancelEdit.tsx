import { useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { editedPlan } from '#client/state/commerce/cart/editedPlan.ts'
import { usePlanner } from '#client/state/planning/plan.ts'
import { closePlanAtom } from '#client/state/planning/planSlot.ts'
import { clearVisitedSteps } from '#client/state/planning/visitedSteps.ts'
import { Button } from '#client/ui/Button.tsx'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#client/ui/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** Leaves a cart entry unchanged; asks for confirmation if it was edited. */
export function CancelEdit({ editKey }: { editKey: string }) {
  const { plan, slotKey } = usePlanner()
  const closePlan = useSetAtom(closePlanAtom)
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const leave = async (): Promise<void> => {
    await navigate(sitePath('cart'))
    closePlan(slotKey)
    clearVisitedSteps(slotKey)
  }
  const cancel = async (): Promise<void> => {
    const inCart = await editedPlan(editKey, plan.mediaType)
    if (JSON.stringify(inCart) === JSON.stringify(plan)) await leave()
    else setAsking(true)
  }
  return (
    <>
      <Button variant="quiet" onPress={() => void cancel()}>
        Cancel
      </Button>
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsking}
            title="Discard your changes?"
            confirmLabel="Discard changes"
            cancelLabel="Keep editing"
            onConfirm={() => void leave()}
          >
            The campaign stays in your cart as it was.
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  )
}
