import { PlacementPreview } from '#client/components/planning/previews/PlacementPreview.tsx'
import { useSoldPlan } from '#client/state/planning/useSoldPlan.ts'

/** A preview of the ad in each chosen format. */
export function SummaryPreviews() {
  const { formatIds } = useSoldPlan()
  return (
    <ul aria-label="Where it will be seen" className="grid grid-cols-2 gap-4 xl:grid-cols-3">
      {formatIds.map((formatId) => (
        <li key={formatId} className="break-inside-avoid">
          <PlacementPreview formatId={formatId} />
        </li>
      ))}
    </ul>
  )
}
