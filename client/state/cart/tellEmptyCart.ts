// Stands in the head of the cart and the checkout (scripts/bundle/headScripts.ts): what it tells decides what is shown
// before any other code is there (client/components/cart/BeforeCart.tsx).
import { cartKeyNumber } from '#domain/cart/cartKeys.ts'
import { OPEN_ORDER_KEY } from '#client/state/storage/personalStorage.ts'
import { drawFirstLines } from './firstLines.ts'
import { SET_ASIDE_NOTICE_KEY } from './setAsideNoticeKey.ts'

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
else {
  // The document is whole then, and no code of the page has begun.
  const whenRead = () => {
    if (document.readyState !== 'interactive') return
    document.removeEventListener('readystatechange', whenRead)
    try {
      drawFirstLines(localStorage)
    } catch {
      // The page's own code says what its browser refuses.
    }
  }
  document.addEventListener('readystatechange', whenRead)
}
