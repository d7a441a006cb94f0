import { useEffect, type ReactNode } from 'react'

export interface BeforeCartProps {
  /** Whether the page shows nothing of a cart; undefined until it knows. */
  isEmpty: boolean | undefined
  /** Keeps the room of what comes. */
  loading: ReactNode
  /** What stands with nothing in the cart. */
  empty: ReactNode
}

const forgetTold = () => void delete document.documentElement.dataset['cart']

/**
 * What stands before a cart is shown, or in its place if there is none. Until the browser has read it both are in the
 * page: a script in its head (client/state/commerce/cart/tellEmptyCart.ts) tells which of them is seen before other code is there.
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
