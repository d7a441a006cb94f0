import { getDefaultStore } from 'jotai'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { planSlotAtom } from '../planSlot.ts'
import { planStorageKey, writeStoredPlan } from '../planStorage.ts'
import { openDraftId } from './browserDrafts.ts'

/**
 * Updates the planner with the plan of a draft that changed elsewhere, if that draft is open there.
 */
export function showInPlanner(id: string, plan: CampaignPlan): void {
  if (openDraftId(plan.mediaType) !== id) return
  const key = planStorageKey(plan.mediaType)
  const isSaved = writeStoredPlan(key, plan)
  getDefaultStore().set(planSlotAtom(key), {
    plan,
    notice: isSaved ? null : { kind: 'not_saved' },
  })
}
