import { useMemo, useState } from 'react'
import { useForecast, usePlan, usePlanReference } from '#client/state/planning/plan.ts'
import type { PlanIssue } from '#domain/planning/findings/issues/planIssue.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import type { CountryProfile, StateTotal } from '#domain/foundation/geo/place.ts'
import { isNothingChosen } from '#domain/foundation/geo/isNothingChosen.ts'
import { reachedRegion, type ReachedRegion } from '#domain/planning/assessment/reachedCells.ts'

export interface RegionFacts {
  /** The latest facts of the plan's country; null before the first have arrived. They may lag behind the plan. */
  reference: PlanReference | null
  profile: CountryProfile | null
  states: readonly StateTotal[]
  /** The reached part of the region; null until known. */
  reached: ReachedRegion | null
  isLoading: boolean
  issues: readonly PlanIssue[]
}

const NO_STATES: readonly StateTotal[] = []
const NO_ISSUES: readonly PlanIssue[] = []

/** The facts of the region step: earlier ones stay visible while the next ones load. */
export function useRegionFacts(): RegionFacts {
  const { plan } = usePlan()
  const { region } = plan
  const { reference: current } = usePlanReference()
  const [latest, setLatest] = useState(current)
  if (current !== null && current !== latest) setLatest(current)
  const known = current ?? latest
  const isOfCountry = known?.region.profiles[0]?.country === region.country
  const reference = isOfCountry ? known : null
  const { planForecast } = useForecast()
  const reached = useMemo(
    () => (reference ? reachedRegion(region, reference.region) : null),
    [region, reference],
  )
  // An error about an empty region does not apply to a later choice.
  const isOutdated =
    planForecast !== null && isNothingChosen(planForecast.plan.region) !== isNothingChosen(region)
  const issues = useMemo(
    () =>
      (isOutdated ? null : planForecast?.issues.filter(({ step }) => step === 'region')) ??
      NO_ISSUES,
    [planForecast, isOutdated],
  )
  const profile = reference?.region.profiles[0] ?? null
  return {
    reference,
    profile,
    states: profile?.states ?? NO_STATES,
    reached,
    isLoading: current === null,
    issues,
  }
}
