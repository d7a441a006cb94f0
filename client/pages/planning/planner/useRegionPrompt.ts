import { useContext } from 'react'
import { isNothingChosen } from '#domain/foundation/geo/isNothingChosen.ts'
import { PLAN_MESSAGES } from '#domain/planning/findings/issues/planIssue.ts'
import { usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { useLeftSteps } from '#client/state/planning/visitedSteps.ts'
import { StepNavigationContext } from './stepNavigation.ts'

const CHOOSE_A_PLACE = 'Choose a place and we’ll show who you reach and what it costs.'

/**
 * The message without a region: an invitation, and after an attempt to continue an error. Null with
 * a region.
 */
export function useRegionPrompt(): { message: string; isInvitation: boolean } | null {
  const { plan } = usePlan()
  const { slotKey } = usePlanner()
  // Outside a planner, when a campaign is changed, there is no step to leave.
  const current = useContext(StepNavigationContext)?.current ?? null
  const left = useLeftSteps(slotKey)
  if (!isNothingChosen(plan.region)) return null
  const isInvitation = current === 'region' && !left.includes('region')
  return { message: isInvitation ? CHOOSE_A_PLACE : PLAN_MESSAGES.regionEmpty, isInvitation }
}
