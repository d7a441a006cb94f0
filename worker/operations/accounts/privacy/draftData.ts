import { deleteDraftsOf, draftDataOf } from '#database/queries/planning/draftData.ts'
import type { PersonalData } from './personalData.ts'

/** A person's drafts with versions, links and comments. */
export const DRAFT_DATA: PersonalData = {
  exportOf: async ({ db }, accountId) => await draftDataOf(db, accountId),
  erase: async ({ db }, { id }) => await deleteDraftsOf(db, id),
}
