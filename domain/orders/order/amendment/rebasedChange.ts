import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { AmendmentChange } from './amendment.ts'

const PARTS = {
  region: true,
  audience: true,
  inventory: true,
  formatIds: true,
  runtime: true,
  periods: true,
  dayparts: true,
  frequencyCapPerDay: true,
  budgetMinor: true,
} as const satisfies Record<keyof AmendmentChange, true>

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Rebases a change on a newer state of a campaign: edited parts stay, all others are current. */
export function rebasedChange(
  draft: CampaignPlan,
  { begun, current }: { begun: CampaignPlan; current: CampaignPlan },
): CampaignPlan {
  const parts = Object.keys(PARTS) as (keyof AmendmentChange)[]
  const edited = parts.filter((part) => !isSame(draft[part], begun[part]))
  return { ...current, ...Object.fromEntries(edited.map((part) => [part, draft[part]])) }
}
