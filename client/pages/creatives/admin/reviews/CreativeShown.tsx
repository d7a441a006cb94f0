import { MediaPlayer } from '#client/components/planning/previews/MediaPlayer.tsx'
import { OwnCreative } from '#client/components/planning/previews/OwnCreative.tsx'
import { PlacementPreview } from '#client/components/planning/previews/PlacementPreview.tsx'
import type { PreviewMeasure } from '#domain/creatives/creative/previewMeasure.ts'
import type { VersionView } from '#domain/creatives/review/creativeView.ts'

interface ShownProps {
  version: Pick<VersionView, 'facts' | 'previewUrl' | 'formatId'>
  title: string
  /** Receives the measurements of an HTML5 banner in its preview. */
  onMeasured?: (measure: PreviewMeasure) => void
}

/** A version's unmodified file from the creatives' own host; it fills its container. */
const File = ({ version: { facts, previewUrl }, title, onMeasured }: ShownProps) => (
  <OwnCreative
    key={previewUrl}
    facts={facts}
    url={previewUrl}
    title={title}
    onMeasured={onMeasured}
  />
)

/** A version in its placement, in true proportion; an audio spot can be played below. */
export function CreativeInPlace(props: ShownProps) {
  const { version, title } = props
  const { facts, previewUrl, formatId } = version
  return (
    <div className="flex flex-col gap-3">
      {formatId === null ? (
        <div className="max-w-full [&>img]:max-w-full">
          <File {...props} />
        </div>
      ) : (
        <PlacementPreview formatId={formatId} name={title} creative={<File {...props} />} />
      )}
      {facts.kind === 'audio' ? (
        <MediaPlayer kind="audio" src={previewUrl} label={title} className="w-full" />
      ) : null}
    </div>
  )
}

/** A scrollable region must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 }

/** A version in its own pixels; larger ones scroll. */
export function CreativeFullSize(props: ShownProps) {
  const { version, title } = props
  const { facts, previewUrl } = version
  if (facts.kind === 'audio')
    return <MediaPlayer kind="audio" src={previewUrl} label={title} className="w-full" />
  const size = facts.kind === 'html5' ? facts.adSize : 'width' in facts ? facts : null
  return (
    <section
      aria-label={`${title} in full size`}
      {...REACHABLE}
      className="max-h-[36rem] overflow-auto rounded-control border border-line bg-sand p-4"
    >
      <div
        className="[&>*]:size-full"
        style={{ width: size?.width ?? 300, height: size?.height ?? 250 }}
      >
        <File {...props} />
      </div>
    </section>
  )
}
