import { setBudget } from '#domain/planning/campaign/edits/planEdits.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { fittingBudget } from '#domain/planning/findings/fittingBudget.ts'
import { useForecast, usePlan } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'

/**
 * A button that sets the nearest valid budget; nothing if the plan's budget is valid, or no budget
 * is.
 */
export function UseBudget({ className }: { className?: string }) {
  const { plan, edit } = usePlan()
  const { planForecast, isStale } = useForecast()
  const fitting =
    planForecast && !isStale ? fittingBudget(plan.budgetMinor, planForecast.forecast) : null
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
