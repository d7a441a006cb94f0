import { startTransition, useEffect, useMemo, useState } from 'react'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { ProductError } from '#domain/foundation/errors/productError.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
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

/**
 * Fetches the facts that a plan's forecast needs: profiles, cells of its places and ZIPs, products.
 * Cached while the page is open.
 */
export function useReferenceOf(plan: CampaignPlan): PlanReferenceState {
  // The needs keep their identity while radius, audience and everything else change.
  const needsKey = JSON.stringify(referenceNeeds(plan))
  const needs = useMemo(() => JSON.parse(needsKey) as ReferenceNeeds, [needsKey])
  const gathered = useGathered(needs)
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

/**
 * The available facts for some needs. New ones are rendered in parts, as they change the whole
 * planner.
 */
function useGathered(needs: ReferenceNeeds): GatheredReference {
  const [noted, note] = useState(() => ({ needs, gathered: gatherReference(needs) }))
  useEffect(() => {
    const look = (): void => {
      const gathered = gatherReference(needs)
      startTransition(() =>
        note((before) =>
          before.needs === needs && before.gathered === gathered ? before : { needs, gathered },
        ),
      )
    }
    const stop = subscribeToReference(look)
    wantReference(needs)
    look()
    return stop
  }, [needs])
  return noted.needs === needs ? noted.gathered : gatherReference(needs)
}
