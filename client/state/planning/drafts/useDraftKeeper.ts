import { useEffect, useState } from 'react'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { STORAGE_REFUSED } from '#client/state/foundation/storage/storageRefused.ts'
import { outlineDraft } from '#domain/planning/drafts/outlineDraft.ts'
import { createStore } from '#client/store/store.ts'
import { useStore } from '#client/store/useStore.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { lastsBeyondPage } from '#client/state/foundation/storage/lastsBeyondPage.ts'
import { useForecast, usePlanner } from '../plan.ts'
import { savePlan, openDraftId, readBrowserDraft, writeBrowserDraft } from './browserDrafts.ts'
import { syncDrafts } from './syncDrafts.ts'

/** Minimum interval between saves; edits in between are batched. */
const SAVE_AFTER_MS = 3_000

/** Whether the browser stored the last edit. */
const storedState = createStore(true)

/** The place where the plan is saved; `problem` is why it is not in the account. */
export interface DraftState {
  place: 'account' | 'browser' | 'page'
  problem: string | null
}

/** Saves the plan in the planner as a draft: in the browser at once, in the account shortly after. */
export function useDraftKeeper(): DraftState {
  const { plan } = usePlanner()
  const { planForecast, isStale } = useForecast()
  const { account } = useAccount()
  const accountId = account?.id ?? null
  const isStored = useStore(storedState)
  const [savedPlan, setSavedPlan] = useState<CampaignPlan | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    storedState.change(() => savePlan(plan, new Date()) !== null && lastsBeyondPage())
  }, [plan])

  useEffect(() => {
    const id = openDraftId(plan.mediaType)
    const draft = id ? readBrowserDraft(id) : null
    if (!draft || !planForecast || isStale || planForecast.plan !== plan) return
    const { reference, forecast } = planForecast
    writeBrowserDraft({
      ...draft,
      outline: outlineDraft(plan, { reference, forecast, now: new Date() }),
    })
  }, [plan, planForecast, isStale])

  useEffect(() => {
    if (!accountId) return undefined
    const save = async () => {
      try {
        await syncDrafts(accountId)
        setProblem(null)
        setSavedPlan(plan)
      } catch (error) {
        setProblem(asProductError(error, STORAGE_REFUSED).message)
      }
    }
    const timer = setTimeout(() => void save(), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [plan, accountId])

  useEffect(() => {
    if (!accountId) return undefined
    return () => void syncDrafts(accountId).catch(() => undefined)
  }, [accountId])

  if (!isStored) return { place: 'page', problem }
  return { place: accountId && savedPlan === plan ? 'account' : 'browser', problem }
}
