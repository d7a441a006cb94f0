import { useContext } from 'react'
import { isNothingChosen } from '#domain/foundation/geo/isNothingChosen.ts'
import { PLAN_MESSAGES } from '#domain/planning/outlook/issues/planIssue.ts'
import { usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { useLeftSteps } from '#client/state/planning/visitedSteps.ts'
import { StepNavigationContext } from './stepNavigation.ts'

const CHOOSE_A_PLACE = 'Choose a place and we’ll show who you reach and what it costs.'

/** What is said while no region is chosen: an invitation, and only after an attempt to continue what is missing. Null for a region. */
export function useRegionPrompt(): { message: string; isInvitation: boolean } | null {
  const { plan } = usePlan()
  const { slotKey } = usePlanner()
  // Outside a planner, in a change of a campaign, there is no step to leave.
  const current = useContext(StepNavigationContext)?.current ?? null
  const left = useLeftSteps(slotKey)
  if (!isNothingChosen(plan.region)) return null
  const isInvitation = current === 'region' && !left.includes('region')
  return { message: isInvitation ? CHOOSE_A_PLACE : PLAN_MESSAGES.regionEmpty, isInvitation }
}
