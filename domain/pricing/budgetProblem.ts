import { maximumMessage, minimumMessage } from '../campaign/planIssue.ts'
import type { PlanAssessment } from '../forecast/assessPlan.ts'
import { minBudgetMinor } from '../forecast/minBudget.ts'
import { dollars } from '../money/amount.ts'
import type { PriceSchedule } from './priceSchedule.ts'

/** Why a plan cannot be charged its budget, with what would be possible. Amounts in USD cents. */
export interface BudgetProblem {
  code: 'too_little_available' | 'budget_too_small' | 'budget_too_large'
  message: string
  minBudgetMinor: number
  maxBudgetMinor: number
  available: number
}

/** Whether the budget lies between the minimum and what can be spent on what is available (messages of spec §5); null if it does. */
export function budgetProblem(
  assessment: PlanAssessment,
  { available, maxBudgetMinor }: PriceSchedule,
): BudgetProblem | null {
  const { budgetMinor } = assessment.plan
  const minMinor = minBudgetMinor(assessment)
  const limits = { minBudgetMinor: minMinor, maxBudgetMinor, available }
  const tooLittle = maxBudgetMinor < minMinor
  if (budgetMinor < minMinor && !(tooLittle && available > 0)) {
    return { code: 'budget_too_small', message: minimumMessage(dollars(minMinor)), ...limits }
  }
  if (tooLittle) {
    return {
      code: 'too_little_available',
      message: tooLittleMessage(available, minMinor),
      ...limits,
    }
  }
  if (budgetMinor > maxBudgetMinor) {
    return { code: 'budget_too_large', message: maximumMessage(dollars(maxBudgetMinor)), ...limits }
  }
  return null
}

function tooLittleMessage(available: number, minMinor: number): string {
  if (available === 0) return 'Nothing is available for these choices. Please widen them.'
  const count = available.toLocaleString('en-US')
  return `Only ${count} impressions are available, too few for the minimum of ${dollars(minMinor)}. Please widen your choices.`
}
