import { atom } from 'jotai'
import type { DraftOutline } from '#domain/planning/drafts/draft.ts'
import { planSlotAtom } from '../planSlot.ts'
import { planStorageKey, writeStoredPlan } from '../planStorage.ts'
import { clearVisitedSteps } from '../visitedSteps.ts'
import {
  openDraftId,
  readBrowserDraft,
  setOpenDraftId,
  writeBrowserDraft,
  type BrowserDraft,
} from './browserDrafts.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'

const savedOutlines = new Map<string, DraftOutline | null>()

/** The figures of a medium's open draft when it was opened; later saves do not change them. */
export function outlineWhenOpened(mediaType: MediaType): DraftOutline | null {
  const id = openDraftId(mediaType)
  if (!id) return null
  const known = savedOutlines.get(id)
  if (known !== undefined) return known
  const outline = readBrowserDraft(id)?.outline ?? null
  savedOutlines.set(id, outline)
  return outline
}

/**
 * Opens a draft in the planner of its medium. The present plan there is another draft, which is
 * retained. False if the browser stores nothing.
 */
export const openDraftAtom = atom(null, (_get, set, draft: BrowserDraft): boolean => {
  const { plan } = draft
  const slotKey = planStorageKey(plan.mediaType)
  if (!writeBrowserDraft(draft)) return false
  setOpenDraftId(plan.mediaType, draft.id)
  savedOutlines.set(draft.id, draft.outline)
  const isSaved = writeStoredPlan(slotKey, plan)
  clearVisitedSteps(slotKey)
  set(planSlotAtom(slotKey), { plan, notice: isSaved ? null : { kind: 'not_saved' } })
  return true
})
