import { nanoid } from 'nanoid'
import {
  advertiserEntries,
  billingAddressEntries,
  type SavedEntryQueries,
} from '#database/queries/accounts/savedEntries.ts'
import { MAX_SAVED_ENTRIES } from '#domain/accounts/account.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

/** What the account that asks keeps for its next checkout. Each raises no_access for a visitor. */
function savedEntries<Entry extends object>(queries: SavedEntryQueries<Entry>, idPrefix: string) {
  return {
    /** All of them, the oldest first. */
    list: async (context: OperationContext): Promise<({ id: string } & Entry)[]> =>
      await queries.list(context.db, ownAccount(context).id),

    /** Saves another one. Raises saved_entries_full. */
    save: async (context: OperationContext, entry: Entry): Promise<{ id: string } & Entry> => {
      const { db, now } = context
      const written = { accountId: ownAccount(context).id, id: `${idPrefix}_${nanoid()}`, now }
      const isAdded = await queries.add(db, written, entry, MAX_SAVED_ENTRIES)
      if (!isAdded) throw new ProductError('saved_entries_full')
      return { id: written.id, ...entry }
    },

    /** Writes one anew. Raises saved_entry_not_found, also for another account's. */
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

    /** Removes one. Raises saved_entry_not_found, also for another account's. */
    remove: async (context: OperationContext, id: string): Promise<void> => {
      const accountId = ownAccount(context).id
      const isRemoved = await queries.remove(context.db, { accountId, id })
      if (!isRemoved) throw new ProductError('saved_entry_not_found')
    },
  }
}

export type SavedEntries<Entry extends object> = ReturnType<typeof savedEntries<Entry>>

export const savedBillingAddresses = savedEntries(billingAddressEntries, 'sba')

export const savedAdvertisers = savedEntries(advertiserEntries, 'sad')
