import { useState } from 'react'
import { useNavigate } from 'react-router'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { sitePath } from '#content/sitePaths.ts'
import { loadDuplicates } from '#client/api/orders/myOrderCalls.ts'
import { cartActions } from '#client/state/commerce/cart/cart.ts'
import { holdBeforeAdding } from '#client/state/commerce/cart/holds/holdBeforeAdding.ts'
import { showToast } from '#client/ui/toasts.ts'

/** Adds booked lines to the cart again, at today's prices and with possible dates, and opens it. */
export function useDuplicateToCart() {
  const [isPending, setPending] = useState(false)
  const navigate = useNavigate()

  const duplicate = async (lineIds: readonly string[]): Promise<void> => {
    setPending(true)
    try {
      const { items, notOffered } = await loadDuplicates(lineIds)
      for (const item of items) {
        // The cart reports slots that were taken meanwhile, and offers free periods for them.
        if (item.type === 'campaign') await holdBeforeAdding(item.data.plan, null)
        await cartActions.addItem(item)
      }
      if (notOffered.length > 0)
        showToast({ tone: 'error', title: `No longer offered: ${notOffered.join(', ')}` })
      if (items.length > 0) await navigate(sitePath('cart'))
    } catch (error) {
      const known = asProductError(error)
      showToast({ tone: 'error', title: known.message })
    } finally {
      setPending(false)
    }
  }
  return { isPending, duplicate }
}
