import { listAccountsWithRole } from '#database/queries/accounts/accountRoles.ts'
import { type Capability, rolesThatCan } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { DeskPerson } from '#domain/sales/lead/leadView.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Somebody at the desk by their account; also one who has left. */
export const deskPerson = (
  id: string | null,
  names: ReadonlyMap<string, string>,
): DeskPerson | null => (id === null ? null : { id, name: names.get(id) ?? 'Former colleague' })

/** Who did something, by name; empty for a buyer and the clock, which have no account. */
export const doerName = (id: string | null, names: ReadonlyMap<string, string>): string =>
  id ? (deskPerson(id, names)?.name ?? '') : ''

/** Who is to follow something up; null for nobody. Raises no_access for who may not. */
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
