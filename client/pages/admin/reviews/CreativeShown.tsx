import { useRef } from 'react'
import type { VersionView } from '#domain/review/creativeView.ts'
import { PlacementPreview } from '#client/components/previews/PlacementPreview.tsx'
import { useElementSize } from '#client/components/map/useElementSize.ts'

type Shown = Pick<VersionView, 'facts' | 'previewUrl' | 'formatId'>

/** A version's file as it is, from the creatives' own host: it fills the box that it is put in. */
export function CreativeFile({ version, title }: { version: Shown; title: string }) {
  const { facts, previewUrl } = version
  switch (facts.kind) {
    case 'image':
    case 'animated_image':
      return <img src={previewUrl} alt={title} />
    case 'video':
      return (
        <video
          src={previewUrl}
          aria-label={title}
          controls
          muted
          playsInline
          preload="metadata"
          className="bg-ink"
        />
      )
    case 'audio':
      return <div className="bg-online-audio" />
    case 'html5':
      return <BannerFrame version={version} title={title} />
    case 'unknown':
      return null
  }
}

/**
 * An HTML5 banner in its own pixels, made as large as its box. It runs sandboxed, with the probe that tells when its
 * animation ends.
 */
function BannerFrame({ version, title }: { version: Shown; title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const { width } = useElementSize(box)
  const { facts, previewUrl } = version
  const size = (facts.kind === 'html5' ? facts.adSize : null) ?? { width: 300, height: 250 }
  return (
    <div ref={box} className="relative overflow-hidden bg-card">
      <iframe
        src={`${previewUrl}?probe`}
        title={title}
        sandbox="allow-scripts"
        data-banner
        className="absolute top-0 left-0 origin-top-left border-0"
        style={{
          width: size.width,
          height: size.height,
          transform: `scale(${width > 0 ? width / size.width : 1})`,
        }}
      />
    </div>
  )
}

/** A version where it will be seen, at its true share of the place; a spot for the ear can be heard below. */
export function CreativeInPlace({ version, title }: { version: Shown; title: string }) {
  const { facts, previewUrl, formatId } = version
  const file = <CreativeFile version={version} title={title} />
  return (
    <div className="flex flex-col gap-3">
      {formatId === null ? (
        <div className="max-w-full [&>img]:max-w-full">{file}</div>
      ) : (
        <PlacementPreview formatId={formatId} name={title} creative={file} />
      )}
      {facts.kind === 'audio' ? <SpotPlayer previewUrl={previewUrl} title={title} /> : null}
    </div>
  )
}

/** A spot for the ear, to be heard. */
function SpotPlayer({ previewUrl, title }: { previewUrl: string; title: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the customer's own spot, as it is
    <audio src={previewUrl} aria-label={title} controls preload="metadata" className="w-full" />
  )
}

/** What can be scrolled can be reached by keyboard. */
const REACHABLE = { tabIndex: 0 }

/** A version in its own pixels; what is larger than the window can be scrolled. */
export function CreativeFullSize({ version, title }: { version: Shown; title: string }) {
  const { facts, previewUrl } = version
  if (facts.kind === 'audio') return <SpotPlayer previewUrl={previewUrl} title={title} />
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
        <CreativeFile version={version} title={title} />
      </div>
    </section>
  )
}
