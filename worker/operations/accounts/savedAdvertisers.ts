import { nanoid } from 'nanoid'
import { connect } from '#database/connection.ts'
import {
  addAdvertiser,
  changeAdvertiser,
  listAdvertisers,
  removeAdvertiser,
} from '#database/queries/savedEntries.ts'
import { MAX_SAVED_ENTRIES, type SavedAdvertiser } from '#domain/account/account.types.ts'
import { ProductError } from '#domain/errors/errorCatalogue.ts'
import type { OrderAdvertiser } from '#domain/order/orderParty.types.ts'
import type { OperationContext } from '../../env.ts'
import { ownAccount } from './ownAccount.ts'

/** The advertisers of the account that asks. Raises no_access. */
export async function savedAdvertisers(context: OperationContext): Promise<SavedAdvertiser[]> {
  return await listAdvertisers(connect(context.env.DB), ownAccount(context).id)
}

/** Saves another advertiser. Raises saved_entries_full. */
export async function saveAdvertiser(
  context: OperationContext,
  advertiser: OrderAdvertiser,
): Promise<SavedAdvertiser> {
  const written = { accountId: ownAccount(context).id, id: `sad_${nanoid()}`, now: context.now }
  const added = await addAdvertiser(connect(context.env.DB), written, advertiser, MAX_SAVED_ENTRIES)
  if (!added) throw new ProductError('saved_entries_full')
  return { id: written.id, ...advertiser }
}

/** Writes a saved advertiser anew. Raises saved_entry_not_found, also for another account's. */
export async function editAdvertiser(
  context: OperationContext,
  id: string,
  advertiser: OrderAdvertiser,
): Promise<SavedAdvertiser> {
  const written = { accountId: ownAccount(context).id, id, now: context.now }
  const changed = await changeAdvertiser(connect(context.env.DB), written, advertiser)
  if (!changed) throw new ProductError('saved_entry_not_found')
  return { id, ...advertiser }
}

/** Removes a saved advertiser. Raises saved_entry_not_found, also for another account's. */
export async function forgetAdvertiser(context: OperationContext, id: string): Promise<void> {
  const accountId = ownAccount(context).id
  const removed = await removeAdvertiser(connect(context.env.DB), { accountId, id })
  if (!removed) throw new ProductError('saved_entry_not_found')
}
