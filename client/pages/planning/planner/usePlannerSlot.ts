import { useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useNavigate, useSearchParams, type NavigateFunction } from 'react-router'
import { EDIT_PARAMETER } from '#content/sitePaths.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { editedPlan } from '#client/state/commerce/cart/editedPlan.ts'
import { openPlanAtom, openStoredPlanAtom } from '#client/state/planning/planSlot.ts'
import { planStorageKey } from '#client/state/planning/planStorage.ts'
import { planWish, seedPlan, type PlanWish } from '#client/state/planning/seedPlan.ts'
import { STEP_PARAMETER, WISH_PARAMETERS } from '#client/routing/plannerAddress.ts'

/** The open slot of a booking page: an edited cart entry, a link's plan, or the draft. */
export function usePlannerSlot(mediaType: MediaType): {
  slotKey: string
  editKey: string | null
  /** Starts again at the first step; the previous plan can be restored. */
  resetPlan: () => void
} {
  const [search] = useSearchParams()
  // A stable function, unlike the setter of the search, so that consumers change with the plan
  // only.
  const navigate = useNavigate()
  const editKey = search.get(EDIT_PARAMETER)
  const slotKey = planStorageKey(mediaType, editKey)
  const openPlan = useSetAtom(openPlanAtom)
  const openStored = useSetAtom(openStoredPlanAtom)
  const wanted = planWish(search)
  // The same request has the same text, whatever else changes in the URL.
  const wantedText = JSON.stringify(wanted)

  useEffect(() => {
    let isCurrent = true
    const openEdited = async (key: string): Promise<void> => {
      const plan = await editedPlan(key, mediaType)
      if (!isCurrent) return
      if (!plan) dropParameters(navigate, [EDIT_PARAMETER])
      else if (!(await openStored(slotKey))) await openPlan({ key: slotKey, seed: () => plan })
    }
    const openDraft = async (): Promise<void> => {
      const wish = JSON.parse(wantedText) as PlanWish | null
      if (!wish && (await openStored(slotKey))) return
      const plan = await seedPlan(mediaType, wish)
      if (!isCurrent) return
      await openPlan({ key: slotKey, seed: () => plan, replace: wish !== null })
      if (wish) dropParameters(navigate, WISH_PARAMETERS)
    }
    void (editKey ? openEdited(editKey) : openDraft())
    return () => {
      isCurrent = false
    }
  }, [editKey, slotKey, wantedText, mediaType, openPlan, openStored, navigate])

  const resetPlan = useCallback(() => {
    const begin = async (): Promise<void> => {
      const inCart = editKey ? await editedPlan(editKey, mediaType) : null
      const plan = inCart ?? (await seedPlan(mediaType, null))
      await openPlan({ key: slotKey, seed: () => plan, replace: true })
      dropParameters(navigate, [STEP_PARAMETER])
    }
    void begin()
  }, [editKey, mediaType, slotKey, openPlan, navigate])

  return { slotKey, editKey, resetPlan }
}

function dropParameters(navigate: NavigateFunction, names: readonly string[]): void {
  const search = new URLSearchParams(location.search)
  for (const name of names) search.delete(name)
  void navigate(`?${search}`, { replace: true, preventScrollReset: true })
}
