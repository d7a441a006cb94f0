import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { isCampaignPlan } from '#domain/planning/campaign/isCampaignPlan.ts'
import type { AccountDraft, DraftContent } from '#domain/planning/drafts/draft.ts'
import { MAX_BROWSER_DRAFTS } from '#domain/planning/drafts/draftLimits.ts'
import { editDraft, newDraft } from '#domain/planning/drafts/mergeDrafts.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import {
  DRAFT_PREFIX,
  OPEN_DRAFT_PREFIX,
} from '#client/state/foundation/storage/personalStorage.ts'
import { createStorageSignal } from '#client/state/foundation/storage/storageSignal.ts'
import { storedKeys, textStorage } from '#client/state/foundation/storage/textStorage.ts'

/** A draft as stored in this browser. */
export interface BrowserDraft extends DraftContent {
  id: string
  updatedAt: string
  /** The account it was saved in; null for a guest. */
  accountId: string | null
  /** The account's revision it was edited from. */
  revision: number | null
  /** Whether its last edit is not saved in the account yet. */
  isDirty: boolean
}

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** An unguessable draft id. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return `dft_${Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')}`
}

const changes = createStorageSignal((key) => key === null || key.startsWith(DRAFT_PREFIX))

/**
 * Calls back when a draft of this browser changes, in any tab. Returns the function that
 * unsubscribes.
 */
export const onDraftChange = changes.watch

function parsed(raw: string | null): BrowserDraft | null {
  if (raw === null) return null
  try {
    const draft = JSON.parse(raw) as BrowserDraft
    return isCampaignPlan(draft.plan) && typeof draft.id === 'string' ? draft : null
  } catch {
    return null
  }
}

/** A draft of this browser; null if it does not exist. */
export const readBrowserDraft = (id: string): BrowserDraft | null =>
  parsed(textStorage().getItem(`${DRAFT_PREFIX}${id}`))

/** All drafts of this browser, last changed first. */
export const listBrowserDrafts = (): BrowserDraft[] =>
  storedKeys()
    .filter((key) => key.startsWith(DRAFT_PREFIX))
    .flatMap((key) => parsed(textStorage().getItem(key)) ?? [])
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))

/** Stores a draft; false if the browser has no space or has 100 drafts. */
export function writeBrowserDraft(draft: BrowserDraft): boolean {
  const key = `${DRAFT_PREFIX}${draft.id}`
  const isNew = textStorage().getItem(key) === null
  if (isNew && listBrowserDrafts().length >= MAX_BROWSER_DRAFTS) return false
  try {
    textStorage().setItem(key, JSON.stringify(draft))
  } catch {
    return false
  }
  changes.tell()
  return true
}

/** Deletes a draft from this browser. */
export function removeBrowserDraft(id: string): void {
  textStorage().removeItem(`${DRAFT_PREFIX}${id}`)
  changes.tell()
}

/** The id of the open draft in a medium's planner; null before the first choice. */
export const openDraftId = (mediaType: MediaType): string | null =>
  textStorage().getItem(`${OPEN_DRAFT_PREFIX}${mediaType}`)

/** Opens a draft in the planner of its medium. */
export function setOpenDraftId(mediaType: MediaType, id: string): void {
  try {
    textStorage().setItem(`${OPEN_DRAFT_PREFIX}${mediaType}`, id)
  } catch {
    // The plan itself is stored and becomes a separate draft later.
  }
}

/** Converts the account's state of a draft for storage in this browser. */
export const fromAccount = (draft: AccountDraft, accountId: string): BrowserDraft => ({
  ...draft,
  accountId,
  isDirty: false,
})

/** The draft of a plan in the planner: the open one, one with the same plan, or a new one. */
function draftOfPlan(plan: CampaignPlan, now: Date): BrowserDraft {
  const id = openDraftId(plan.mediaType)
  const open = id ? readBrowserDraft(id) : null
  if (open?.plan.mediaType === plan.mediaType) return open
  const text = JSON.stringify(plan)
  const same = listBrowserDrafts().find((draft) => JSON.stringify(draft.plan) === text)
  if (same) return same
  const updatedAt = now.toISOString()
  const origin = { accountId: null, revision: null, isDirty: true }
  return { ...newDraft(plan, now), id: newDraftId(), updatedAt, ...origin }
}

/** Saves the planner's plan as its draft in this browser; null if the browser does not store it. */
export function savePlan(plan: CampaignPlan, now: Date): BrowserDraft | null {
  const draft = draftOfPlan(plan, now)
  const edited = editDraft(draft, plan, now)
  const isStored = readBrowserDraft(draft.id) !== null
  const next: BrowserDraft =
    edited === draft ? draft : { ...draft, ...edited, updatedAt: now.toISOString(), isDirty: true }
  if (next === draft && isStored) {
    setOpenDraftId(plan.mediaType, draft.id)
    return draft
  }
  if (!writeBrowserDraft(next)) return null
  setOpenDraftId(plan.mediaType, draft.id)
  return next
}
