import { useMemo } from 'react'
import { withTakenFormats } from '#domain/planning/assessment/takenFormats.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { usePlan, usePlanReference } from './plan.ts'

/** The plan as sold: with the formats that its products accept, once they are known. */
export function useSoldPlan(): CampaignPlan {
  const { plan } = usePlan()
  const { reference } = usePlanReference()
  return useMemo(() => (reference ? withTakenFormats(plan, reference) : plan), [plan, reference])
}
