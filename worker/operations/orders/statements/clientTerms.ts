import { findClient } from '#database/queries/accounts/teamClients.ts'
import {
  acceptTerms as writeAcceptance,
  listTerms,
  proposeTerms as writeProposal,
  searchClients,
  type TermsRecord,
} from '#database/queries/orders/agencyStatements.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatPermille } from '#domain/foundation/money/permille.ts'
import type {
  AgencyClientRow,
  ClientTermsView,
  NewTerms,
} from '#domain/orders/statement/clientTerms.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { newTeamChange } from '#worker/operations/accounts/team/teamChange.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'
import { agencyMember, memberWith } from '#worker/operations/foundation/identity/ownMembership.ts'

const FOUND_CLIENTS = 50

const viewOf = ({ teamId: _team, acceptedBy: _by, ...terms }: TermsRecord): ClientTermsView => terms

/** Terms of the caller's clients. Raises team_not_found, team_second_factor, no_access. */
export async function listOwnTerms(context: OperationContext): Promise<ClientTermsView[]> {
  const { teamId } = await agencyMember(context, 'readInvoices')
  return (await listTerms(context.db, teamId)).map(viewOf)
}

/** Agencies' clients matching a search, with their terms, for the desk. */
export async function findAgencyClients(
  { db }: OperationContext,
  search: string,
): Promise<AgencyClientRow[]> {
  const found = await searchClients(db, { search, limit: FOUND_CLIENTS })
  const teamIds = [...new Set(found.map(({ teamId }) => teamId))]
  const terms = (await Promise.all(teamIds.map(async (id) => await listTerms(db, id)))).flat()
  return found.map(({ id, name, agency }) => ({
    id,
    name,
    agencyName: agency,
    terms: terms.filter(({ clientId }) => clientId === id).map(viewOf),
  }))
}

/** Proposes a commission to a client's agency, replacing an open proposal. Raises no_access, client_not_found. */
export async function proposeTerms(
  context: OperationContext,
  clientId: string,
  { commissionPermille, since, reason }: NewTerms,
): Promise<void> {
  const entry = deskEntry(context, {
    kind: 'agency',
    subjectId: clientId,
    event: 'propose_terms',
    reason,
    after: { commission: formatPermille(commissionPermille), since },
  })
  const proposedAt = context.now.toISOString()
  const terms = { id: newId('cag'), clientId, commissionPermille, since, proposedAt }
  if (!(await writeProposal(context.db, entry, terms))) throw new ProductError('client_not_found')
}

/**
 * Accepts proposed terms as the agency's owner. They start with their month, at the earliest the current one, so that
 * no issued statement changes. Raises what `memberWith` does, terms_not_found.
 */
export async function acceptTerms(
  context: OperationContext,
  termsId: string,
): Promise<ClientTermsView[]> {
  const { db, now, settings } = context
  const { teamId } = await memberWith(context, 'manageTeam')
  const terms = (await listTerms(db, teamId)).find(({ id }) => id === termsId)
  const client = terms && (await findClient(db, teamId, terms.clientId))
  if (!terms || !client) throw new ProductError('terms_not_found')
  const month = dayIn(settings.SELLER_TIME_ZONE, now).slice(0, 7)
  const since = terms.since > month ? terms.since : month
  const change = newTeamChange(context, {
    teamId,
    event: 'client_agreed',
    facts: {
      client: client.name,
      after: `${formatPermille(terms.commissionPermille)} from ${since} on`,
    },
  })
  if (!(await writeAcceptance(db, change, { id: termsId, since })))
    throw new ProductError('terms_not_found')
  return await listOwnTerms(context)
}
