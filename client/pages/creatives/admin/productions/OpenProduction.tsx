import { loadProduction } from '#client/api/creatives/productionCalls.ts'
import { useUploadJobs } from '#client/state/creatives/uploads/uploads.ts'
import { useFreshUploads } from '#client/state/creatives/uploads/useFreshUploads.ts'
import { Loading } from '#client/ui/Loading.tsx'
import type { Maker } from '#domain/creatives/production/productionView.ts'
import { AdminCrumb } from '#client/pages/foundation/admin/AdminCrumb.tsx'
import { OpenProblem } from '#client/pages/foundation/admin/OpenProblem.tsx'
import { usePolled } from '#client/state/foundation/usePolled.ts'
import { boardPath, type BoardAddress } from './boardAddress.ts'
import { DeskProduction } from './DeskProduction.tsx'

const ITEM_EVERY_MS = 30_000

interface OpenProductionProps {
  lineId: string
  address: BoardAddress
  makers: readonly Maker[]
  /** Called when something in the list has changed. */
  onChanged: () => void
}

/** The open ad. */
export function OpenProduction({ lineId, address, makers, onChanged }: OpenProductionProps) {
  const { value, error, reload } = usePolled(lineId, () => loadProduction(lineId), ITEM_EVERY_MS)
  const jobs = useUploadJobs().filter((job) => job.lineId === lineId)
  useFreshUploads(value, jobs, reload)
  const changed = () => {
    reload()
    onChanged()
  }
  const crumb = (
    <div className="lg:hidden">
      <AdminCrumb to={boardPath({ ...address, lineId: null })}>All productions</AdminCrumb>
    </div>
  )
  if (value)
    return (
      <div className="relative min-h-0 overflow-y-auto p-4 sm:p-5">
        {crumb}
        <DeskProduction production={value} jobs={jobs} makers={makers} onChanged={changed} />
      </div>
    )
  if (error)
    return (
      <div className="p-4">
        {crumb}
        <OpenProblem error={error} onRetry={reload} />
      </div>
    )
  return (
    <Loading
      label="The production is loading"
      className="flex flex-col gap-4 p-5"
      shape={['h-10 max-w-md', 'h-96']}
    />
  )
}
