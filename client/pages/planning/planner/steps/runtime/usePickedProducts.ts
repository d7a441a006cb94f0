import { useMemo } from 'react'
import type { Product } from '#domain/catalogue/products/product.ts'
import { useForecast, usePlan } from '#client/state/planning/plan.ts'

/** The products picked by hand, which may need more lead time. */
export function usePickedProducts(): Product[] {
  const { selected } = usePlan().plan.inventory
  const products = useForecast().planForecast?.reference.products
  return useMemo(() => {
    const ids = new Set(selected)
    return products?.filter(({ id }) => ids.has(id)) ?? []
  }, [selected, products])
}
