import { lazy, Suspense } from 'react'
import type { RegionMapProps } from './regionMap.types.ts'

const DrawnMap = lazy(() => import('./DrawnMap.tsx'))

/** The drawn map of a region; its code and its lines are loaded when it is first shown. */
export function RegionMap(props: RegionMapProps) {
  return (
    <Suspense
      fallback={
        <output className="@container block overflow-hidden rounded-card border border-line">
          <span className="block aspect-[4/3] bg-sand @lg:aspect-[15/8]" />
          <span className="sr-only">The map is loading</span>
        </output>
      }
    >
      <DrawnMap {...props} />
    </Suspense>
  )
}
