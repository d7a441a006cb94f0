import type { AccountDraft, DraftSummary, DraftUpload } from '#domain/planning/drafts/draft.ts'
import type {
  DraftComment,
  DraftShare,
  NewDraftComment,
  SharedDraft,
} from '#domain/planning/drafts/draftShare.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

const drafts = api.drafts

export interface DraftPage {
  drafts: DraftSummary[]
  next: string | null
}

/** A page of the account's drafts. Raises ProductError, as all calls here do. */
export const listDraftsCall = async (search: string, after: string | null): Promise<DraftPage> =>
  await answerOf(drafts.$get({ query: { search, ...(after ? { after } : {}) } }))

export const readDraftCall = async (id: string): Promise<AccountDraft> =>
  (await answerOf(drafts[':id'].$get({ param: { id } }))).draft

/** Saves a draft and returns the merged one. Raises draft_not_found, drafts_full. */
export const saveDraftCall = async (id: string, json: DraftUpload): Promise<AccountDraft> =>
  (await answerOf(drafts[':id'].$put({ param: { id }, json }))).draft

export const renameDraftCall = async (id: string, name: string): Promise<AccountDraft> =>
  (await answerOf(drafts[':id'].name.$put({ param: { id }, json: { name } }))).draft

export const copyDraftCall = async (id: string): Promise<AccountDraft> =>
  (await answerOf(drafts[':id'].copies.$post({ param: { id } }))).draft

export const deleteDraftCall = async (id: string): Promise<void> =>
  void (await answerOf(drafts[':id'].$delete({ param: { id } })))

export const undeleteDraftCall = async (id: string): Promise<AccountDraft> =>
  (await answerOf(drafts[':id'].undeletion.$post({ param: { id } }))).draft

export interface VersionLine {
  id: string
  keptAt: string
  title: string
  budgetMinor: number
}

export const listVersionsCall = async (id: string): Promise<VersionLine[]> =>
  (await answerOf(drafts[':id'].versions.$get({ param: { id } }))).versions

export const restoreVersionCall = async (id: string, versionId: string): Promise<AccountDraft> =>
  (await answerOf(drafts[':id'].versions[':versionId'].$post({ param: { id, versionId } }))).draft

export const listDraftSharesCall = async (id: string): Promise<DraftShare[]> =>
  (await answerOf(drafts[':id'].shares.$get({ param: { id } }))).shares

export const makeDraftShareCall = async (id: string): Promise<DraftShare> =>
  (await answerOf(drafts[':id'].shares.$post({ param: { id } }))).share

export const revokeDraftShareCall = async (id: string, key: string): Promise<void> =>
  void (await answerOf(drafts[':id'].shares[':key'].$delete({ param: { id, key } })))

const shared = api['shared-drafts']

export const readSharedDraftCall = async (key: string): Promise<SharedDraft> =>
  await answerOf(shared[':key'].$get({ param: { key } }))

export const addDraftCommentCall = async (
  key: string,
  json: NewDraftComment,
): Promise<DraftComment> =>
  (await answerOf(shared[':key'].comments.$post({ param: { key }, json }))).comment

export const removeDraftCommentCall = async (id: string, commentId: string): Promise<void> =>
  void (await answerOf(drafts[':id'].comments[':commentId'].$delete({ param: { id, commentId } })))
