import { useEffect, useMemo, useState } from 'react'
import {
  gatherReference,
  referenceNeeds,
  retryReference,
  subscribeToReference,
  wantReference,
  type GatheredReference,
  type ReferenceNeeds,
} from '#client/state/planning/planReferenceData.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { ProductError } from '#domain/foundation/errors/productError.ts'
import { splitLines, type SplitLines } from '#domain/planning/mediaMix/lineSplit.ts'

export type SplitState =
  | { status: 'loading' }
  | { status: 'ready'; place: SplitLines }
  | { status: 'error'; error: ProductError; retry: () => void }

type Gathered = ReadonlyMap<ReferenceNeeds, GatheredReference>
const LOADING = { status: 'loading' } as const

/** The campaigns of a cart as lines of a total budget, once the reference data of all have arrived. */
export function useSplitLines(items: readonly CartItem[]): SplitState {
  const known = useMemo(
    () =>
      items.flatMap((item) =>
        item.type === 'campaign'
          ? [{ key: item.key, plan: item.data.plan, needs: referenceNeeds(item.data.plan) }]
          : [],
      ),
    [items],
  )
  const [gathered, setGathered] = useState<Gathered>(new Map())
  useEffect(() => {
    const look = () =>
      setGathered(new Map(known.map(({ needs }) => [needs, gatherReference(needs)] as const)))
    const stop = subscribeToReference(look)
    for (const { needs } of known) wantReference(needs)
    look()
    return stop
  }, [known])
  return useMemo(() => {
    const plans = []
    for (const { key, plan, needs } of known) {
      const one = gathered.get(needs) ?? LOADING
      if (one.status === 'error')
        return { ...one, retry: () => known.forEach((each) => retryReference(each.needs)) }
      if (one.status === 'loading') return one
      plans.push({ key, plan, reference: one.reference })
    }
    return { status: 'ready', place: splitLines(plans) }
  }, [known, gathered])
}
