import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { maximumMessage, minimumMessage } from '#domain/foundation/forms/fieldMessages.ts'
import type { PlanAssessment } from '../assessment/assessPlan.ts'
import { minBudgetMinor } from '../assessment/minBudget.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import type { PriceSchedule } from './priceSchedule.ts'

/** Why a plan's budget cannot be charged, with the possible range. Amounts in USD cents. */
export interface BudgetProblem {
  code: 'too_little_available' | 'budget_too_small' | 'budget_too_large'
  message: string
  minBudgetMinor: number
  maxBudgetMinor: number
  avails: number
}

/**
 * Why a budget is not between the minimum and the maximum that the available inventory allows
 * (Planning 8); null if it is.
 */
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
  const count = formatCount(avails)
  return `Only ${count} can be bought, too few for the minimum of ${dollars(minMinor)}. Please widen your choices.`
}
