import { useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useSearchParams, type SetURLSearchParams } from 'react-router'
import { EDIT_PARAMETER } from '#content/sitePaths.ts'
import type { MediaType } from '#domain/media/mediaType.ts'
import { editedPlan } from '#client/state/plan/editedPlan.ts'
import { openPlanAtom, openStoredPlanAtom } from '#client/state/plan/planSlot.ts'
import { planStorageKey } from '#client/state/plan/planStorage.ts'
import { planWish, seedPlan, type PlanWish } from '#client/state/plan/seedPlan.ts'
import { STEP_PARAMETER, WISH_PARAMETERS } from '#client/routing/plannerAddress.ts'

/** The slot that a booking page works in, opened: a cart entry that is edited, what a link asked for, or the draft. */
export function usePlannerSlot(mediaType: MediaType): {
  slotKey: string
  editKey: string | null
  /** Begins anew at the first step; the plan so far can be brought back. */
  resetPlan: () => Promise<void>
} {
  const [search, setSearch] = useSearchParams()
  const editKey = search.get(EDIT_PARAMETER)
  const slotKey = planStorageKey(mediaType, editKey)
  const openPlan = useSetAtom(openPlanAtom)
  const openStored = useSetAtom(openStoredPlanAtom)
  const wanted = planWish(search)
  // The same wish is the same text, whatever else of the address changes.
  const wantedText = JSON.stringify(wanted)

  useEffect(() => {
    let isCurrent = true
    const openEdited = async (key: string): Promise<void> => {
      const plan = await editedPlan(key, mediaType)
      if (!isCurrent) return
      if (!plan) dropParameters(setSearch, [EDIT_PARAMETER])
      else if (!(await openStored(slotKey))) await openPlan({ key: slotKey, seed: () => plan })
    }
    const openDraft = async (): Promise<void> => {
      const wish = JSON.parse(wantedText) as PlanWish | null
      if (!wish && (await openStored(slotKey))) return
      const plan = await seedPlan(mediaType, wish)
      if (!isCurrent) return
      await openPlan({ key: slotKey, seed: () => plan, replace: wish !== null })
      if (wish) dropParameters(setSearch, WISH_PARAMETERS)
    }
    void (editKey ? openEdited(editKey) : openDraft())
    return () => {
      isCurrent = false
    }
  }, [editKey, slotKey, wantedText, mediaType, openPlan, openStored, setSearch])

  const resetPlan = useCallback(async () => {
    const inCart = editKey ? await editedPlan(editKey, mediaType) : null
    const plan = inCart ?? (await seedPlan(mediaType, null))
    await openPlan({ key: slotKey, seed: () => plan, replace: true })
    dropParameters(setSearch, [STEP_PARAMETER])
  }, [editKey, mediaType, slotKey, openPlan, setSearch])

  return { slotKey, editKey, resetPlan }
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
