import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { namedPlan } from '#domain/planning/outlook/wording/campaignName.ts'
import { websitesByTopic } from '#domain/planning/assessment/websitesByTopic.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { SlotConflict } from '#domain/planning/slots/slotAvailability.ts'
import { sitePath } from '#content/sitePaths.ts'
import { cartActions } from '#client/state/commerce/cart/cart.ts'
import { holdBeforeAdding } from '#client/state/commerce/cart/holds/holdBeforeAdding.ts'
import { useForecast, usePlanner } from '#client/state/planning/plan.ts'
import { closePlanAtom, planSlotAtom } from '#client/state/planning/planSlot.ts'
import { forgetVisitedSteps } from '#client/state/planning/visitedSteps.ts'
import { showToast } from '#client/ui/toasts.ts'

const NONE: readonly SlotConflict[] = []

/** Puts the plan in the cart; billboards only once their slots are held. */
export function useAddToCart(): {
  add: () => Promise<void>
  isPending: boolean
  /** Screens that somebody else has fully booked. */
  conflicts: readonly SlotConflict[]
  forgetConflicts: () => void
  /** Why no more slots can be held; null while they can. */
  slotLimit: string | null
  forgetSlotLimit: () => void
} {
  const { slotKey, editKey } = usePlanner()
  const { outlook } = useForecast()
  const closePlan = useSetAtom(closePlanAtom)
  const store = useStore()
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)
  const [conflicts, setConflicts] = useState(NONE)
  const [slotLimit, setSlotLimit] = useState<string | null>(null)

  const add = async (): Promise<void> => {
    // Read anew: a warning may have been confirmed since this was drawn.
    const { plan } = store.get(planSlotAtom(slotKey))
    if (!outlook || !plan) return
    setIsPending(true)
    try {
      const named = namedPlan(plan, outlook.reference.region)
      const taken = await holdBeforeAdding(named, editKey)
      setConflicts(taken)
      if (taken.length > 0) {
        setIsPending(false)
        return
      }
      const websites = websitesByTopic(named, outlook.reference)
      if (editKey) await cartActions.replaceCampaign(editKey, named, websites)
      else await cartActions.addCampaign(named, websites)
      await navigate(sitePath('cart'))
      closePlan(slotKey)
      forgetVisitedSteps(slotKey)
    } catch (error) {
      setIsPending(false)
      if (error instanceof ProductError && error.code === 'slot_limit') {
        setSlotLimit(error.message)
        return
      }
      showToast({
        tone: 'error',
        title: 'The campaign could not be added to the cart.',
        description:
          error instanceof ProductError
            ? error.message
            : 'Your browser does not let us store it. Free some space, then try again.',
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
