import {
  deleteCustomerRow,
  listEndedCustomers,
  postponeCustomer,
} from '#database/queries/orders/payments/savedCards.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { cardVault } from '#worker/adapters/payment/gateway.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'

export const CUSTOMERS_A_RUN = 50

/** Job: deletes customers of deleted owners at the gateway, with their cards; returns how many. */
export async function deleteEndedCustomers({
  db,
  settings,
  now,
}: Pick<OperationContext, 'db' | 'settings' | 'now'>): Promise<number> {
  const vault = cardVault(settings)
  let deleted = 0
  for (const { id, gateway } of await listEndedCustomers(db, CUSTOMERS_A_RUN)) {
    try {
      if (gateway === vault.name) await vault.deleteCustomer(id)
      await deleteCustomerRow(db, id)
      deleted += 1
    } catch (error) {
      await postponeCustomer(db, id, now.toISOString())
      log('warn', 'customer not deleted', { reason: reasonOf(error) })
    }
  }
  return deleted
}
