import { useEffect } from 'react'
import type { isValidVatId } from '#domain/commerce/tax/checkVatId.ts'
import { createStore } from '#client/store/store.ts'
import { useStore } from '#client/store/useStore.ts'

export type VatCheck = typeof isValidVatId

const check = createStore<VatCheck | null>(null)

async function load() {
  try {
    const loaded = await import('#domain/commerce/tax/checkVatId.ts')
    check.change(() => loaded.isValidVatId)
  } catch {
    // The price works without the ID, and the order's own check reports it.
  }
}

/** The check of VAT IDs, loaded once one is typed; null before. */
export function useVatCheck(isWanted: boolean): VatCheck | null {
  useEffect(() => {
    if (isWanted) void load()
  }, [isWanted])
  return useStore(check)
}
