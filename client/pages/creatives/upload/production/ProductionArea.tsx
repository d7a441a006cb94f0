import { useEffect, useRef } from 'react'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { loadProduction } from '#client/api/creatives/productionCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import type { UploadJob } from '#client/state/creatives/uploads/uploadJob.ts'
import { Loading } from '#client/ui/Loading.tsx'
import type { ProductionView } from '#domain/creatives/production/productionView.ts'
import { Production } from './Production.tsx'

interface ProductionAreaProps {
  lineId: string
  jobs: readonly UploadJob[]
  /** The order's data of the surrounding page; when it changes, the ad is reloaded. */
  area: unknown
  /** Called after a change that the surrounding page shows. */
  onChanged: () => void
}

/** An ad creation on the upload page: its brief, its drafts, its files. */
export default function ProductionArea({ lineId, jobs, area, onChanged }: ProductionAreaProps) {
  const loaded = useLoaded<ProductionView>(lineId, () => loadProduction(lineId))
  const { reload } = loaded
  const seen = useRef(area)
  useEffect(() => {
    if (seen.current === area) return
    seen.current = area
    reload()
  }, [area, reload])
  return (
    <PageState
      loaded={loaded}
      loading={<Loading label="The ad creation is loading" shape="h-72 rounded-card" />}
    >
      {(value) => <Production production={value} jobs={jobs} onChanged={onChanged} />}
    </PageState>
  )
}
