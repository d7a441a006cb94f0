import { addDays, epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import type { CampaignPlan, PlanPeriods } from '../campaignPlan.ts'
import { earliestStart, nextMonday } from '../leadTime.ts'
import { periodSpan } from './planEdits.ts'
import { MAX_PERIODS } from '../planLimits.ts'

/**
 * The offered periods for billboards: consecutive, from the first Monday that can be booked. ISO
 * start dates.
 */
export function offeredPeriods(
  plan: CampaignPlan,
  {
    now,
    count = 26,
    pickedProducts = [],
  }: { now: Date; count?: number; pickedProducts?: readonly Product[] },
): string[] {
  const first = nextMonday(earliestStart('dooh', plan.runtime.timeZone, now, pickedProducts))
  const periodDays = plan.periods?.periodDays ?? 7
  return Array.from({ length: count }, (_, at) => addDays(first, at * periodDays))
}

/**
 * Selects exactly these periods, sorted and without duplicates; the runtime spans them. With none
 * selected it does not change.
 */
export function selectPeriods(plan: CampaignPlan, startDates: readonly string[]): CampaignPlan {
  if (!plan.periods) return plan
  const sorted = [...new Set(startDates)]
    .sort((a, b) => epochDay(a) - epochDay(b))
    .slice(0, MAX_PERIODS)
  return withPeriods(plan, { ...plan.periods, startDates: sorted })
}

/** Adds or removes a period. */
export function togglePeriod(plan: CampaignPlan, startDate: string): CampaignPlan {
  const startDates = plan.periods?.startDates ?? []
  const without = startDates.filter((date) => date !== startDate)
  return selectPeriods(
    plan,
    without.length < startDates.length ? without : [...startDates, startDate],
  )
}

/**
 * Changes the length of periods: as many periods as fill the old runtime, from its first day on, at
 * least one.
 */
export function setPeriodDays(
  plan: CampaignPlan,
  periodDays: PlanPeriods['periodDays'],
): CampaignPlan {
  if (!plan.periods || plan.periods.periodDays === periodDays) return plan
  const [first] = plan.periods.startDates
  const days = (plan.periods.startDates.length || 1) * plan.periods.periodDays
  const count = Math.min(MAX_PERIODS, Math.max(1, Math.round(days / periodDays)))
  const startDates = first
    ? Array.from({ length: count }, (_, at) => addDays(first, at * periodDays))
    : []
  return withPeriods(plan, { ...plan.periods, periodDays, startDates })
}

/** Limits the plan to screens that are lit after dark, or not. */
export function setIlluminatedOnly(plan: CampaignPlan, illuminatedOnly: boolean): CampaignPlan {
  if (!plan.periods) return plan
  return { ...plan, periods: { ...plan.periods, illuminatedOnly } }
}

function withPeriods(plan: CampaignPlan, periods: PlanPeriods): CampaignPlan {
  if (periods.startDates.length === 0) return { ...plan, periods }
  return { ...plan, periods, runtime: { ...plan.runtime, ...periodSpan(periods) } }
}
