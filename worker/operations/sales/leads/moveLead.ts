import { changeLead } from '#database/queries/sales/leads.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { leadAllows } from '#domain/sales/lead/lead.ts'
import { leadAfter, type LeadChange } from '#domain/sales/lead/leadChange.ts'
import { nextStepDue } from '#domain/sales/lead/leadDue.ts'
import type { LeadView } from '#domain/sales/lead/leadView.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { leadsDesk, openLead } from './openLead.ts'
import { readLead } from './readLead.ts'

/**
 * Records the desk's action on a lead, and moves it: reached, missed, planned, closed, reopened. An unassigned lead is
 * assigned to the caller. Raises no_access, lead_not_found, lead_changed, invalid_input.
 */
export async function moveLead(
  context: OperationContext,
  id: string,
  change: LeadChange,
): Promise<LeadView> {
  const account = leadsDesk(context)
  const { lead } = await openLead(context, id)
  if (!leadAllows(lead.state, change.event)) throw new ProductError('lead_changed')
  if (change.event === 'plan' && nextStepDue(change.on) <= context.now)
    throw new ProductError('invalid_input', {
      fields: [{ path: 'on', message: 'Choose today or a later day.' }],
    })
  const set = leadAfter(change, lead.state, context.now)
  const entry = {
    id: newId('len'),
    leadId: id,
    at: context.now.toISOString(),
    accountId: account.id,
    event: change.event,
    note: change.note,
    fromState: lead.state,
    toState: set.state,
  }
  const isChanged = await changeLead(context.db, entry, {
    ...set,
    ownerId: lead.ownerId ?? account.id,
  })
  if (!isChanged) throw new ProductError('lead_changed')
  return await readLead(context, id)
}
