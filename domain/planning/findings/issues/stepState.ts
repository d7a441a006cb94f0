import type { PlanIssue } from './planIssue.ts'
import { PLAN_STEPS, type PlanStep } from '../../campaign/planStep.ts'

/** The state of a step: complete, an error to correct, or a warning to confirm. */
export interface StepState {
  step: PlanStep
  state: 'complete' | 'error' | 'confirm'
  issues: PlanIssue[]
}

/** The steps in order, each with its open issues. Summary is complete when all others are. */
export function stepStates(issues: readonly PlanIssue[]): StepState[] {
  return PLAN_STEPS.map((step) => {
    const own = step === 'summary' ? [...issues] : issues.filter((issue) => issue.step === step)
    return { step, state: stateOf(own), issues: own }
  })
}

function stateOf(issues: readonly PlanIssue[]): StepState['state'] {
  if (issues.length === 0) return 'complete'
  return issues.some(({ severity }) => severity === 'error') ? 'error' : 'confirm'
}
