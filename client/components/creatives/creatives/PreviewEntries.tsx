import { MAX_ANIMATION_MS } from '#domain/creatives/creative/adviceLimits.ts'
import { formatFileSize, formatLength } from '#domain/creatives/creative/measureWords.ts'
import type { PreviewMeasure } from '#domain/creatives/creative/previewMeasure.ts'
import { CheckEntry } from './CheckEntry.tsx'

/** Measurements of an HTML5 banner in its preview: current ones and stored ones. */
export function PreviewEntries({ measure }: { measure: PreviewMeasure }) {
  return (
    <>
      <Animation endMs={measure.animationEndMs} />
      <Weight measure={measure} />
      <Click click={measure.click} />
    </>
  )
}

function Animation({ endMs }: { endMs: PreviewMeasure['animationEndMs'] }) {
  const allowed = formatLength(MAX_ANIMATION_MS)
  if (endMs === undefined)
    return (
      <CheckEntry kind="open" title="Watching the animation">
        We’ll know if it ends after {allowed} in the preview.
      </CheckEntry>
    )
  if (endMs === null || endMs > MAX_ANIMATION_MS)
    return (
      <CheckEntry kind="warning" title={`Animation goes on for more than ${allowed}`}>
        Recommended: ends within {allowed}.
      </CheckEntry>
    )
  return (
    <CheckEntry
      kind="good"
      title={endMs === 0 ? 'Nothing moves' : `Animation ends after ${formatLength(endMs)}`}
    >
      Watched in the preview
    </CheckEntry>
  )
}

function Weight({ measure: { initialBytes, laterBytes } }: { measure: PreviewMeasure }) {
  if (initialBytes === undefined) return null
  return (
    <CheckEntry kind="advice" title={`${formatFileSize(initialBytes)} at the start`}>
      {laterBytes === undefined
        ? 'We’re watching what loads later.'
        : `${formatFileSize(laterBytes)} later, as loaded in the preview`}
    </CheckEntry>
  )
}

function Click({ click }: { click: PreviewMeasure['click'] }) {
  if (click === undefined)
    return (
      <CheckEntry kind="open" title="Click not tried yet">
        Click the banner in the preview to see here where it leads.
      </CheckEntry>
    )
  if (click === 'none')
    return (
      <CheckEntry kind="warning" title="A click opens nothing">
        We clicked the banner in nine places, twice, and nothing opened.
      </CheckEntry>
    )
  return click === 'click_tag' ? (
    <CheckEntry kind="good" title="A click opens clickTag">
      Tried in the preview
    </CheckEntry>
  ) : (
    <CheckEntry kind="warning" title="A click opens another address than clickTag">
      We open your landing page instead, and count the click.
    </CheckEntry>
  )
}
