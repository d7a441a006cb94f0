import { campaignPlanSchema, type CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'

/** A plan from stored text; null if it is not a plan of ours. Loaded only where the light check has doubts. */
export function parsePlan(raw: string): CampaignPlan | null {
  try {
    const parsed = campaignPlanSchema.safeParse(JSON.parse(raw))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
