import { containsTerms } from '#domain/foundation/search/foldText.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { MAX_NAME_LENGTH } from '#domain/planning/campaign/planLimits.ts'
import type { AccountDraft, DraftSummary } from '#domain/planning/drafts/draft.ts'
import { editDraft, newDraft } from '#domain/planning/drafts/mergeDrafts.ts'
import {
  copyDraftCall,
  deleteDraftCall,
  listDraftsCall,
  readDraftCall,
  renameDraftCall,
  undeleteDraftCall,
  type DraftPage,
} from '#client/api/planning/draftCalls.ts'
import {
  fromAccount,
  listBrowserDrafts,
  newDraftId,
  readBrowserDraft,
  removeBrowserDraft,
  writeBrowserDraft,
  type BrowserDraft,
} from './browserDrafts.ts'
import { showInPlanner } from './showInPlanner.ts'
import { syncDrafts } from './syncDrafts.ts'

const NO_ROOM = 'This browser has no room for another draft. Delete drafts you don’t need first.'

/** The store of the Drafts page. Each call raises ProductError. */
export interface DraftSource {
  list: (search: string, after: string | null) => Promise<DraftPage>
  read: (id: string) => Promise<BrowserDraft>
  rename: (id: string, name: string) => Promise<void>
  copy: (id: string) => Promise<void>
  /** Deletes a draft; resolves with the function that restores it. */
  remove: (id: string) => Promise<() => Promise<void>>
}

/** The drafts of an account, after this browser's drafts are added to it. */
export const accountDrafts = (accountId: string): DraftSource => ({
  list: async (search, after) => {
    if (!after) await syncDrafts(accountId).catch(ignoreFull)
    return await listDraftsCall(search, after)
  },
  read: async (id) => fromAccount(await readDraftCall(id), accountId),
  rename: async (id, name) => refresh(fromAccount(await renameDraftCall(id, name), accountId)),
  copy: async (id) => void (await copyDraftCall(id)),
  remove: async (id) => {
    await deleteDraftCall(id)
    removeBrowserDraft(id)
    return async () => void (await undeleteDraftCall(id))
  },
})

/** Applies a restored version to this browser's copy of the draft. */
export function applyRestored(draft: AccountDraft): void {
  const present = readBrowserDraft(draft.id)
  if (present?.accountId) refresh(fromAccount(draft, present.accountId))
}

/** The drafts of a full account can still be listed. */
function ignoreFull(error: unknown): void {
  if (!(error instanceof ProductError) || error.code !== 'drafts_full') throw error
}

/** Updates the browser's copy, if there is one. */
function refresh(draft: BrowserDraft): void {
  if (!readBrowserDraft(draft.id)) return
  store(draft)
  showInPlanner(draft.id, draft.plan)
}

function store(draft: BrowserDraft): void {
  if (!writeBrowserDraft(draft)) throw new ProductError('draft_not_stored', { message: NO_ROOM })
}

function stored(id: string): BrowserDraft {
  const draft = readBrowserDraft(id)
  if (!draft) throw new ProductError('draft_not_found', { message: 'This draft was not found.' })
  return draft
}

const titleOf = ({ plan, outline }: BrowserDraft): string =>
  plan.name.trim() || outline?.title || MEDIA_TYPE_NAMES[plan.mediaType]

const summaryOf = (draft: BrowserDraft): DraftSummary => ({
  id: draft.id,
  mediaType: draft.plan.mediaType,
  title: titleOf(draft),
  outline: draft.outline,
  updatedAt: draft.updatedAt,
})

/** The drafts of a guest, stored only in this browser. */
export const BROWSER_DRAFTS: DraftSource = {
  list: async (search) => ({
    drafts: listBrowserDrafts()
      .map(summaryOf)
      .filter(({ title, mediaType }) =>
        containsTerms(`${title} ${MEDIA_TYPE_NAMES[mediaType]}`, search),
      ),
    next: null,
  }),
  read: async (id) => stored(id),
  rename: async (id, name) => {
    const draft = stored(id)
    const now = new Date()
    const edited = editDraft(draft, { ...draft.plan, name }, now)
    store({ ...draft, ...edited, updatedAt: now.toISOString(), isDirty: true })
    showInPlanner(id, edited.plan)
  },
  copy: async (id) => {
    const draft = stored(id)
    const now = new Date()
    const name = `${firstCharacters(titleOf(draft), MAX_NAME_LENGTH - ' (copy)'.length)} (copy)`
    const copy = newDraft({ ...draft.plan, name }, now)
    const outline = draft.outline ? { ...draft.outline, title: name } : null
    const updatedAt = now.toISOString()
    store({ ...draft, ...copy, outline, id: newDraftId(), updatedAt })
  },
  remove: async (id) => {
    const draft = stored(id)
    removeBrowserDraft(id)
    return async () => store(draft)
  },
}
