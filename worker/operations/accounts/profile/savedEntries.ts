import { nanoid } from 'nanoid'
import {
  advertiserEntries,
  billingAddressEntries,
  type SavedEntryQueries,
} from '#database/queries/accounts/savedEntries.ts'
import { MAX_SAVED_ENTRIES } from '#domain/accounts/account.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { chosenClient } from '#worker/operations/foundation/identity/chosenClient.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

/** The caller's saved entries for the next checkout. Each function raises no_access for a visitor. */
function savedEntries<Entry extends object>(
  queries: SavedEntryQueries<Entry>,
  { idPrefix, isPerClient }: { idPrefix: string; isPerClient: boolean },
) {
  /** Client selected in the tab, where entries are filed under one. */
  const clientOf = async (context: OperationContext) =>
    isPerClient ? { clientId: await chosenClient(context) } : {}
  return {
    /** All of them, or those of the client, oldest first. */
    list: async (context: OperationContext): Promise<({ id: string } & Entry)[]> => {
      const { clientId } = await clientOf(context)
      return await queries.list(context.db, ownAccount(context).id, clientId)
    },

    /** Saves another entry. Raises saved_entries_full. */
    save: async (context: OperationContext, entry: Entry): Promise<{ id: string } & Entry> => {
      const { db, now } = context
      const written = {
        accountId: ownAccount(context).id,
        ...(await clientOf(context)),
        id: `${idPrefix}_${nanoid()}`,
        now,
      }
      const isAdded = await queries.add(db, written, entry, MAX_SAVED_ENTRIES)
      if (!isAdded) throw new ProductError('saved_entries_full')
      return { id: written.id, ...entry }
    },

    /** Replaces an entry. Raises saved_entry_not_found, also for another account's. */
    edit: async (
      context: OperationContext,
      id: string,
      entry: Entry,
    ): Promise<{ id: string } & Entry> => {
      const written = { accountId: ownAccount(context).id, id, now: context.now }
      const isChanged = await queries.change(context.db, written, entry)
      if (!isChanged) throw new ProductError('saved_entry_not_found')
      return { id, ...entry }
    },

    /** Removes an entry. Raises saved_entry_not_found, also for another account's. */
    remove: async (context: OperationContext, id: string): Promise<void> => {
      const accountId = ownAccount(context).id
      const isRemoved = await queries.remove(context.db, { accountId, id })
      if (!isRemoved) throw new ProductError('saved_entry_not_found')
    },
  }
}

export type SavedEntries<Entry extends object> = ReturnType<typeof savedEntries<Entry>>

export const savedBillingAddresses = savedEntries(billingAddressEntries, {
  idPrefix: 'sba',
  isPerClient: false,
})

export const savedAdvertisers = savedEntries(advertiserEntries, {
  idPrefix: 'sad',
  isPerClient: true,
})
