import { useCartKeeper } from '#client/state/useCartKeeper.ts'

/** Keeps the cart in order on every page; shows nothing. */
export function CartKeeper() {
  useCartKeeper()
  return null
}
