import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import type { BudgetAdvice } from './budgetAdvice.ts'
import type { GoalTarget } from './goalTargets.ts'

const percent = (share: number): string =>
  share > 0 && share < 0.01 ? 'under 1%' : `${Math.round(share * 100)}%`

/**
 * Why a budget is recommended: its share of people and their frequency, and the limit before the
 * target. `around` is "10 miles of Austin, Texas".
 */
export function formatAdvice(advice: BudgetAdvice, target: GoalTarget, around: string): string {
  const { reach, share, frequency, limit } = advice
  const people = `${formatRounded(reach)} people in four weeks, ${frequency.toFixed(1)} times each`
  const result = `It reaches ${people}, equal to ${percent(share)} of the residents aged 13 and over within ${around}.`
  return `${result} ${REASONS[limit](`${percent(target.share)} at ${target.frequency} times each`)}`
}

const REASONS = {
  none: (aim: string) => `Our target for this goal is ${aim}.`,
  least: (aim: string) => `That meets our target of ${aim}. A smaller budget rarely gets noticed.`,
  most: (aim: string) =>
    `Our target of ${aim} would cost more than your trade usually spends. A smaller radius gets closer.`,
  supply: (aim: string) =>
    `It buys everything for sale here. Our target is ${aim}. Add media or a larger radius.`,
} as const satisfies Record<BudgetAdvice['limit'], (aim: string) => string>
