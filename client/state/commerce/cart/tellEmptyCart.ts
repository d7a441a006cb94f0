// Runs in the head of the cart and the checkout (scripts/bundle/headScripts.ts): its result decides what is shown
// before any other code has loaded (client/components/commerce/BeforeCart.tsx).
import { cartKeyNumber } from '#domain/commerce/cart/cartKeys.ts'
import { OPEN_ORDER_KEY } from '#client/state/foundation/storage/personalStorage.ts'
import { SET_ASIDE_NOTICE_KEY } from './setAside/setAsideNoticeKey.ts'

const isShown = (key: string): boolean =>
  cartKeyNumber(key) !== null || key === SET_ASIDE_NOTICE_KEY || key === OPEN_ORDER_KEY

/** Whether the storage holds anything that these pages show; false where the browser refuses its storage. */
function isSomethingKept(): boolean {
  try {
    return Object.keys(localStorage).some(isShown)
  } catch {
    return false
  }
}

// React hydrates the document as rendered, without this script.
document.currentScript?.remove()
const isOrderAsked = /[?&]order=/.test(location.search)
if (!isOrderAsked && !isSomethingKept()) document.documentElement.dataset['cart'] = 'empty'
