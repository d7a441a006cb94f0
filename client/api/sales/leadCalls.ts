import type { DoneAtOnce } from '#domain/sales/lead/atOnce.ts'
import type { LeadChange } from '#domain/sales/lead/leadChange.ts'
import type { LeadBoardView, LeadList, LeadMark, LeadView } from '#domain/sales/lead/leadView.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

const one = api.leads[':id']

/** Filters of the leads board. */
export interface LeadQuery {
  list: LeadList
  desk: Desk | null
  owner: string | null
  search: string
  after: string
  mark: LeadMark | null
}

/** A page of a list of the board. Raises ProductError. */
export const loadLeads = ({ list, desk, owner, search, after, mark }: LeadQuery) =>
  answerOf<LeadBoardView>(
    api.leads.$get({
      query: {
        list,
        ...(desk ? { desk } : {}),
        ...(owner ? { owner } : {}),
        ...(mark ? { mark } : {}),
        ...(search ? { search } : {}),
        ...(after ? { after } : {}),
      },
    }),
  )

/** A lead. Raises lead_not_found, as all calls of one do. */
export const loadLead = (id: string) => answerOf<LeadView>(one.$get({ param: { id } }))

/** Assigns a lead. Raises ProductError. */
export const assignLeadCall = (id: string, ownerId: string | null) =>
  answerOf<LeadView>(one.owner.$put({ param: { id }, json: { ownerId } }))

/** Assigns several leads. Raises ProductError. */
export const assignLeadsCall = (ids: string[], ownerId: string | null) =>
  answerOf<DoneAtOnce>(api.leads.assignments.$post({ json: { ids, ownerId } }))

/** Adds a note to a lead. Raises ProductError. */
export const addLeadNoteCall = (id: string, note: string) =>
  answerOf<LeadView>(one.notes.$post({ param: { id }, json: { note } }))

/** Records a step with a lead and changes its state. Raises lead_changed. */
export const moveLeadCall = (id: string, json: LeadChange) =>
  answerOf<LeadView>(one.changes.$post({ param: { id }, json }))

/** Erases a lead. Raises ProductError. */
export const eraseLeadCall = (id: string) => answerOf<unknown>(one.$delete({ param: { id } }))
