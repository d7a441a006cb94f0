import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useRegionName } from '#client/components/orders/order/regionName.ts'
import { PreviewEntries } from '#client/components/creatives/creatives/PreviewEntries.tsx'
import { usePreviewMeasure } from '#client/components/creatives/creatives/usePreviewMeasure.ts'
import { MediaPlayer } from '#client/components/planning/previews/MediaPlayer.tsx'
import { OwnCreative } from '#client/components/planning/previews/OwnCreative.tsx'
import { PlacementPreview } from '#client/components/planning/previews/PlacementPreview.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import type {
  CreativeView,
  UploadLineView,
  VersionView,
} from '#domain/creatives/review/creativeView.ts'

/** Versions of a creative that fit a placement: the running one and its successor. */
const shownVersions = ({ approved, pending }: CreativeView): VersionView[] =>
  [approved, pending]
    .filter((version) => version !== null)
    .filter(({ formatId }) => formatId !== null)

interface InPlaceProps {
  line: UploadLineView
  /** The reader. */
  by: 'buyer' | 'desk'
  onChanged: () => void
}

/** The customer's creatives in their placements, one at a time. */
export function InPlace({ line, by, onChanged }: InPlaceProps) {
  const [at, setAt] = useState(0)
  const regionName = useRegionName()
  const creatives = line.creatives.filter((creative) => shownVersions(creative).length > 0)
  const creative = creatives[Math.min(at, creatives.length - 1)]
  if (!creative) return null
  const index = creatives.indexOf(creative)
  const count = creatives.length
  return (
    <Card as="section" aria-label={regionName('In place')}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-subheading">In place</h2>
        {count > 1 ? (
          <div className="flex items-center text-sm text-ink-2">
            <IconButton
              label="Previous creative"
              onPress={() => setAt((index + count - 1) % count)}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <span aria-live="polite">
              {index + 1} of {count}
            </span>
            <IconButton label="Next creative" onPress={() => setAt((index + 1) % count)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        ) : null}
      </div>
      <OneInPlace key={creative.id} creative={creative} by={by} onChanged={onChanged} />
    </Card>
  )
}

type OneProps = Pick<InPlaceProps, 'by' | 'onChanged'> & { creative: CreativeView }

function OneInPlace({ creative, ...rest }: OneProps) {
  const versions = shownVersions(creative)
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = versions.find(({ id }) => id === chosen) ?? versions.at(-1)
  if (!shown?.formatId) return null
  return (
    <div className="mt-3 flex flex-col gap-3">
      <ShownVersion {...rest} creative={creative} version={shown} formatId={shown.formatId} />
      {versions.length > 1 ? (
        <SegmentedControl
          label={`Version of ${creative.title}`}
          isLabelHidden
          isWide
          value={shown.id}
          onChange={setChosen}
          options={versions.map(({ id, number }) => ({ value: id, label: `Version ${number}` }))}
        />
      ) : null}
    </div>
  )
}

function ShownVersion({
  creative: { id: creativeId, title },
  version,
  formatId,
  by,
  onChanged,
}: OneProps & { version: VersionView; formatId: string }) {
  const { facts, previewUrl } = version
  const { measure, onMeasured } = usePreviewMeasure({
    creativeId,
    version,
    by,
    onAdvice: onChanged,
  })
  return (
    <>
      <PlacementPreview
        formatId={formatId}
        name={title}
        creative={
          <OwnCreative
            key={version.id}
            facts={facts}
            url={previewUrl}
            title={title}
            onMeasured={onMeasured}
          />
        }
      />
      {facts.kind === 'audio' ? (
        <MediaPlayer kind="audio" src={previewUrl} label={title} className="w-full" />
      ) : null}
      <p className="font-semibold wrap-anywhere">{title}</p>
      {facts.kind === 'html5' ? (
        <ul aria-label={`Seen of ${title} in the preview`} className="divide-y divide-line">
          <PreviewEntries measure={measure} />
        </ul>
      ) : null}
    </>
  )
}
