import { useRef, useState } from 'react'
import { useElementSize } from '#client/components/map/useElementSize.ts'
import type { CreativeFacts } from '#domain/creative/creativeFacts.ts'

interface OwnCreativeProps {
  facts: CreativeFacts
  /** On the creatives' own host. */
  url: string
  title: string
}

/** The customer's own creative, to fill the ad area of a scene: a picture, a silent film, a banner in its cage. */
export function OwnCreative({ facts, url, title }: OwnCreativeProps) {
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
        />
      )
    case 'html5':
      return <Banner url={url} title={title} size={facts.adSize ?? { width: 300, height: 250 }} />
    case 'audio':
      return <Cover title={title} />
  }
}

/** What has no picture of its own. */
function Cover({ title }: { title: string }) {
  return (
    <span className="grid place-items-center bg-online-audio p-2 text-center text-xs font-bold text-white">
      <span className="line-clamp-3">{title}</span>
    </span>
  )
}

/** An HTML5 banner runs in a frame that may do nothing but draw, in its true size, scaled to the area. */
function Banner({
  url,
  title,
  size,
}: {
  url: string
  title: string
  size: { width: number; height: number }
}) {
  const box = useRef<HTMLDivElement>(null)
  const { width } = useElementSize(box)
  return (
    <div ref={box} className="relative overflow-hidden bg-white">
      <iframe
        src={url}
        title={title}
        sandbox="allow-scripts"
        className="absolute top-0 left-0 origin-top-left border-0"
        style={{
          width: size.width,
          height: size.height,
          transform: `scale(${width === 0 ? 0 : width / size.width})`,
        }}
      />
    </div>
  )
}
