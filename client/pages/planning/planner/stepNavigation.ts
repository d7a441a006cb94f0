import { createContext, useContext } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { PlanStep } from '#domain/planning/campaign/planStep.ts'

export interface StepNavigationState {
  steps: readonly PlanStep[]
  current: PlanStep
  next: PlanStep | null
  /** Opens a step; leaving one with an unconfirmed warning asks first. */
  goTo: (step: PlanStep) => void
  /** Runs an action once no warning is left to confirm. */
  whenConfirmed: (action: () => void) => void
}

/** Provided by StepNavigation. */
export const StepNavigationContext = createContext<StepNavigationState | null>(null)

/** The steps of the plan and the navigation between them. Raises outside a planner. */
export function useStepNavigation(): StepNavigationState {
  const navigation = useContext(StepNavigationContext)
  if (!navigation) throw new ProductError('unknown')
  return navigation
}
