import { createContext, useContext, useEffect } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { PlanStep } from '#domain/planning/campaign/planStep.ts'

export interface StepNavigationState {
  steps: readonly PlanStep[]
  current: PlanStep
  next: PlanStep | null
  /** Opens a step; leaving one with a warning to confirm asks first. */
  goTo: (step: PlanStep) => void
  /** Runs an action once no warning is left to confirm. */
  whenConfirmed: (action: () => void) => void
  /** Registers what checks the entries of the open step before it is left, and returns what ends that. */
  addEntryCheck: (check: () => Promise<boolean>) => () => void
}

/** Given by StepNavigation. */
export const StepNavigationContext = createContext<StepNavigationState | null>(null)

/** The steps of the plan and the ways between them. Raises outside a planner. */
export function useStepNavigation(): StepNavigationState {
  const navigation = useContext(StepNavigationContext)
  if (!navigation) throw new ProductError('unknown')
  return navigation
}

/**
 * Checks what is typed in the open step before the step is left or the campaign is saved; false stays, so that the problem
 * is seen. Does nothing outside a planner, where a step is a part of a form.
 */
export function useEntryCheck(check: () => Promise<boolean>): void {
  const navigation = useContext(StepNavigationContext)
  useEffect(() => navigation?.addEntryCheck(check))
}
