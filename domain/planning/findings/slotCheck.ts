import type { PlanReference } from '../assessment/planReference.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import type { SlotAllowance } from '../slots/slotAllowance.ts'
import { formatQuantity, formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { PlanIssue } from './issues/planIssue.ts'
import { slotRoom, type SlotRoom } from './issues/slotRoom.ts'

/**
 * The slots of a plan against the buyer's limit, and the issue if they exceed it; null without
 * slots.
 */
export type SlotCheck = (
  plan: CampaignPlan,
  reference: PlanReference,
) => { room: SlotRoom; issues: PlanIssue[] } | null

/** Checks plans against the buyer's slot limits. */
export const slotCheck =
  (allowance: SlotAllowance): SlotCheck =>
  (plan, reference) => {
    const room = slotRoom(plan, reference, allowance)
    return room && { room, issues: room.isOver ? [slotIssue(room)] : [] }
  }

function slotIssue(room: SlotRoom): PlanIssue {
  const needed = `Your screens need ${formatQuantity(room.slots, 'slot', 'slots')}.`
  const message = `${needed} ${slotLimitWords(room)}`
  const place = { step: 'region', path: 'inventory.selected' } as const
  return { ...place, code: 'slot_limit', message, severity: 'error' }
}

/** The number of slots left, and the reason for the limit. */
function slotLimitWords({ limit, heldElsewhere }: SlotRoom): string {
  if (heldElsewhere === 0) return `One cart holds ${formatCount(limit)}.`
  const left = limit === 0 ? 'No more fit' : `Only ${formatCount(limit)} more fit`
  return `${left} beside the ${formatCount(heldElsewhere)} that you hold already.`
}
