import { STORAGE_REFUSED } from '#client/state/foundation/storage/storageRefused.ts'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { namedPlan } from '#domain/planning/findings/wording/campaignName.ts'
import { websitesByTopic } from '#domain/planning/assessment/websitesByTopic.ts'
import { asProductError, ProductError } from '#domain/foundation/errors/productError.ts'
import type { SlotConflict } from '#domain/planning/slots/slotAvailability.ts'
import { sitePath } from '#content/sitePaths.ts'
import { cartActions } from '#client/state/commerce/cart/cart.ts'
import { holdBeforeAdding } from '#client/state/commerce/cart/holds/holdBeforeAdding.ts'
import { useForecast, usePlanner } from '#client/state/planning/plan.ts'
import { closePlanAtom, planSlotAtom } from '#client/state/planning/planSlot.ts'
import { clearVisitedSteps } from '#client/state/planning/visitedSteps.ts'
import { showToast } from '#client/ui/toasts.ts'

const NONE: readonly SlotConflict[] = []

/** Adds the plan to the cart; billboards only once their slots are held. */
export function useAddToCart(): {
  add: () => Promise<void>
  isPending: boolean
  /** Screens that are sold out. */
  conflicts: readonly SlotConflict[]
  forgetConflicts: () => void
  /** Why no more slots can be held; null if more can be. */
  slotLimit: string | null
  forgetSlotLimit: () => void
} {
  const { slotKey, editKey } = usePlanner()
  const { planForecast } = useForecast()
  const closePlan = useSetAtom(closePlanAtom)
  const store = useStore()
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)
  const [conflicts, setConflicts] = useState(NONE)
  const [slotLimit, setSlotLimit] = useState<string | null>(null)

  const add = async (): Promise<void> => {
    // Reads the plan again, as a warning may have been confirmed since the render.
    const { plan } = store.get(planSlotAtom(slotKey))
    if (!planForecast || !plan) return
    setIsPending(true)
    try {
      const named = namedPlan(plan, planForecast.reference.region)
      const taken = await holdBeforeAdding(named, editKey)
      setConflicts(taken)
      if (taken.length > 0) {
        setIsPending(false)
        return
      }
      const websites = websitesByTopic(named, planForecast.reference)
      if (editKey) await cartActions.replaceCampaign(editKey, named, websites)
      else await cartActions.addCampaign(named, websites)
      await navigate(sitePath('cart'))
      closePlan(slotKey)
      clearVisitedSteps(slotKey)
    } catch (error) {
      setIsPending(false)
      if (error instanceof ProductError && error.code === 'slot_limit') {
        setSlotLimit(error.message)
        return
      }
      showToast({
        tone: 'error',
        title: 'The campaign could not be added to the cart.',
        description: asProductError(error, STORAGE_REFUSED).message,
      })
    }
  }
  return {
    add,
    isPending,
    conflicts,
    forgetConflicts: () => setConflicts(NONE),
    slotLimit,
    forgetSlotLimit: () => setSlotLimit(null),
  }
}
