import { STORAGE_REFUSED } from '#client/state/foundation/storage/storageRefused.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { cartActions } from '#client/state/commerce/cart/cart.ts'
import { holdBeforeAdding } from '#client/state/commerce/cart/holds/holdBeforeAdding.ts'
import { showToast } from '#client/ui/toasts.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { MixCampaign } from './mixItems.ts'

const SCREENS_TAKEN =
  'Some of its screens are booked. Press Plan it beside Billboards to choose others.'

/** Puts all campaigns of a mix in the cart and opens it. One that cannot be added is named; the others are added. */
export function useAddMix(): {
  add: (campaigns: MixCampaign[]) => Promise<void>
  isPending: boolean
} {
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const add = async (campaigns: MixCampaign[]) => {
    setPending(true)
    let added = 0
    for (const { plan, websites } of campaigns) {
      try {
        const taken = await holdBeforeAdding(plan, null)
        if (taken.length > 0) {
          refuse(plan.name, SCREENS_TAKEN)
          continue
        }
        await cartActions.addCampaign(plan, websites)
        added += 1
      } catch (error) {
        refuse(plan.name, asProductError(error, STORAGE_REFUSED).message)
      }
    }
    setPending(false)
    if (added > 0) await navigate(sitePath('cart'))
  }
  return { add, isPending }
}

function refuse(name: string, description: string): void {
  showToast({ tone: 'error', title: `“${name}” was not added to the cart.`, description })
}
