import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { onCartChange, readCartSnapshot } from '#client/state/foundation/storage/cartStorage.ts'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { cartKeyNumber } from '#domain/commerce/cart/cartKeys.ts'

const countEntries = () =>
  Object.keys(readCartSnapshot()).filter((key) => cartKeyNumber(key) !== null).length

const countNothing = () => 0

const spellCount = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/**
 * The link to the cart with the number of its entries. Counts only keys, so that no page loads the
 * cart for it. The number appears with the scripts and takes no space in the line, so that its
 * neighbors stay in place.
 */
export function CartLink() {
  const count = useSyncExternalStore(onCartChange, countEntries, countNothing)
  return (
    <Link to={sitePath('cart')} className={buttonStyles('secondary', 'sm', 'max-xs:px-2.5')}>
      Cart
      {count > 0 ? <span className="sr-only">{spellCount(count)}</span> : null}
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute -top-2 -right-2 flex h-6 min-w-6 items-center justify-center rounded-full bg-cobalt px-1.5 text-xs font-bold text-white"
        >
          {count}
        </span>
      ) : null}
    </Link>
  )
}
