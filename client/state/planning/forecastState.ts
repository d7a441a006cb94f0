import { useDeferredValue, useMemo, useState } from 'react'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { PlanIssue } from '#domain/planning/outlook/issues/planIssue.ts'
import type { SlotCheck } from '#domain/planning/outlook/slotCheck.ts'
import type { SlotRoom } from '#domain/planning/outlook/issues/slotRoom.ts'
import { planIssuesOf } from '#domain/planning/outlook/issues/validatePlan.ts'
import type { ProductError } from '#domain/foundation/errors/productError.ts'
import { forecastOf } from '#domain/planning/forecast/forecast.ts'
import type { Forecast } from '#domain/planning/forecast/forecast.types.ts'
import { type LimitingChoice, limitingChoicesOf } from '#domain/planning/outlook/limitingChoices.ts'
import { assessPlan } from '#domain/planning/assessment/assessPlan.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import { priceSchedule } from '#domain/planning/pricing/priceSchedule.ts'
import type { PlanReferenceState } from './planReference.ts'

/** What is computed of one plan with its facts. */
export interface PlanOutlook {
  plan: CampaignPlan
  reference: PlanReference
  forecast: Forecast
  /** The choices that cost most, at most three: worked out when they are first asked for, as no other part is dearer. */
  readonly limits: LimitingChoice[]
  issues: PlanIssue[]
  /** The slots of billboards; null for other media, and while it is not known how many the buyer may hold. */
  slotRoom: SlotRoom | null
}

/** The latest outlook; `isStale` while it belongs to an earlier state of the plan. */
export interface ForecastState {
  status: 'loading' | 'ready' | 'error'
  outlook: PlanOutlook | null
  isStale: boolean
  error: ProductError | null
  retry: () => void
}

/** Computes the forecast on every change, after the change itself is on screen. */
export function useForecastOf(
  plan: CampaignPlan,
  { status, reference, error, retry }: PlanReferenceState,
  { now, slots }: { now: Date; slots: SlotCheck | null },
): ForecastState {
  const facts = useMemo(
    () => (reference ? { plan, reference, now, slots } : null),
    [plan, reference, now, slots],
  )
  const deferred = useDeferredValue(facts)
  const computed = useMemo(() => (deferred ? outlookOf(deferred) : null), [deferred])
  const outlook = useLastKnown(computed)
  const isStale = outlook !== null && (outlook.plan !== plan || status !== 'ready')
  return useMemo(
    () => ({ status, outlook, isStale, error, retry }),
    [status, outlook, isStale, error, retry],
  )
}

function outlookOf(facts: {
  plan: CampaignPlan
  reference: PlanReference
  now: Date
  slots: SlotCheck | null
}): PlanOutlook {
  const { plan, reference, now, slots } = facts
  const assessment = assessPlan(plan, reference)
  const checked = slots?.(plan, reference)
  let limits: LimitingChoice[] | null = null
  return {
    plan,
    reference,
    forecast: forecastOf(assessment, priceSchedule(assessment)),
    issues: planIssuesOf(assessment, reference, { now, slotIssues: checked?.issues }),
    slotRoom: checked?.room ?? null,
    // A phone shows them once the forecast is opened.
    get limits() {
      return (limits ??= limitingChoicesOf(assessment, reference))
    },
  }
}

/** The value, or the last one there was while there is none. */
function useLastKnown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
