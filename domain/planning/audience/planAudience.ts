import { z } from 'zod'
import { MAX_AUDIENCE_GROUPS, MAX_GROUP_OPTIONS } from './audienceLimits.ts'

/** One group of audience options: a person matches the group by any one of its options. Options are `attributeId.optionId`. */
export const audienceGroupSchema = z.object({
  id: z.string().min(1).max(64),
  options: z.array(z.string().max(80)).max(MAX_GROUP_OPTIONS),
})
export type AudienceGroup = z.infer<typeof audienceGroupSchema>

/** The audience: gender and age always narrow it; `combine` joins the groups. */
export const planAudienceSchema = z.object({
  gender: z.enum(['all', 'female', 'male']),
  ageFrom: z.int().min(13).max(99),
  ageTo: z.int().min(13).max(99),
  combine: z.enum(['OR', 'AND']),
  groups: z.array(audienceGroupSchema).max(MAX_AUDIENCE_GROUPS),
})
export type PlanAudience = z.infer<typeof planAudienceSchema>
