import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { sitePath } from '#content/sitePaths.ts'
import { loadDuplicates } from '#client/api/orders/myOrderCalls.ts'
import { cartActions } from '#client/state/commerce/cart/cart.ts'
import { holdBeforeAdding } from '#client/state/commerce/cart/holds/holdBeforeAdding.ts'
import { showToast } from '#client/ui/toasts.ts'

/** Puts booked lines in the cart once more, at today's prices and with dates that are still possible, and goes there. */
export function useDuplicateToCart() {
  const [isPending, setPending] = useState(false)
  const navigate = useNavigate()

  const duplicate = async (lineIds: readonly string[]): Promise<void> => {
    setPending(true)
    try {
      const { items, notOffered } = await loadDuplicates(lineIds)
      for (const item of items) {
        // What is taken meanwhile is told in the cart, with the free periods beside it.
        if (item.type === 'campaign') await holdBeforeAdding(item.data.plan, null)
        await cartActions.addItem(item)
      }
      if (notOffered.length > 0)
        showToast({ tone: 'error', title: `No longer offered: ${notOffered.join(', ')}` })
      if (items.length > 0) await navigate(sitePath('cart'))
    } catch (error) {
      const known = error instanceof ProductError ? error : new ProductError('unknown')
      showToast({ tone: 'error', title: known.message })
    } finally {
      setPending(false)
    }
  }
  return { isPending, duplicate }
}
