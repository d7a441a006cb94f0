import { listAccountsWithRole } from '#database/queries/accounts/accountRoles.ts'
import { type Capability, rolesThatCan } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { DeskPerson } from '#domain/sales/lead/leadView.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** A desk employee by account, including former ones. */
export const deskPerson = (
  id: string | null,
  names: ReadonlyMap<string, string>,
): DeskPerson | null => (id === null ? null : { id, name: names.get(id) ?? 'Former colleague' })

/** Name of an actor; empty for a buyer or a job, which have no account. */
export const doerName = (id: string | null, names: ReadonlyMap<string, string>): string =>
  id ? (deskPerson(id, names)?.name ?? '') : ''

/** The assignee; null for nobody. Raises no_access if they may not follow it up. */
export async function ownerWhoCan(
  { db }: OperationContext,
  capability: Capability,
  ownerId: string | null,
): Promise<DeskPerson | null> {
  if (ownerId === null) return null
  const people = await listAccountsWithRole(db, rolesThatCan(capability))
  const owner = people.find(({ id }) => id === ownerId)
  if (!owner) throw new ProductError('no_access')
  return owner
}
