import { changeLead, type LeadRow, listLeadsById } from '#database/queries/sales/leads.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { DoneAtOnce } from '#domain/sales/lead/atOnce.ts'
import type { DeskPerson, LeadView } from '#domain/sales/lead/leadView.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { eachAtOnce } from './atOnce.ts'
import { ownerWhoCan } from './deskPerson.ts'
import { leadsDesk, openLead } from './openLead.ts'
import { readLead } from './readLead.ts'

/**
 * Assigns a lead; null unassigns it. Raises lead_not_found, lead_changed, and no_access also if the assignee may not
 * follow it up.
 */
export async function assignLead(
  context: OperationContext,
  id: string,
  ownerId: string | null,
): Promise<LeadView> {
  const { lead } = await openLead(context, id)
  const owner = await ownerWhoCan(context, 'followUpLeads', ownerId)
  if (!(await give(context, lead, owner))) throw new ProductError('lead_changed')
  return await readLead(context, id)
}

/** Assigns several leads. Raises no_access, also if the assignee may not follow them up. */
export async function assignLeads(
  context: OperationContext,
  { ids, ownerId }: { ids: readonly string[]; ownerId: string | null },
): Promise<DoneAtOnce> {
  leadsDesk(context)
  const owner = await ownerWhoCan(context, 'followUpLeads', ownerId)
  const found = await listLeadsById(context.db, ids)
  return await eachAtOnce(ids, found, (lead) => give(context, lead, owner))
}

const give = async (
  context: OperationContext,
  { id: leadId, state }: LeadRow,
  owner: DeskPerson | null,
): Promise<boolean> =>
  await changeLead(
    context.db,
    {
      id: newId('len'),
      leadId,
      at: context.now.toISOString(),
      accountId: leadsDesk(context).id,
      event: 'assign',
      note: owner?.name ?? '',
      fromState: state,
      toState: state,
    },
    { ownerId: owner?.id ?? null },
  )
