import { ProductError } from '#domain/foundation/errors/productError.ts'
import { isSamePlan } from '#domain/planning/drafts/mergeDrafts.ts'
import { saveDraftCall } from '#client/api/planning/draftCalls.ts'
import {
  fromAccount,
  listBrowserDrafts,
  newDraftId,
  openDraftId,
  readBrowserDraft,
  removeBrowserDraft,
  setOpenDraftId,
  writeBrowserDraft,
  type BrowserDraft,
} from './browserDrafts.ts'
import { showInPlanner } from './showInPlanner.ts'

const LOCK_NAME = 'amd_drafts'

/** One tab saves at a time, so that a login with five tabs sends each draft once. */
async function underLock(work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (locks) await locks.request(LOCK_NAME, work)
  else await work()
}

/** Whether a draft has to be saved in an account. */
const isDue = (draft: BrowserDraft, accountId: string): boolean =>
  draft.accountId === null || (draft.accountId === accountId && draft.isDirty)

/**
 * Applies the account's response, unless the draft was edited meanwhile: then the next save merges.
 */
function takeAnswer(sent: BrowserDraft, answer: BrowserDraft): void {
  const present = readBrowserDraft(sent.id)
  if (!present) return
  if (isSamePlan(present, sent)) {
    writeBrowserDraft(answer)
    if (!isSamePlan(answer, sent)) showInPlanner(answer.id, answer.plan)
  } else if (isSamePlan(answer, sent)) {
    const { accountId, revision } = answer
    writeBrowserDraft({ ...present, accountId, revision })
  } else writeBrowserDraft({ ...present, accountId: answer.accountId })
}

/** Another account has this id: the draft gets a new one. */
function giveNewId(draft: BrowserDraft): void {
  const id = newDraftId()
  if (!writeBrowserDraft({ ...draft, id, accountId: null, revision: null, isDirty: true })) return
  const { mediaType } = draft.plan
  if (openDraftId(mediaType) === draft.id) setOpenDraftId(mediaType, id)
  removeBrowserDraft(draft.id)
}

async function saveOne(draft: BrowserDraft, accountId: string): Promise<void> {
  const { plan, stepTimes, outline, revision } = draft
  try {
    const upload = { plan, stepTimes, outline, baseRevision: revision }
    takeAnswer(draft, fromAccount(await saveDraftCall(draft.id, upload), accountId))
  } catch (error) {
    if (!(error instanceof ProductError) || error.code !== 'draft_not_found') throw error
    giveNewId(draft)
  }
}

/**
 * Saves every unsaved draft of this browser in the account, one after the other. Raises
 * ProductError for the first failure: that draft stays in the browser, and the next sync sends it
 * again.
 */
export async function syncDrafts(accountId: string): Promise<void> {
  await underLock(async () => {
    for (const draft of listBrowserDrafts())
      if (isDue(draft, accountId)) await saveOne(draft, accountId)
  })
}
