import { changeLead } from '#database/queries/sales/leads.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { LeadView } from '#domain/sales/lead/leadView.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { leadsDesk, openLead } from './openLead.ts'
import { readLead } from './readLead.ts'

/** Adds a note to a lead. Raises no_access, lead_not_found, lead_changed. */
export async function addLeadNote(
  context: OperationContext,
  id: string,
  note: string,
): Promise<LeadView> {
  const account = leadsDesk(context)
  const { lead } = await openLead(context, id)
  const isChanged = await changeLead(
    context.db,
    {
      id: newId('len'),
      leadId: id,
      at: context.now.toISOString(),
      accountId: account.id,
      event: 'note',
      note,
      fromState: lead.state,
      toState: lead.state,
    },
    {},
  )
  if (!isChanged) throw new ProductError('lead_changed')
  return await readLead(context, id)
}
