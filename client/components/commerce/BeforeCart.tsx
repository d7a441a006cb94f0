import { useEffect, type ReactNode } from 'react'

export interface BeforeCartProps {
  /** Whether the page shows nothing of a cart; undefined until it knows. */
  isEmpty: boolean | undefined
  /** Reserves the space of the cart. */
  loading: ReactNode
  /** Shown for an empty cart. */
  empty: ReactNode
}

const forgetTold = () => void delete document.documentElement.dataset['cart']

/**
 * The content before a cart is shown, or in its place if it is empty. Until the browser has read
 * the cart, the page contains both: a script in its head
 * (client/state/commerce/cart/tellEmptyCart.ts) selects the visible one before other code loads.
 */
export function BeforeCart({ isEmpty, loading, empty }: BeforeCartProps) {
  const isKnown = isEmpty !== undefined
  useEffect(() => {
    if (isKnown) forgetTold()
    return forgetTold
  }, [isKnown])
  return (
    <>
      {isEmpty === true ? null : (
        <div className={isKnown ? undefined : 'cart-empty:hidden'}>{loading}</div>
      )}
      {isEmpty === false ? null : (
        <div className={isKnown ? undefined : 'hidden cart-empty:block'}>{empty}</div>
      )}
    </>
  )
}
