import { useEffect, useState } from 'react'
import { guestAllowance, type SlotAllowance } from '#domain/slots/slotAllowance.ts'
import { SESSION_KEY } from '#client/state/account/session.ts'
import { useAccount } from '#client/state/account/useAccount.ts'
import { onCartChange } from '#client/state/cart/cartStorage.ts'
import { textStorage } from '#client/state/storage/textStorage.ts'

/**
 * The billboard slots that the buyer may hold beside the other entries of the cart; null until known, and where
 * `isLimited` is false. The server decides again when they are held.
 */
export function useSlotAllowance(isLimited: boolean, editKey: string | null): SlotAllowance | null {
  const { status, account } = useAccount()
  const buyer = status === 'unknown' ? null : (account?.id ?? 'guest')
  const [known, setKnown] = useState<{ buyer: string; allowance: SlotAllowance } | null>(null)
  useEffect(() => {
    if (!isLimited || buyer === null) return
    let latest = 0
    const load = async (): Promise<void> => {
      const call = (latest += 1)
      const allowance = await allowanceOf(editKey)
      if (call === latest) setKnown({ buyer, allowance })
    }
    void load()
    const stop = onCartChange(() => void load())
    return () => {
      latest = -1
      stop()
    }
  }, [isLimited, buyer, editKey])
  return isLimited && known?.buyer === buyer ? known.allowance : null
}

/** A browser without a session holds nothing yet. Where the server is out of reach the least is assumed. */
async function allowanceOf(editKey: string | null): Promise<SlotAllowance> {
  if (textStorage().getItem(SESSION_KEY) === null) return guestAllowance()
  try {
    const { loadSlotAllowance } = await import('./loadSlotAllowance.ts')
    return await loadSlotAllowance(editKey)
  } catch {
    return guestAllowance()
  }
}
