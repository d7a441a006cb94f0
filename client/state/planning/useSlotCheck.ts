import { useEffect, useState } from 'react'
import type { SlotCheck } from '#domain/planning/findings/slotCheck.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { onCartChange } from '#client/state/foundation/storage/cartStorage.ts'

/**
 * Checks a plan against the billboard slots that its buyer may hold in addition to the cart's other
 * entries; null until they are known, and if `isLimited` is false. The server decides again when
 * slots are held.
 */
export function useSlotCheck(isLimited: boolean, editKey: string | null): SlotCheck | null {
  const { status, account } = useAccount()
  const buyer = status === 'unknown' ? null : (account?.id ?? 'guest')
  const [known, setKnown] = useState<{ buyer: string; check: SlotCheck } | null>(null)
  useEffect(() => {
    if (!isLimited || buyer === null) return
    let latest = 0
    const load = async (): Promise<void> => {
      const call = (latest += 1)
      // Only billboards need it.
      const { loadSlotCheck } = await import('./loadSlotCheck.ts')
      const check = await loadSlotCheck(editKey)
      if (call === latest) setKnown({ buyer, check })
    }
    void load()
    const stop = onCartChange(() => void load())
    return () => {
      latest = -1
      stop()
    }
  }, [isLimited, buyer, editKey])
  return isLimited && known?.buyer === buyer ? known.check : null
}
