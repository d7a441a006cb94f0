import { connect } from '#database/connection.ts'
import { countLeads, listLeads } from '#database/queries/leads.ts'
import { listAccountsWithRole } from '#database/queries/productions.ts'
import { listNames } from '#database/queries/reviews.ts'
import { rolesThatCan } from '#domain/account/capability.ts'
import { LEAD_LISTS, type LeadBoardView, type LeadList } from '#domain/lead/leadView.ts'
import type { Desk } from '#domain/realtime/desk.ts'
import type { OperationContext } from '../../platform/env.ts'
import { deskPerson } from './deskPerson.ts'
import { leadsDesk } from './openLead.ts'

const PAGE_SIZE = 50

export interface LeadQuery {
  list: LeadList
  page: number
  desk?: Desk | undefined
  search?: string | undefined
  /** An account, or 'nobody'. */
  owner?: string | undefined
}

/** A list of the board, what is overdue first. Raises no_access. */
export async function listLeadsOfDesk(
  context: OperationContext,
  { list, page, desk, search, owner }: LeadQuery,
): Promise<LeadBoardView> {
  leadsDesk(context)
  const db = connect(context.env.DB)
  const ownerId = owner === 'nobody' ? null : owner
  const filter = { state: LEAD_LISTS[list], desk, search, ownerId }
  const [found, { total, ...counts }, people] = await Promise.all([
    listLeads(db, filter, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    countLeads(db, filter, context.now.toISOString()),
    listAccountsWithRole(db, rolesThatCan('followUpLeads')),
  ])
  const names = await listNames(
    db,
    found.flatMap(({ lead }) => (lead.ownerId ? [lead.ownerId] : [])),
  )
  const rows = found.map(({ lead, request, requestCount }) => ({
    id: lead.id,
    desk: lead.desk,
    state: lead.state,
    dueAt: lead.dueAt,
    owner: deskPerson(lead.ownerId, names),
    outcome: lead.outcome,
    kind: request.kind,
    name: `${request.firstName} ${request.lastName}`.trim(),
    company: request.company,
    askedAt: request.at,
    requestCount,
  }))
  return { rows, total, counts, people }
}
