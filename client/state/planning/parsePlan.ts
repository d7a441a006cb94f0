import { campaignPlanSchema, type CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'

/** Parses stored text; null if it is not a valid plan. Loaded only if the light check fails. */
export function parsePlan(raw: string): CampaignPlan | null {
  try {
    const parsed = campaignPlanSchema.safeParse(JSON.parse(raw))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
