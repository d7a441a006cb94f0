import { audienceProblems } from '../../audience/audienceProblems.ts'
import { epochDay, formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { findAdFormat } from '#domain/catalogue/adFormat.ts'
import { assessPlan, type PlanAssessment } from '../../assessment/assessPlan.ts'
import type { PlanReference } from '../../assessment/planReference.ts'
import { budgetProblem } from '../../pricing/budgetProblem.ts'
import { priceSchedule } from '../../pricing/priceSchedule.ts'
import type { CampaignPlan } from '../../campaign/campaignPlan.ts'
import { inventoryIssues } from './inventoryIssues.ts'
import { earliestStart, MAX_FLIGHT_DAYS } from '../../campaign/leadTime.ts'
import { planFlight, runtimeDays } from '../../campaign/planFlight.ts'
import { PLAN_MESSAGES, type PlanIssue } from './planIssue.ts'
import { maximumMessage } from '#domain/foundation/forms/fieldMessages.ts'
import { nameProblem } from '#domain/foundation/forms/nameProblem.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'

/**
 * Every issue that prevents booking a plan, in the order of the steps, with the messages of
 * Planning 2. A plan without issues can be put in the cart; the same function decides on the
 * server. `now` determines which dates are too early.
 */
export function validatePlan(
  plan: CampaignPlan,
  reference: PlanReference,
  { now }: { now: Date },
): PlanIssue[] {
  return planIssuesOf(assessPlan(plan, reference), reference, { now })
}

/**
 * The issues of an assessed plan. `slotIssues`: those of `slotCheck`, if the buyer's limits are
 * known.
 */
export function planIssuesOf(
  assessment: PlanAssessment,
  reference: PlanReference,
  { now, slotIssues = [] }: { now: Date; slotIssues?: readonly PlanIssue[] | undefined },
): PlanIssue[] {
  const { plan } = assessment
  const issues = [
    ...regionIssues(assessment),
    ...slotIssues,
    ...audienceIssues(plan),
    ...formatIssues(plan),
    ...inventoryIssues(assessment, reference),
    ...runtimeIssues(assessment, now),
    ...periodIssues(plan),
    ...daypartIssues(assessment),
  ]
  const otherErrors = issues.some(({ severity }) => severity === 'error')
  return [...issues, ...budgetIssues(assessment, otherErrors), ...nameIssues(plan)]
}

function error(issue: Omit<PlanIssue, 'severity'>): PlanIssue {
  return { ...issue, severity: 'error' }
}

function nameIssues({ name }: CampaignPlan): PlanIssue[] {
  const message = nameProblem(name, 'Campaign name')
  return message === null
    ? []
    : [error({ step: 'summary', code: 'name_invalid', message, path: 'name' })]
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
  if (!isSoldBySlots(mediaType)) return []
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

/**
 * With an empty region or no format, the budget is not the problem: too little inventory is
 * reported only if nothing else is.
 */
function budgetIssues(assessment: PlanAssessment, otherErrors: boolean): PlanIssue[] {
  const problem = budgetProblem(assessment, priceSchedule(assessment))
  if (!problem) return []
  if (assessment.avails === 0 && otherErrors && problem.code !== 'budget_too_small') return []
  const { code, message } = problem
  return [error({ step: 'budget', code, message, path: 'budgetMinor' })]
}
