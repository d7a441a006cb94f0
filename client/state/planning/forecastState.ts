import { useDeferredValue, useMemo, useState } from 'react'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { PlanIssue } from '#domain/planning/findings/issues/planIssue.ts'
import type { SlotCheck } from '#domain/planning/findings/slotCheck.ts'
import type { SlotRoom } from '#domain/planning/findings/issues/slotRoom.ts'
import { planIssuesOf } from '#domain/planning/findings/issues/validatePlan.ts'
import type { ProductError } from '#domain/foundation/errors/productError.ts'
import { forecastOf } from '#domain/planning/forecast/forecast.ts'
import type { Forecast } from '#domain/planning/forecast/forecast.types.ts'
import {
  type LimitingChoice,
  limitingChoicesOf,
} from '#domain/planning/findings/limitingChoices.ts'
import { assessPlan } from '#domain/planning/assessment/assessPlan.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import { priceSchedule } from '#domain/planning/pricing/priceSchedule.ts'
import type { PlanReferenceState } from './planReference.ts'

/** The computed results of one plan with its facts. */
export interface PlanForecast {
  plan: CampaignPlan
  reference: PlanReference
  forecast: Forecast
  /**
   * The choices that limit most, at most three. Computed on first access, as it is the most
   * expensive part.
   */
  readonly limits: LimitingChoice[]
  issues: PlanIssue[]
  /** The slots of billboards; null for other media, and until the buyer's limit is known. */
  slotRoom: SlotRoom | null
}

/** The latest forecast of the plan; `isStale` while it belongs to an earlier state of the plan. */
export interface ForecastState {
  status: 'loading' | 'ready' | 'error'
  planForecast: PlanForecast | null
  isStale: boolean
  error: ProductError | null
  retry: () => void
}

/** Computes the forecast on every change, after the change itself is displayed. */
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
  const computed = useMemo(() => (deferred ? planForecastOf(deferred) : null), [deferred])
  const planForecast = useLastKnown(computed)
  const isStale = planForecast !== null && (planForecast.plan !== plan || status !== 'ready')
  return useMemo(
    () => ({ status, planForecast, isStale, error, retry }),
    [status, planForecast, isStale, error, retry],
  )
}

function planForecastOf(facts: {
  plan: CampaignPlan
  reference: PlanReference
  now: Date
  slots: SlotCheck | null
}): PlanForecast {
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
    // A phone shows them only once the forecast is open.
    get limits() {
      return (limits ??= limitingChoicesOf(assessment, reference))
    },
  }
}

/** The value, or the last non-null one. */
function useLastKnown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
