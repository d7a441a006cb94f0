import { audienceProblems } from '../audience/audienceProblems.ts'
import { epochDay, formatDay } from '../calendar/calendarDay.ts'
import { findAdFormat } from '../catalogue/adFormat.ts'
import { assessPlan, type PlanAssessment } from '../forecast/assessPlan.ts'
import type { PlanReference } from '../forecast/forecast.types.ts'
import { minBudgetMinor } from '../forecast/minBudget.ts'
import { BASE_CURRENCY, formatMoney } from '../money/money.ts'
import { priceSchedule } from '../pricing/priceSchedule.ts'
import type { CampaignPlan } from './campaignPlan.ts'
import { inventoryIssues } from './inventoryIssues.ts'
import { earliestStart, MAX_FLIGHT_DAYS } from './leadTime.ts'
import { planFlight, runtimeDays } from './planFlight.ts'
import { maximumMessage, minimumMessage, PLAN_MESSAGES, type PlanIssue } from './planIssue.ts'

/**
 * Everything that keeps a plan from being booked, in the order of the steps, with the messages of spec §5. A plan
 * without issues can be put in the cart; the same function decides on the server. `now` decides what is too early.
 */
export function validatePlan(
  plan: CampaignPlan,
  reference: PlanReference,
  { now }: { now: Date },
): PlanIssue[] {
  const assessment = assessPlan(plan, reference)
  return [
    ...regionIssues(assessment),
    ...audienceIssues(plan),
    ...formatIssues(plan),
    ...inventoryIssues(assessment, reference),
    ...runtimeIssues(assessment, now),
    ...periodIssues(plan),
    ...daypartIssues(assessment),
    ...budgetIssues(assessment),
  ]
}

/** Whether a plan may go into the cart: nothing to correct and nothing left to confirm. */
export function isBookable(issues: readonly PlanIssue[]): boolean {
  return issues.length === 0
}

function error(issue: Omit<PlanIssue, 'severity'>): PlanIssue {
  return { ...issue, severity: 'error' }
}

function regionIssues({ region }: PlanAssessment): PlanIssue[] {
  if (region.population > 0) return []
  const message = PLAN_MESSAGES.regionEmpty
  return [error({ step: 'region', code: 'region_empty', message, path: 'region' })]
}

function audienceIssues({ audience }: CampaignPlan): PlanIssue[] {
  return audienceProblems(audience).map(({ path, message }) =>
    error({ step: 'audience', code: 'audience_invalid', message, path: `audience.${path}` }),
  )
}

function formatIssues({ mediaType, formatIds }: CampaignPlan): PlanIssue[] {
  if (formatIds.some((id) => findAdFormat(id)?.mediaType === mediaType)) return []
  const message = PLAN_MESSAGES.selectOne
  return [error({ step: 'formats', code: 'formats_empty', message, path: 'formatIds' })]
}

function runtimeIssues({ plan, carried }: PlanAssessment, now: Date): PlanIssue[] {
  const { mediaType, runtime, inventory } = plan
  const step = 'runtime'
  if (epochDay(runtime.startDate) > epochDay(runtime.endDate)) {
    const message = PLAN_MESSAGES.fromAboveTo
    return [error({ step, code: 'from_above_to', message, path: 'runtime.endDate' })]
  }
  const issues: PlanIssue[] = []
  const picked = new Set(inventory.selected)
  const pickedProducts = carried.flatMap(({ product }) => (picked.has(product.id) ? [product] : []))
  const earliest = earliestStart(mediaType, runtime.timeZone, now, pickedProducts)
  if (runtime.startDate < earliest) {
    const message = `The earliest possible start is ${formatDay(earliest)}.`
    issues.push(error({ step, code: 'start_too_early', message, path: 'runtime.startDate' }))
  }
  if (runtimeDays(runtime) > MAX_FLIGHT_DAYS) {
    const message = maximumMessage(`${MAX_FLIGHT_DAYS} days`)
    issues.push(error({ step, code: 'flight_too_long', message, path: 'runtime.endDate' }))
  }
  return issues
}

function periodIssues({ mediaType, periods, runtime }: CampaignPlan): PlanIssue[] {
  if (mediaType !== 'dooh') return []
  const place = { step: 'runtime', path: 'periods.startDates' } as const
  const starts = (periods?.startDates ?? []).map(epochDay).sort((a, b) => a - b)
  const [first] = starts
  const last = starts.at(-1)
  if (!periods || first === undefined || last === undefined) {
    return [error({ ...place, code: 'periods_empty', message: PLAN_MESSAGES.selectOne })]
  }
  const overlap = starts.some(
    (start, at) => start - (starts[at - 1] ?? -Infinity) < periods.periodDays,
  )
  if (overlap) {
    return [error({ ...place, code: 'periods_overlap', message: PLAN_MESSAGES.periodsOverlap })]
  }
  const spans =
    first === epochDay(runtime.startDate) &&
    last + periods.periodDays - 1 === epochDay(runtime.endDate)
  if (spans) return []
  const message = PLAN_MESSAGES.periodsOutside
  return [error({ ...place, code: 'periods_outside_runtime', message })]
}

function daypartIssues({ plan, usage }: PlanAssessment): PlanIssue[] {
  const place = { step: 'dayparts', path: 'dayparts' } as const
  if (!plan.dayparts.some((day) => day.includes('1'))) {
    return [error({ ...place, code: 'hours_empty', message: PLAN_MESSAGES.selectOne })]
  }
  if (usage.activeDays > 0 || planFlight(plan).days === 0) return []
  const message = PLAN_MESSAGES.hoursOutside
  return [error({ ...place, code: 'hours_outside_runtime', message })]
}

/** Only said when there is something to buy: with an empty region the budget is not what is wrong. */
function budgetIssues(assessment: PlanAssessment): PlanIssue[] {
  const { plan } = assessment
  const place = { step: 'budget', path: 'budgetMinor' } as const
  const minMinor = minBudgetMinor(assessment)
  const { available, maxBudgetMinor: maxMinor } = priceSchedule(assessment)
  const words = (amountMinor: number): string =>
    formatMoney({ amountMinor, currency: BASE_CURRENCY }, { trim: true })
  if (available > 0 && maxMinor < minMinor) {
    const count = available.toLocaleString('en-US')
    const message = `Only ${count} impressions are available, too few for the minimum of ${words(minMinor)}. Please widen your choices.`
    return [error({ ...place, code: 'too_little_available', message })]
  }
  if (plan.budgetMinor < minMinor) {
    return [error({ ...place, code: 'budget_too_small', message: minimumMessage(words(minMinor)) })]
  }
  if (available > 0 && plan.budgetMinor > maxMinor) {
    return [error({ ...place, code: 'budget_too_large', message: maximumMessage(words(maxMinor)) })]
  }
  return []
}
