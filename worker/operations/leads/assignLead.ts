import { connect } from '#database/connection.ts'
import { changeLead } from '#database/queries/leads.ts'
import { listAccountsWithRole } from '#database/queries/productions.ts'
import { rolesThatCan } from '#domain/account/capability.ts'
import { ProductError } from '#domain/errors/productError.ts'
import type { LeadView } from '#domain/lead/leadView.ts'
import { newId } from '../../adapters/ids.ts'
import type { OperationContext } from '../../platform/env.ts'
import { leadsDesk, openLead } from './openLead.ts'
import { readLead } from './readLead.ts'

/**
 * Says who follows a lead up; null: nobody yet. Raises lead_not_found, lead_changed, and no_access also for who may not
 * follow it up.
 */
export async function assignLead(
  context: OperationContext,
  id: string,
  ownerId: string | null,
): Promise<LeadView> {
  const account = leadsDesk(context)
  const { lead } = await openLead(context, id)
  const db = connect(context.env.DB)
  const people = await listAccountsWithRole(db, rolesThatCan('followUpLeads'))
  const owner = people.find((person) => person.id === ownerId)
  if (ownerId !== null && !owner) throw new ProductError('no_access')
  const isChanged = await changeLead(
    db,
    {
      id: newId('len'),
      leadId: id,
      at: context.now.toISOString(),
      accountId: account.id,
      event: 'assign',
      note: owner?.name ?? '',
      fromState: lead.state,
      toState: lead.state,
    },
    { ownerId },
  )
  if (!isChanged) throw new ProductError('lead_changed')
  return await readLead(context, id)
}
