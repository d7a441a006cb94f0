import { setBudget } from '#domain/planning/campaign/edits/planEdits.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { fittingBudget } from '#domain/planning/outlook/fittingBudget.ts'
import { useForecast, usePlan } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'

/** One press takes the nearest budget that the choices can spend; nothing where the plan's own is right, or none is. */
export function UseBudget({ className }: { className?: string }) {
  const { plan, edit } = usePlan()
  const { outlook, isStale } = useForecast()
  const fitting = outlook && !isStale ? fittingBudget(plan.budgetMinor, outlook.forecast) : null
  if (fitting === null) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      onPress={() => edit((current) => setBudget(current, fitting))}
      {...(className ? { className } : {})}
    >
      Use {dollars(fitting)}
    </Button>
  )
}
