import { isNothingChosen } from '#domain/geo/isNothingChosen.ts'
import { PLAN_MESSAGES } from '#domain/outlook/planIssue.ts'
import { usePlan, usePlanner } from '#client/state/plan/plan.ts'
import { useVisitedSteps } from '#client/state/plan/visitedSteps.ts'
import { useStepNavigation } from './stepNavigation.ts'

const CHOOSE_A_PLACE = 'Choose a place and we’ll show who you reach and what it costs.'

/** What is said while no region is chosen: an invitation, and only after an attempt to continue what is missing. Null for a region. */
export function useRegionPrompt(): { message: string; isInvitation: boolean } | null {
  const { plan } = usePlan()
  const { slotKey } = usePlanner()
  const { current } = useStepNavigation()
  const visited = useVisitedSteps(slotKey, current)
  if (!isNothingChosen(plan.region)) return null
  const isInvitation = current === 'region' && !visited.includes('region')
  return { message: isInvitation ? CHOOSE_A_PLACE : PLAN_MESSAGES.regionEmpty, isInvitation }
}
