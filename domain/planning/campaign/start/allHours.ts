import type { PlanDayparts } from '../campaignPlan.ts'

const ALL_DAY = '1'.repeat(24)

/** Every hour of every day. */
export function allHours(): PlanDayparts {
  return Array.from({ length: 7 }, () => ALL_DAY)
}
