import { nanoid } from 'nanoid'
import { connect } from '#database/connection.ts'
import {
  addBillingAddress,
  changeBillingAddress,
  listBillingAddresses,
  removeBillingAddress,
} from '#database/queries/savedEntries.ts'
import { MAX_SAVED_ENTRIES, type SavedBillingAddress } from '#domain/account/account.types.ts'
import { ProductError } from '#domain/errors/errorCatalogue.ts'
import type { OrderBilling } from '#domain/order/orderParty.types.ts'
import type { OperationContext } from '../../env.ts'
import { ownAccount } from './ownAccount.ts'

/** The billing addresses of the account that asks. Raises no_access. */
export async function savedBillingAddresses(
  context: OperationContext,
): Promise<SavedBillingAddress[]> {
  return await listBillingAddresses(connect(context.env.DB), ownAccount(context).id)
}

/** Saves another billing address. Raises saved_entries_full. */
export async function saveBillingAddress(
  context: OperationContext,
  address: OrderBilling,
): Promise<SavedBillingAddress> {
  const written = { accountId: ownAccount(context).id, id: `sba_${nanoid()}`, now: context.now }
  const added = await addBillingAddress(
    connect(context.env.DB),
    written,
    address,
    MAX_SAVED_ENTRIES,
  )
  if (!added) throw new ProductError('saved_entries_full')
  return { id: written.id, ...address }
}

/** Writes a saved billing address anew. Raises saved_entry_not_found, also for another account's. */
export async function editBillingAddress(
  context: OperationContext,
  id: string,
  address: OrderBilling,
): Promise<SavedBillingAddress> {
  const written = { accountId: ownAccount(context).id, id, now: context.now }
  const changed = await changeBillingAddress(connect(context.env.DB), written, address)
  if (!changed) throw new ProductError('saved_entry_not_found')
  return { id, ...address }
}

/** Removes a saved billing address. Raises saved_entry_not_found, also for another account's. */
export async function forgetBillingAddress(context: OperationContext, id: string): Promise<void> {
  const accountId = ownAccount(context).id
  const removed = await removeBillingAddress(connect(context.env.DB), { accountId, id })
  if (!removed) throw new ProductError('saved_entry_not_found')
}
