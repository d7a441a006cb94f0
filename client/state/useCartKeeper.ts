import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { cartActions, hasCorruptedAtom, setAsideAtom } from './cart.ts'
import { CART_REFRESH_MS, checkCart } from './cartCheck.ts'
import { sendCartSoon } from './cartSync.ts'
import { syncSlotHolds } from './slotHolds.ts'
import { onCartChange } from './cartStorage.ts'

const AFTER_CHANGE_MS = 400

/** Keeps the cart in order while a page is open: damaged entries, the server's copy, prices every 30 s and on focus. */
export function useCartKeeper(): void {
  useSettingAside()
  useEffect(() => {
    sendCartSoon()
    void syncSlotHolds()
    return onCartChange(() => {
      sendCartSoon()
      void syncSlotHolds()
    })
  }, [])
  useEffect(keepChecked, [])
}

function useSettingAside() {
  const hasCorrupted = useAtomValue(hasCorruptedAtom)
  const addSetAside = useSetAtom(setAsideAtom)
  useEffect(() => {
    if (!hasCorrupted) return
    const setAside = async () => {
      const moved = await cartActions.setAside()
      addSetAside((current) => [...current, ...moved])
    }
    void setAside()
  }, [hasCorrupted, addSetAside])
}

const checkIfSeen = () => {
  if (document.visibilityState === 'visible') void checkCart()
}

function keepChecked() {
  let soon: ReturnType<typeof setTimeout> | undefined
  const afterChange = () => {
    clearTimeout(soon)
    soon = setTimeout(checkIfSeen, AFTER_CHANGE_MS)
  }
  checkIfSeen()
  const every = setInterval(checkIfSeen, CART_REFRESH_MS)
  const stopListening = onCartChange(afterChange)
  window.addEventListener('focus', checkIfSeen)
  document.addEventListener('visibilitychange', checkIfSeen)
  return () => {
    clearInterval(every)
    clearTimeout(soon)
    stopListening()
    window.removeEventListener('focus', checkIfSeen)
    document.removeEventListener('visibilitychange', checkIfSeen)
  }
}
