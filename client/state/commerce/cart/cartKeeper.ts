import { cartActions } from './cart.ts'
import { CART_REFRESH_MS, checkSeenCart } from './cartCheck.ts'
import { scheduleCartUpload, sendCartToNewSessions } from './cartSync.ts'
import { onCartChange } from '#client/state/foundation/storage/cartStorage.ts'
import { syncSlotHolds } from './holds/slotHolds.ts'

const AFTER_CHANGE_MS = 400

let isKeeping = false

/**
 * Starts to maintain the cart: damaged entries, slots, the server's copy, prices every 30 s and on focus (Commerce 7).
 */
export function startCartKeeper(): void {
  if (isKeeping) return
  isKeeping = true
  let soon: ReturnType<typeof setTimeout> | undefined
  const afterChange = () => {
    void keepInOrder()
    clearTimeout(soon)
    soon = setTimeout(checkSeenCart, AFTER_CHANGE_MS)
  }
  void keepInOrder()
  checkSeenCart()
  onCartChange(afterChange)
  sendCartToNewSessions()
  setInterval(checkSeenCart, CART_REFRESH_MS)
  window.addEventListener('focus', checkSeenCart)
  document.addEventListener('visibilitychange', checkSeenCart)
}

async function keepInOrder() {
  scheduleCartUpload()
  await cartActions.setAside()
  await syncSlotHolds()
}
