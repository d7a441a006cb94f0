import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { OwnCreative } from '#client/components/previews/OwnCreative.tsx'
import { PlacementPreview } from '#client/components/previews/PlacementPreview.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import type { CreativeView, UploadLineView, VersionView } from '#domain/review/creativeView.ts'

/** The versions of a creative that fit a place: the one that runs, and the one that is to follow it. */
const shownVersions = ({ approved, pending }: CreativeView): VersionView[] =>
  [approved, pending]
    .filter((version) => version !== null)
    .filter(({ formatId }) => formatId !== null)

/** The customer's own creatives where they will be seen, one after another. */
export function InPlace({ line }: { line: UploadLineView }) {
  const [at, setAt] = useState(0)
  const creatives = line.creatives.filter((creative) => shownVersions(creative).length > 0)
  const creative = creatives[Math.min(at, creatives.length - 1)]
  if (!creative) return null
  const index = creatives.indexOf(creative)
  const count = creatives.length
  const titleId = `${line.id}-place`
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className="flex items-center justify-between gap-3">
        <h2 id={titleId} className="text-subheading">
          In place
        </h2>
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
      <OneInPlace key={creative.id} creative={creative} />
    </Card>
  )
}

function OneInPlace({ creative }: { creative: CreativeView }) {
  const versions = shownVersions(creative)
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = versions.find(({ id }) => id === chosen) ?? versions.at(-1)
  if (!shown?.formatId) return null
  return (
    <div className="mt-3 flex flex-col gap-3">
      <PlacementPreview
        formatId={shown.formatId}
        name={creative.title}
        creative={
          <OwnCreative
            key={shown.id}
            facts={shown.facts}
            url={shown.previewUrl}
            title={creative.title}
          />
        }
      />
      {shown.facts.kind === 'audio' ? (
        // A spot has no pictures to caption; its words are the advertiser's own.
        <audio src={shown.previewUrl} controls preload="metadata" className="w-full">
          <track kind="captions" />
        </audio>
      ) : null}
      <p className="font-semibold wrap-anywhere">{creative.title}</p>
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
