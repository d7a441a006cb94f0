import { deleteLead } from '#database/queries/sales/leads.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { leadsDesk } from './openLead.ts'

/** Erases a lead on the person's request, with the desk's notes. Raises no_access, lead_not_found. */
export async function eraseLead(context: OperationContext, id: string): Promise<void> {
  const { id: by } = leadsDesk(context)
  if (!(await deleteLead(context.db, id))) throw new ProductError('lead_not_found')
  log('info', 'lead erased', { id, by })
}
