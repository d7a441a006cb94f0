import { countSlotsOfOthers } from '#database/queries/planning/slotClaims.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import {
  NEXT_PERIOD_WEEKS,
  slotConflicts,
  slotKey,
  type SlotConflict,
} from '#domain/planning/slots/slotAvailability.ts'
import { shiftPeriods, slotWeeks } from '#domain/planning/slots/slotWeeks.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { wantedScreens } from './wantedScreens.ts'

/** Owner of slots: a session, for entries of its cart, and an accepted offer's reservations. */
export interface SlotsOfOwn {
  sessionId: string
  cartKeys: readonly string[]
  offerId?: string | null
}

/** Earlier billboard plans of the cart, which take slots too. */
export type EarlierSlots = Map<string, number>

/**
 * Screens of a plan whose slots are all booked or held by others, with alternatives. Ignores the session's own holds
 * for the cart entries; counts slots wanted by earlier entries of the same cart and by this plan.
 */
export async function findSlotConflicts(
  context: Pick<OperationContext, 'db' | 'now'>,
  plan: CampaignPlan,
  reference: PlanReference,
  own: SlotsOfOwn & { earlier?: EarlierSlots },
): Promise<SlotConflict[]> {
  if (!isSoldBySlots(plan.mediaType) || !plan.periods || plan.periods.startDates.length === 0)
    return []
  const weeks = slotWeeks(plan.periods)
  const [firstWeek] = weeks
  const lastWeek = slotWeeks(shiftPeriods(plan.periods, NEXT_PERIOD_WEEKS)).at(-1)
  if (firstWeek === undefined || lastWeek === undefined) return []
  const range = { firstWeek, lastWeek, now: context.now.toISOString() }
  const usage = await countSlotsOfOthers(context.db, range, own)
  for (const [key, count] of own.earlier ?? []) usage.set(key, (usage.get(key) ?? 0) + count)
  const { wanted, others } = wantedScreens(plan, reference)
  const conflicts = slotConflicts({ periods: plan.periods, wanted, others, usage })
  for (const { id } of own.earlier ? wanted : []) {
    for (const week of weeks) {
      const key = slotKey(id, week)
      own.earlier?.set(key, (own.earlier.get(key) ?? 0) + 1)
    }
  }
  return conflicts
}
