import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CampaignPlan } from '#domain/campaign/campaignPlan.ts'
import type { ProductError } from '#domain/errors/productError.ts'
import type { PlanReference } from '#domain/assessment/planReference.ts'
import {
  gatherReference,
  referenceNeeds,
  retryReference,
  subscribeToReference,
  wantReference,
  type GatheredReference,
  type ReferenceNeeds,
} from './planReferenceData.ts'

/** The facts of a plan: `reference` is null until all have arrived. */
export interface PlanReferenceState {
  status: 'loading' | 'ready' | 'error'
  reference: PlanReference | null
  error: ProductError | null
  retry: () => void
}

const NOT_YET: GatheredReference = { status: 'loading' }

/** Fetches what a plan's forecast needs: profiles, cells of its places and ZIPs, products. Kept while the page lives. */
export function useReferenceOf(plan: CampaignPlan): PlanReferenceState {
  // The needs keep their identity while radius, audience and all else change.
  const needsKey = JSON.stringify(referenceNeeds(plan))
  const needs = useMemo(() => JSON.parse(needsKey) as ReferenceNeeds, [needsKey])
  useEffect(() => wantReference(needs), [needs])
  const gathered = useSyncExternalStore(
    subscribeToReference,
    () => gatherReference(needs),
    () => NOT_YET,
  )
  return useMemo(
    () => ({
      status: gathered.status,
      reference: gathered.status === 'ready' ? gathered.reference : null,
      error: gathered.status === 'error' ? gathered.error : null,
      retry: () => retryReference(needs),
    }),
    [needs, gathered],
  )
}
