import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import type { PlanStep } from '../campaign/planStep.ts'

type EditedField = Exclude<keyof CampaignPlan, 'version' | 'mediaType'>

/**
 * The fields that each step sets. Inventory belongs to the region: products are sold by country.
 */
export const STEP_FIELDS = {
  region: ['region', 'inventory'],
  audience: ['audience'],
  formats: ['formatIds'],
  creatives: ['creativeSource'],
  runtime: ['runtime', 'periods'],
  dayparts: ['dayparts'],
  frequency: ['frequencyCapPerDay'],
  budget: ['budgetMinor'],
  summary: ['name'],
} as const satisfies Record<PlanStep, readonly EditedField[]>
