import { useEffect, useState } from 'react'
import type { SavedAdvertiser, SavedBillingAddress } from '#domain/accounts/account.types.ts'
import {
  listAdvertisersCall,
  listBillingAddressesCall,
} from '#client/api/accounts/savedEntryCalls.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { pressEnd, watchPresses } from '#client/ui/pressEnd.ts'
import { SavedSelect } from './SavedSelects.tsx'

/** What an account has saved for its next checkout. */
export interface SavedEntries {
  advertisers: readonly SavedAdvertiser[]
  addresses: readonly SavedBillingAddress[]
}

export const NOTHING_SAVED: SavedEntries = { advertisers: [], addresses: [] }

/** A list that cannot be asked counts as empty: its fields can always be typed. */
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
  await pressEnd()
  return { advertisers, addresses }
}

/**
 * What the account has saved; null until it is known who is logged in and what they saved, as the form is higher with
 * it. Visitors have nothing.
 */
export function useSavedEntries(): SavedEntries | null {
  const { status, account } = useAccount()
  const accountId = account?.id ?? null
  const [known, setKnown] = useState<{ accountId: string; saved: SavedEntries } | null>(null)
  useEffect(() => {
    if (accountId === null) return
    watchPresses()
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
