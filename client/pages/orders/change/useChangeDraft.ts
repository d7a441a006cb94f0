import { useCallback, useEffect, useState } from 'react'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { asProductError, type ProductError } from '#domain/foundation/errors/productError.ts'
import type { OwnChangePreview } from '#domain/orders/order/amendment/ownChange.ts'
import { rebasedChange } from '#domain/orders/order/amendment/rebasedChange.ts'
import { resumeChange, saveUnsentChange } from './unsentChange.ts'
import { loadChangePreview, type LineKey } from '#client/api/orders/myOrderCalls.ts'

/** Delay between the last edit and the computation. */
const REST_MS = 600

const isSamePlan = (a: CampaignPlan, b: CampaignPlan): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

interface Shown {
  /** The computed draft. */
  of: CampaignPlan
  preview: OwnChangePreview | null
  problem: ProductError | null
}

/**
 * A buyer's change while it is edited, with its price: computed shortly after each edit. If the
 * campaign is changed elsewhere meanwhile, the edits apply to its new version. They survive a
 * reload of the tab.
 */
export function useChangeDraft(
  { orderId, lineId }: LineKey,
  { plan, unsentKey }: { plan: CampaignPlan; unsentKey: string },
) {
  const [resumed] = useState(() => resumeChange(unsentKey, plan))
  const [begun, setBegun] = useState(resumed.begun)
  const [draft, setDraft] = useState(resumed.draft)
  const [shown, setShown] = useState<Shown | null>(null)
  const [isMoved, setMoved] = useState(resumed.isMoved)
  const isChanged = !isSamePlan(draft, begun)
  useEffect(() => {
    saveUnsentChange(unsentKey, isChanged ? { begun, draft } : null)
  }, [unsentKey, isChanged, begun, draft])
  useEffect(() => {
    if (!isChanged) return
    const aborting = new AbortController()
    const workOut = async () => {
      try {
        const preview = await loadChangePreview({ orderId, lineId }, draft, aborting.signal)
        if (aborting.signal.aborted) return
        if (isSamePlan(preview.current, begun)) {
          setShown({ of: draft, preview, problem: null })
          return
        }
        setBegun(preview.current)
        setDraft(rebasedChange(draft, { begun, current: preview.current }))
        setMoved(true)
      } catch (error) {
        if (aborting.signal.aborted) return
        const problem = asProductError(error)
        setShown({ of: draft, preview: null, problem })
      }
    }
    const waiting = setTimeout(() => void workOut(), REST_MS)
    return () => {
      clearTimeout(waiting)
      aborting.abort()
    }
  }, [draft, begun, isChanged, orderId, lineId])
  const edit = useCallback(
    (change: (current: CampaignPlan) => CampaignPlan) => setDraft(change),
    [],
  )
  const lookAgain = useCallback(() => setDraft((current) => ({ ...current })), [])
  const isCurrent = shown !== null && shown.of === draft
  return {
    begun,
    draft,
    edit,
    isChanged,
    /** Whether the campaign was changed elsewhere after the page was opened. */
    isMoved,
    /** Null until computed. */
    preview: isChanged ? (shown?.preview ?? null) : null,
    problem: isChanged && isCurrent ? shown.problem : null,
    /** Whether the preview matches the current draft. */
    isCurrent,
    lookAgain,
    /** Deletes the saved edits, once the change is made. */
    forget: useCallback(() => saveUnsentChange(unsentKey, null), [unsentKey]),
    reset: useCallback(() => setDraft(begun), [begun]),
  }
}
