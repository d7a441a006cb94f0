import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { isCampaignPlan } from '#domain/planning/campaign/isCampaignPlan.ts'
import { rebasedChange } from '#domain/orders/order/amendment/rebasedChange.ts'
import { noteKey, readNote, saveNote } from '#client/state/foundation/storage/savedNote.ts'

/** A change while it is edited: the plan that it began from, and the plan with its edits. */
export interface UnsentChange {
  begun: CampaignPlan
  draft: CampaignPlan
}

/** Where this tab saves an account's unsent change of a campaign. */
export const unsentChangeKey = (accountId: string, lineId: string): string =>
  noteKey(accountId, `change_${lineId}`)

const isPlan = (value: unknown): value is CampaignPlan => isCampaignPlan(value)

function readUnsentChange(key: string): UnsentChange | null {
  try {
    const { begun, draft } = JSON.parse(readNote(key)) as Partial<UnsentChange>
    return isPlan(begun) && isPlan(draft) ? { begun, draft } : null
  } catch {
    return null
  }
}

/** The unsent change of a campaign, moved to its current plan; unedited without one. */
export function resumeChange(
  key: string,
  current: CampaignPlan,
): UnsentChange & { isMoved: boolean } {
  const stored = readUnsentChange(key)
  if (!stored) return { begun: current, draft: current, isMoved: false }
  const isMoved = JSON.stringify(stored.begun) !== JSON.stringify(current)
  const draft = isMoved
    ? rebasedChange(stored.draft, { begun: stored.begun, current })
    : stored.draft
  return { begun: current, draft, isMoved }
}

/** Saves an unsent change, so that a reload keeps its edits; null deletes it. */
export const saveUnsentChange = (key: string, change: UnsentChange | null): void =>
  saveNote(key, change ? JSON.stringify(change) : '')
