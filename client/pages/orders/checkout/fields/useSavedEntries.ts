import { useEffect, useState } from 'react'
import type { SavedAdvertiser, SavedBillingAddress } from '#domain/accounts/account.types.ts'
import {
  listAdvertisersCall,
  listBillingAddressesCall,
} from '#client/api/accounts/savedEntryCalls.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { afterPointerUp, trackPointer } from '#client/ui/afterPointerUp.ts'
import { SavedSelect } from './SavedSelects.tsx'

/** An account's saved data for its next checkout. */
export interface SavedEntries {
  advertisers: readonly SavedAdvertiser[]
  addresses: readonly SavedBillingAddress[]
}

export const NOTHING_SAVED: SavedEntries = { advertisers: [], addresses: [] }

/** A list that fails to load counts as empty: its fields can be typed. */
async function listed<Entry>(call: () => Promise<Entry[]>): Promise<Entry[]> {
  try {
    return await call()
  } catch {
    return []
  }
}

async function loadSaved(): Promise<SavedEntries> {
  const [advertisers, addresses] = await Promise.all([
    listed<SavedAdvertiser>(listAdvertisersCall),
    listed<SavedBillingAddress>(listBillingAddressesCall),
  ])
  if (advertisers.length + addresses.length > 0) await SavedSelect.ready()
  await afterPointerUp()
  return { advertisers, addresses }
}

/**
 * The account's saved data; null until the login state and the data are known, as they change the
 * form's height. Visitors have none.
 */
export function useSavedEntries(): SavedEntries | null {
  const { status, account } = useAccount()
  const accountId = account?.id ?? null
  const [known, setKnown] = useState<{ accountId: string; saved: SavedEntries } | null>(null)
  useEffect(() => {
    if (accountId === null) return
    trackPointer()
    let isWanted = true
    const ask = async () => {
      const saved = await loadSaved()
      if (isWanted) setKnown({ accountId, saved })
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [accountId])
  if (accountId === null) return status === 'unknown' ? null : NOTHING_SAVED
  return known?.accountId === accountId ? known.saved : null
}
