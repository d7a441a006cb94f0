import { useEffect, useRef } from 'react'
import { loadProduction } from '#client/api/creatives/productionCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import type { UploadJob } from '#client/state/creatives/uploads/uploadJob.ts'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import type { ProductionView } from '#domain/creatives/production/productionView.ts'
import { Production } from './Production.tsx'

interface ProductionAreaProps {
  lineId: string
  jobs: readonly UploadJob[]
  /** What the page around knows of the order; another one, and the ad is asked for anew. */
  area: unknown
  /** Something happened that the page around shows. */
  onChanged: () => void
}

/** An ad creation on the upload page: its briefing, its drafts, its files. */
export default function ProductionArea({ lineId, jobs, area, onChanged }: ProductionAreaProps) {
  const loaded = useLoaded<ProductionView>(lineId, () => loadProduction(lineId))
  const { value, error, reload } = loaded
  const seen = useRef(area)
  useEffect(() => {
    if (seen.current === area) return
    seen.current = area
    reload()
  }, [area, reload])
  if (value) return <Production production={value} jobs={jobs} onChanged={onChanged} />
  if (error) return <RetryCallout title={error.message} onRetry={reload} />
  return (
    <div>
      <output className="sr-only">The ad creation is loading</output>
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
}
