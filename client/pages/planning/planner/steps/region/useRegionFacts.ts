import { useMemo, useState } from 'react'
import { useForecast, usePlan, usePlanReference } from '#client/state/planning/plan.ts'
import type { PlanIssue } from '#domain/planning/outlook/issues/planIssue.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import type { CountryProfile, StateTotal } from '#domain/foundation/geo/place.ts'
import { isNothingChosen } from '#domain/foundation/geo/isNothingChosen.ts'
import { reachedRegion, type ReachedRegion } from '#domain/planning/assessment/reachedCells.ts'

export interface RegionFacts {
  /** The latest facts of the plan's country; null before the first have arrived. They may lag behind the plan. */
  reference: PlanReference | null
  profile: CountryProfile | null
  states: readonly StateTotal[]
  /** What the region reaches; null while it is not known. */
  reached: ReachedRegion | null
  isLoading: boolean
  issues: readonly PlanIssue[]
}

const NO_STATES: readonly StateTotal[] = []
const NO_ISSUES: readonly PlanIssue[] = []

/** What the region step shows of its plan: facts stay on screen while the next are on their way. */
export function useRegionFacts(): RegionFacts {
  const { plan } = usePlan()
  const { region } = plan
  const { reference: current } = usePlanReference()
  const [latest, setLatest] = useState(current)
  if (current !== null && current !== latest) setLatest(current)
  const known = current ?? latest
  const isOfCountry = known?.region.profiles[0]?.country === region.country
  const reference = isOfCountry ? known : null
  const { outlook } = useForecast()
  const reached = useMemo(
    () => (reference ? reachedRegion(region, reference.region) : null),
    [region, reference],
  )
  // That nothing was chosen is no fault of what was chosen since.
  const isOutdated =
    outlook !== null && isNothingChosen(outlook.plan.region) !== isNothingChosen(region)
  const issues = useMemo(
    () =>
      (isOutdated ? null : outlook?.issues.filter(({ step }) => step === 'region')) ?? NO_ISSUES,
    [outlook, isOutdated],
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
