import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { CartItem, CartOffer } from '#domain/commerce/cart/cartItem.ts'
import type { NewCartItem } from '#domain/commerce/cart/newCartItem.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { addRest, PART_IS_IN_CART } from '#client/state/commerce/cart/adding/addRest.ts'
import { currentCart } from '#client/state/commerce/cart/cart.ts'
import { putOfferInCart } from '#client/state/commerce/cart/offerInCart.ts'
import { saveCurrentCart } from '#client/state/commerce/cart/saveCurrentCart.ts'
import { Button } from '#client/ui/Button.tsx'
import { showToast } from '#client/ui/toasts.ts'

/**
 * Puts the plans of a request back in the cart: in addition to its content, or with their offer in
 * place of it.
 */
export function BackToCart({
  items,
  offer,
}: {
  items: readonly CartItem[]
  offer: CartOffer | null
}) {
  const [isPending, setPending] = useState(false)
  const navigate = useNavigate()
  /** Plans that are still to be added, even after a failure. */
  const rest = useRef(items.map(({ key: _key, ...item }): NewCartItem => item))
  const putBack = async () => {
    setPending(true)
    try {
      if (offer) await putBackOffer({ items, offer })
      else await addRest(rest.current)
      await navigate(sitePath('cart'))
    } catch (error) {
      const isPart = rest.current.length < items.length
      showToast({
        tone: 'error',
        title: asProductError(error).message,
        ...(isPart ? { description: PART_IS_IN_CART } : {}),
      })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button className="mt-6" isPending={isPending} onPress={() => void putBack()}>
      Put the plans back in the cart
    </Button>
  )
}

/** An offer's price applies only to its items, so the current cart is saved and replaced. */
async function putBackOffer(request: {
  items: readonly CartItem[]
  offer: CartOffer
}): Promise<void> {
  const isThere = currentCart().items.offer?.id === request.offer.id
  const name = isThere ? null : await saveCurrentCart()
  await putOfferInCart(request)
  if (name !== null) showToast({ tone: 'success', title: `Your other cart is saved as ${name}.` })
}
