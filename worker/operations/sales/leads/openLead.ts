import { findLead } from '#database/queries/sales/leads.ts'
import type { Account } from '#domain/accounts/account.types.ts'
import { can } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** The caller, if they may follow up leads. Raises no_access. */
export function leadsDesk({ account }: Pick<OperationContext, 'account'>): Account {
  if (!account || !can(account, 'followUpLeads')) throw new ProductError('no_access')
  return account
}

/** A lead with its related data. Raises no_access, lead_not_found. */
export async function openLead(context: OperationContext, id: string) {
  leadsDesk(context)
  const found = await findLead(context.db, id)
  if (!found) throw new ProductError('lead_not_found')
  return found
}
