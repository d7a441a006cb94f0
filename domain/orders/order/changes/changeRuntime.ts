import { z } from 'zod'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { LineFacts } from '../line/lineFlags.ts'
import { isBeforeStart } from '../line/lineState.ts'

/** The new first and last day of a campaign, both inclusive. */
export const runtimeChangeSchema = z.object({ startDate: z.iso.date(), endDate: z.iso.date() })
export type RuntimeChange = z.infer<typeof runtimeChangeSchema>

/**
 * Whether the dates of a campaign can still change: until it starts. Billboards keep the periods of
 * their booked slots, a campaign that was due to start keeps its end, and a paused one must resume
 * first.
 */
export function isRuntimeChangeable(
  line: Pick<LineFacts, 'type' | 'state' | 'orderState' | 'startsAt' | 'pausedAt'> & {
    plan: CampaignPlan | null
  },
  now: Date,
): boolean {
  if (line.type !== 'campaign' || line.plan === null || isSoldBySlots(line.plan.mediaType))
    return false
  if (line.orderState === 'cancelled' || !isBeforeStart(line.state) || line.pausedAt) return false
  return line.startsAt !== null && line.startsAt > now.toISOString()
}

/** The plan with other dates; the rest stays as booked. */
export function withRuntime(plan: CampaignPlan, change: RuntimeChange): CampaignPlan {
  return { ...plan, runtime: { ...plan.runtime, ...change } }
}
