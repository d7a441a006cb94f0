import type { CampaignPlan } from '../campaignPlan.ts'
import type { AudienceGroup, PlanAudience } from '../../audience/planAudience.ts'
import { MAX_AUDIENCE_GROUPS, MAX_GROUP_OPTIONS } from '../../audience/audienceLimits.ts'

/** Applies a change to the audience. */
export function editAudience(plan: CampaignPlan, change: Partial<PlanAudience>): CampaignPlan {
  return { ...plan, audience: { ...plan.audience, ...change } }
}

/**
 * Adds a group with its first options; the caller makes `id`. A thirteenth group changes nothing.
 */
export function addAudienceGroup(plan: CampaignPlan, group: AudienceGroup): CampaignPlan {
  const { groups } = plan.audience
  if (groups.length >= MAX_AUDIENCE_GROUPS) return plan
  return editAudience(plan, { groups: [...groups, group] })
}

/** Removes a group with its options from the audience. */
export function removeAudienceGroup(plan: CampaignPlan, groupId: string): CampaignPlan {
  return editAudience(plan, { groups: plan.audience.groups.filter(({ id }) => id !== groupId) })
}

/**
 * Adds an option (`attributeId.optionId`) to a group or removes it; a group without options is
 * removed too, and a full one does not change.
 */
export function toggleAudienceOption(
  plan: CampaignPlan,
  groupId: string,
  option: string,
): CampaignPlan {
  const groups = plan.audience.groups.flatMap((group) => {
    if (group.id !== groupId) return [group]
    const others = group.options.filter((one) => one !== option)
    const options = others.length < group.options.length ? others : [...others, option]
    if (options.length > MAX_GROUP_OPTIONS) return [group]
    return options.length > 0 ? [{ ...group, options }] : []
  })
  return editAudience(plan, { groups })
}
