import { listAccountsWithRole } from '#database/queries/accounts/accountRoles.ts'
import {
  countLeads,
  countMatches,
  lastRequestsOf,
  leadCursor,
  type LeadRow,
  listLeads,
} from '#database/queries/sales/leads.ts'
import { listNames } from '#database/queries/creatives/reviews.ts'
import { cutPage } from '#domain/foundation/admin/cutPage.ts'
import { rolesThatCan } from '#domain/accounts/capability.ts'
import {
  LEAD_LISTS,
  type LeadBoardView,
  type LeadList,
  type LeadMark,
  type LeadRowView,
} from '#domain/sales/lead/leadView.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskPerson } from './deskPerson.ts'
import { leadsDesk } from './openLead.ts'

const PAGE_SIZE = 50

export interface LeadQuery {
  list: LeadList
  /** Cursor of the next page. */
  after?: string | undefined
  desk?: Desk | undefined
  search?: string | undefined
  /** An account, or 'nobody'. */
  owner?: string | undefined
  mark?: LeadMark | undefined
}

/** A list of the board, overdue leads first; with a search also how many leads match in each list. Raises no_access. */
export async function listLeadsOfDesk(
  context: OperationContext,
  { list, after, desk, search, owner, mark }: LeadQuery,
): Promise<LeadBoardView> {
  leadsDesk(context)
  const { db } = context
  const ownerId = owner === 'nobody' ? null : owner
  const filter = { state: LEAD_LISTS[list], desk, search, ownerId, mark }
  const [found, counts, people, foundIn] = await Promise.all([
    listLeads(db, filter, { after, limit: PAGE_SIZE + 1 }),
    countLeads(db, context.now.toISOString()),
    listAccountsWithRole(db, rolesThatCan('followUpLeads')),
    search ? countMatches(db, LEAD_LISTS, { desk, search, ownerId, mark }) : null,
  ])
  const { shown, last } = cutPage(found, PAGE_SIZE)
  const [names, requestOf] = await Promise.all([
    listNames(
      db,
      shown.flatMap(({ ownerId: id }) => (id ? [id] : [])),
    ),
    lastRequestsOf(
      db,
      shown.map(({ id }) => id),
    ),
  ])
  const rows = shown.flatMap((lead) => {
    const asked = requestOf.get(lead.id)
    return asked ? [leadRow(lead, asked, names)] : []
  })
  return { rows, next: last ? leadCursor(filter, last) : null, counts, people, foundIn }
}

type Asked =
  Awaited<ReturnType<typeof lastRequestsOf>> extends Map<string, infer Found> ? Found : never

const leadRow = (
  { id, desk, state, dueAt, ownerId, outcome }: LeadRow,
  { request, requestCount, marked }: Asked,
  names: ReadonlyMap<string, string>,
): LeadRowView => ({
  id,
  desk,
  state,
  dueAt,
  owner: deskPerson(ownerId, names),
  outcome,
  kind: request.kind,
  name: `${request.firstName} ${request.lastName}`.trim(),
  company: request.company,
  askedAt: request.at,
  requestCount,
  isMarked: marked === 1,
})
