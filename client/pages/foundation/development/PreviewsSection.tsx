import { PlacementPreview } from '#client/components/planning/previews/PlacementPreview.tsx'
import { AD_FORMATS } from '#domain/catalogue/adFormat.ts'

/** A preview of every ad format in place. */
export function PreviewsSection() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {AD_FORMATS.map(({ id }) => (
        <PlacementPreview key={id} formatId={id} />
      ))}
    </div>
  )
}
