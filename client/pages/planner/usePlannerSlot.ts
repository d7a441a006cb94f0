import { useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useSearchParams, type SetURLSearchParams } from 'react-router'
import type { MediaType } from '#domain/media/mediaType.ts'
import { useCart, useCartItem } from '#client/state/cart.ts'
import { openPlanAtom, openStoredPlanAtom } from '#client/state/planSlot.ts'
import { planStorageKey } from '#client/state/planStorage.ts'
import { planWish, seedPlan } from '#client/state/seedPlan.ts'
import { BUDGET_PARAMETER, EDIT_PARAMETER, PLACE_PARAMETER } from './plannerAddress.ts'

/** The slot that a booking page works in, opened: a cart entry that is edited, what a link asked for, or the draft. */
export function usePlannerSlot(mediaType: MediaType): {
  slotKey: string
  editKey: string | null
  /** Begins anew; the plan so far can be brought back. */
  beginAnew: () => Promise<void>
} {
  const [search, setSearch] = useSearchParams()
  const { isReady } = useCart()
  const asked = search.get(EDIT_PARAMETER)
  const edited = useCartItem(asked)
  const editedPlan =
    edited?.type === 'campaign' && edited.media_type === mediaType ? edited.data.plan : null
  const editKey = asked && (editedPlan || !isReady) ? asked : null
  const slotKey = planStorageKey(mediaType, editKey)
  const openPlan = useSetAtom(openPlanAtom)
  const openStored = useSetAtom(openStoredPlanAtom)
  const wanted = planWish(search)
  const placeId = wanted?.placeId ?? null
  const budgetMinor = wanted?.budgetMinor ?? null

  useEffect(() => {
    if (asked && !isReady) return
    if (editedPlan) {
      openPlan({ key: slotKey, seed: () => editedPlan })
      return
    }
    if (asked) dropParameters(setSearch, [EDIT_PARAMETER])
    const wish = placeId || budgetMinor ? { placeId, budgetMinor } : null
    if (!wish && openStored(slotKey)) return
    let isCurrent = true
    const openSeed = async (): Promise<void> => {
      const plan = await seedPlan(mediaType, wish)
      if (!isCurrent) return
      openPlan({ key: slotKey, seed: () => plan, replace: wish !== null })
      if (wish) dropParameters(setSearch, [PLACE_PARAMETER, BUDGET_PARAMETER])
    }
    void openSeed()
    return () => {
      isCurrent = false
    }
  }, [
    asked,
    isReady,
    editedPlan,
    slotKey,
    placeId,
    budgetMinor,
    mediaType,
    openPlan,
    openStored,
    setSearch,
  ])

  const beginAnew = useCallback(async () => {
    const plan = editedPlan ?? (await seedPlan(mediaType, null))
    openPlan({ key: slotKey, seed: () => plan, replace: true })
  }, [mediaType, editedPlan, slotKey, openPlan])

  return { slotKey, editKey, beginAnew }
}

function dropParameters(setSearch: SetURLSearchParams, names: readonly string[]): void {
  setSearch(
    (before) => {
      const after = new URLSearchParams(before)
      for (const name of names) after.delete(name)
      return after
    },
    { replace: true, preventScrollReset: true },
  )
}
