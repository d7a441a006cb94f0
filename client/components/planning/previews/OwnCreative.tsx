import { useState } from 'react'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { PreviewMeasure } from '#domain/creatives/creative/previewMeasure.ts'
import { BannerFrame } from './BannerFrame.tsx'

interface OwnCreativeProps {
  facts: CreativeFacts
  /** On the creatives' own host. */
  url: string
  title: string
  /** Receives measurements of a visible HTML5 banner. */
  onMeasured?: ((measure: PreviewMeasure) => void) | undefined
}

/**
 * The customer's own creative, filling the ad area of a scene: a picture, a muted video, or a
 * sandboxed banner.
 */
export function OwnCreative({ facts, url, title, onMeasured }: OwnCreativeProps) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed || facts.kind === 'unknown') return <Cover title={title} />
  switch (facts.kind) {
    case 'image':
    case 'animated_image':
      return <img src={url} alt={title} onError={() => setFailed(true)} />
    case 'video':
      return (
        <video
          src={url}
          aria-label={title}
          controls
          muted
          playsInline
          preload="metadata"
          onError={() => setFailed(true)}
          className="bg-ink"
        />
      )
    case 'html5':
      return <BannerFrame facts={facts} url={url} title={title} onMeasured={onMeasured} />
    case 'audio':
      return <Cover title={title} />
  }
}

/** A cover for a creative without a picture. */
function Cover({ title }: { title: string }) {
  return (
    <span className="grid place-items-center bg-online-audio p-2 text-center text-xs font-bold text-white">
      <span className="line-clamp-3">{title}</span>
    </span>
  )
}
