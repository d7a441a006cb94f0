import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { moveStart, startAtEarliest } from '#domain/planning/campaign/edits/planEdits.ts'
import { editDraft } from '#domain/planning/drafts/mergeDrafts.ts'
import { readDraftCall, saveDraftCall } from '#client/api/planning/draftCalls.ts'
import { showInPlanner } from '#client/state/planning/drafts/showInPlanner.ts'

const startingOn = (plan: CampaignPlan, startDate: string): CampaignPlan =>
  isSoldBySlots(plan.mediaType)
    ? startAtEarliest(plan, startDate)
    : { ...plan, runtime: moveStart(plan.runtime, startDate) }

/**
 * Moves a saved draft to another start with the same number of days, also in an open planner.
 * Raises draft_not_found.
 */
export async function moveDraft(id: string, startDate: string): Promise<void> {
  const stored = await readDraftCall(id)
  const moved = editDraft(stored, startingOn(stored.plan, startDate), new Date())
  const { plan, stepTimes, outline } = moved
  const saved = await saveDraftCall(id, {
    plan,
    stepTimes,
    outline,
    baseRevision: stored.revision,
  })
  showInPlanner(id, saved.plan)
}
