import { RotateCcw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#client/ui/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** Resets every choice, after a confirmation. */
export function ResetPlanButton() {
  const { reset } = usePlan()
  const { editKey } = usePlanner()
  const [isAsking, setAsking] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const ask = (): void => {
    setWasAsked(true)
    setAsking(true)
  }
  const begin = (): void => {
    setAsking(false)
    reset()
    scrollTo({ top: 0 })
  }
  return (
    <div className="mt-3 print:hidden">
      <Button variant="quiet" size="sm" onPress={ask} aria-haspopup="dialog">
        <RotateCcw aria-hidden="true" className="size-4" />
        Start over
      </Button>
      {wasAsked ? (
        <Suspense>
          <ConfirmDialog
            isOpen={isAsking}
            onOpenChange={setAsking}
            title="Start over?"
            confirmLabel="Start over"
            cancelLabel="Keep my plan"
            onConfirm={begin}
          >
            {editKey
              ? 'This discards your changes and restores the version in your cart.'
              : 'This clears every step and starts an empty plan.'}{' '}
            You can undo it right away.
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </div>
  )
}
