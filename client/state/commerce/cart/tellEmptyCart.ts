// Stands in the head of the cart and the checkout (scripts/bundle/headScripts.ts): what it tells decides what is shown
// before any other code is there (client/components/commerce/BeforeCart.tsx).
import { cartKeyNumber } from '#domain/commerce/cart/cartKeys.ts'
import { OPEN_ORDER_KEY } from '#client/state/foundation/storage/personalStorage.ts'
import { SET_ASIDE_NOTICE_KEY } from './setAside/setAsideNoticeKey.ts'

const isShown = (key: string): boolean =>
  cartKeyNumber(key) !== null || key === SET_ASIDE_NOTICE_KEY || key === OPEN_ORDER_KEY

/** Whether something is stored that these pages show; not where the browser refuses its storage. */
function isSomethingKept(): boolean {
  try {
    return Object.keys(localStorage).some(isShown)
  } catch {
    return false
  }
}

// React takes over a document as it has written it.
document.currentScript?.remove()
const isOrderAsked = /[?&]order=/.test(location.search)
if (!isOrderAsked && !isSomethingKept()) document.documentElement.dataset['cart'] = 'empty'
