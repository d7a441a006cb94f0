import { useMemo, useState } from 'react'
import { useForecast, usePlan, usePlanReference } from '#client/state/planning/plan.ts'
import type { PlanIssue } from '#domain/planning/findings/issues/planIssue.ts'
import { offeredProducts } from '#domain/planning/assessment/offeredProducts.ts'
import { topicsFor, type Topic } from '#domain/catalogue/topic.ts'
import type { Product } from '#domain/catalogue/products/product.ts'

export interface Inventory {
  /**
   * Products of the medium with their impressions in the region; null until the first facts have
   * arrived.
   */
  products: readonly Product[] | null
  /** The medium's topics with products here, and their number. */
  topics: readonly { topic: Topic; count: number }[]
  /** The error or low-reach warning about this choice. */
  issue: PlanIssue | null
}

const INVENTORY_CODES = new Set(['inventory_empty', 'inventory_unavailable', 'few_websites'])

/** The available inventory, and the chosen part. */
export function useInventory(): Inventory {
  const { plan } = usePlan()
  const { region, mediaType } = plan
  const { reference: current } = usePlanReference()
  const [latest, setLatest] = useState(current)
  if (current !== null && current !== latest) setLatest(current)
  const reference = current ?? latest
  const { planForecast } = useForecast()
  const products = useMemo(
    () => (reference ? offeredProducts({ region, mediaType }, reference) : null),
    [reference, region, mediaType],
  )
  const topics = useMemo(() => {
    const counts = Map.groupBy(products ?? [], ({ topic }) => topic)
    return topicsFor(mediaType).flatMap((topic) => {
      const count = counts.get(topic.id)?.length ?? 0
      return count > 0 ? [{ topic, count }] : []
    })
  }, [products, mediaType])
  const issue = planForecast?.issues.find(({ code }) => INVENTORY_CODES.has(code)) ?? null
  return { products, topics, issue }
}
