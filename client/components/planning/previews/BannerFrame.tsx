import { useEffect, useEffectEvent, useRef } from 'react'
import { useElementSize } from '#client/components/planning/map/ground/useElementSize.ts'
import type { Html5Facts } from '#domain/creatives/creative/creativeFacts.ts'
import type { PreviewMeasure } from '#domain/creatives/creative/previewMeasure.ts'
import { measureOf, readProbePost } from '#inspection/html5/previewProbe.ts'

interface BannerFrameProps {
  facts: Html5Facts
  url: string
  title: string
  /** Receives measurements of the visible banner; the banner then runs with the probe. */
  onMeasured?: ((measure: PreviewMeasure) => void) | undefined
}

/**
 * An HTML5 banner in its own pixels, scaled to its box. It runs in a frame of the creatives' host
 * with no permission other than drawing.
 */
export function BannerFrame({ facts, url, title, onMeasured }: BannerFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { width } = useElementSize(box)
  const size = facts.adSize ?? { width: 300, height: 250 }
  const hear = useEffectEvent(({ source, data }: MessageEvent) => {
    if (source === null || source !== frame.current?.contentWindow) return
    const post = readProbePost(data)
    if (post) onMeasured?.(measureOf(post))
  })
  useEffect(() => {
    const heard = (event: MessageEvent) => hear(event)
    window.addEventListener('message', heard)
    return () => window.removeEventListener('message', heard)
  }, [])
  return (
    <div ref={box} className="relative overflow-hidden bg-card">
      <iframe
        ref={frame}
        src={onMeasured ? `${url}?probe` : url}
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
