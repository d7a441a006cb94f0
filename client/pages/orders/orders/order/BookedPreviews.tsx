import { loadUploadArea } from '#client/api/creatives/uploadCalls.ts'
import { OwnCreative } from '#client/components/planning/previews/OwnCreative.tsx'
import { PlacementPreview } from '#client/components/planning/previews/PlacementPreview.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import type { CreativeView, VersionView } from '#domain/creatives/review/creativeView.ts'

interface Shown {
  title: string
  version: VersionView
}

/** The creative of a format: approved ones before those in review. */
function creativeOf(formatId: string, creatives: readonly CreativeView[]): Shown | null {
  const fitting = (pick: (creative: CreativeView) => VersionView | null) =>
    creatives.flatMap((creative): Shown[] => {
      const version = pick(creative)
      return version?.formatId === formatId ? [{ title: creative.title, version }] : []
    })
  const approved = fitting((creative) => creative.approved)
  return approved[0] ?? fitting((creative) => creative.pending)[0] ?? null
}

/**
 * A preview of each booked format: with the customer's own creative if there is one, otherwise a
 * sample.
 */
export function BookedPreviews({
  lineId,
  formatIds,
}: {
  lineId: string
  formatIds: readonly string[]
}) {
  const { value } = useLoaded(lineId, () => loadUploadArea(lineId))
  const creatives = value?.lines[0]?.creatives ?? []
  return (
    <ul
      aria-label="Where your ads will be seen"
      className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3"
    >
      {formatIds.map((formatId) => {
        const own = creativeOf(formatId, creatives)
        return (
          <li key={formatId}>
            <PlacementPreview
              formatId={formatId}
              {...(own
                ? {
                    name: own.title,
                    creative: (
                      <OwnCreative
                        facts={own.version.facts}
                        url={own.version.previewUrl}
                        title={own.title}
                      />
                    ),
                  }
                : {})}
            />
          </li>
        )
      })}
    </ul>
  )
}
