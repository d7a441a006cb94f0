import { Play, Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import type { BrandKit } from '#domain/creatives/brandKit/brandKit.ts'
import { formatFileSize, formatSize } from '#domain/creatives/creative/measureWords.ts'
import type { Measure } from '#domain/creatives/brandLayout/drawing.ts'
import type { KitTarget } from '#domain/creatives/brandLayout/kitTargets.ts'
import { shapeOf } from '#domain/creatives/brandLayout/geometry.ts'
import { editKey } from '#domain/creatives/brandLayout/layoutAd.ts'
import { AdCanvas } from './AdCanvas.tsx'
import { FormatEdit } from './FormatEdit.tsx'
import { isFit, NOTE_WORDS } from './layoutNotes.ts'
import type { KitImages } from './render/drawAd.ts'
import { useAdLayout } from './useAdLayouts.ts'

export interface FormatCardProps {
  target: KitTarget
  kit: BrandKit
  images: KitImages
  measure: Measure
  /** Why it cannot be generated here; null if it can. */
  obstacle: string | null
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onChange: (change: Partial<BrandKit>) => void
}

/** Preview of one format: selected or not, omitted parts, and its own settings. */
export function FormatCard(props: FormatCardProps) {
  const { target, kit, images, measure, obstacle, isChosen, onChoose, onChange } = props
  const { size, kind, name, maxBytes } = target
  const [isPlaying, setPlaying] = useState(false)
  const layout = useAdLayout(kit, size, images, measure)
  const canMake = obstacle === null && isFit(layout.notes)
  const title = `${name}, ${formatSize(size)}${kind === 'motion' ? ', video' : ''}`
  const isWide = shapeOf(size) === 'strip'
  return (
    <Card
      as="li"
      padding="sm"
      className={classNames('flex min-w-0 flex-col gap-3', isWide && 'sm:col-span-2')}
    >
      <div
        className="flex min-h-24 flex-1 items-center justify-center rounded-control bg-sand p-3"
        data-testid={`ad-${formatSize(size)}-${kind}`}
      >
        <AdCanvas
          layout={layout}
          images={images}
          label={`Preview of ${title}`}
          playSeconds={isPlaying ? kit.motionSeconds : null}
          onEnd={() => setPlaying(false)}
          className={classNames('max-h-80 max-w-full', !canMake && 'opacity-60')}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox isSelected={isChosen && canMake} isDisabled={!canMake} onChange={onChoose}>
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-ink-2">
            {formatSize(size)}
            {kind === 'motion'
              ? `, video of ${kit.motionSeconds} s, silent`
              : `, up to ${formatFileSize(maxBytes)}`}
          </span>
        </Checkbox>
        {kind === 'motion' ? (
          <Button variant="secondary" size="sm" onPress={() => setPlaying(!isPlaying)}>
            {isPlaying ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
            {isPlaying ? 'Stop' : 'Play'}
            <span className="sr-only"> {title}</span>
          </Button>
        ) : null}
      </div>
      <ul className="flex flex-col gap-1 text-sm text-ink-2 empty:hidden">
        {obstacle ? <li className="text-orange">{obstacle}</li> : null}
        {layout.notes.map((note) => (
          <li key={note} className={note === 'headline_cut' ? 'text-red' : ''}>
            {NOTE_WORDS[note]}
          </li>
        ))}
      </ul>
      <Disclosure
        level={4}
        title={`Edit ${formatSize(size)}`}
        note={editKey(size) in kit.edits ? 'Edited' : null}
      >
        <FormatEdit kit={kit} size={size} picture={images.picture} onChange={onChange} />
      </Disclosure>
    </Card>
  )
}
