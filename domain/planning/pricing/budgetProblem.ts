import { maximumMessage, minimumMessage } from '#domain/foundation/forms/fieldMessages.ts'
import type { PlanAssessment } from '../assessment/assessPlan.ts'
import { minBudgetMinor } from '../assessment/minBudget.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import type { PriceSchedule } from './priceSchedule.ts'

/** Why a plan cannot be charged its budget, with what would be possible. Amounts in USD cents. */
export interface BudgetProblem {
  code: 'too_little_available' | 'budget_too_small' | 'budget_too_large'
  message: string
  minBudgetMinor: number
  maxBudgetMinor: number
  avails: number
}

/** Whether the budget lies between the minimum and what can be spent on what is available (Planning 8); null if it does. */
export function budgetProblem(
  assessment: PlanAssessment,
  { avails, maxBudgetMinor }: PriceSchedule,
): BudgetProblem | null {
  const { budgetMinor } = assessment.plan
  const minMinor = minBudgetMinor(assessment)
  const limits = { minBudgetMinor: minMinor, maxBudgetMinor, avails }
  const tooLittle = maxBudgetMinor < minMinor
  if (budgetMinor < minMinor && !(tooLittle && avails > 0)) {
    return { code: 'budget_too_small', message: minimumMessage(dollars(minMinor)), ...limits }
  }
  if (tooLittle) {
    return {
      code: 'too_little_available',
      message: tooLittleMessage(avails, minMinor),
      ...limits,
    }
  }
  if (budgetMinor > maxBudgetMinor) {
    return { code: 'budget_too_large', message: maximumMessage(dollars(maxBudgetMinor)), ...limits }
  }
  return null
}

function tooLittleMessage(avails: number, minMinor: number): string {
  if (avails === 0) return 'Nothing is available for these choices. Please widen them.'
  const count = avails.toLocaleString('en-US')
  return `Only ${count} can be bought, too few for the minimum of ${dollars(minMinor)}. Please widen your choices.`
}
