import { listAccountsWithRole } from '#database/queries/accounts/accountRoles.ts'
import { auditAllIf } from '#database/queries/foundation/deskAudit.ts'
import { assignOrders as writeOwners } from '#database/queries/orders/orderBoard.ts'
import { rolesThatCan } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OrderOwners } from '#domain/orders/admin/orderBoard.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'

/** People who can be assigned to an order. */
export const orderPeople = ({ db }: Pick<OperationContext, 'db'>) =>
  listAccountsWithRole(db, rolesThatCan('readAllOrders'))

/** Assigns orders to a person, or to nobody. Raises no_access for a person who cannot read orders. */
export async function assignOrders(
  context: OperationContext,
  { ids, ownerId }: OrderOwners,
): Promise<void> {
  const { db, now } = context
  const person = (await orderPeople(context)).find(({ id }) => id === ownerId)
  if (ownerId !== null && !person) throw new ProductError('no_access')
  const entries = ids.map((subjectId) =>
    deskEntry(context, {
      kind: 'order',
      subjectId,
      event: 'assign',
      reason: person ? `In charge: ${person.name}` : 'Nobody in charge',
    }),
  )
  await writeOwners(db, { ids, ownerId, at: now.toISOString() }, auditAllIf(db, entries))
}
