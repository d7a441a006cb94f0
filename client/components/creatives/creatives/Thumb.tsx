import { FileAudio, FileQuestion, FileVideo, Globe } from 'lucide-react'
import { useState } from 'react'
import { ProxyImage } from '#client/ui/ProxyImage.tsx'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'

const ICONS = { video: FileVideo, audio: FileAudio, html5: Globe, unknown: FileQuestion } as const

/** How wide the widest place is that shows one. */
const SHOWN_WIDTH = 112

const isOnlyHere = (url: string) => url.startsWith('blob:')

/** A small picture of a file; a sign for what has no picture of its own. */
export function Thumb({ kind, url }: { kind: CreativeFacts['kind']; url: string | null }) {
  const [hasFailed, setFailed] = useState(false)
  if (url && !hasFailed && kind === 'image' && !isOnlyHere(url))
    return (
      <ProxyImage
        src={url}
        alt=""
        shownWidth={SHOWN_WIDTH}
        onError={() => setFailed(true)}
        className="size-full object-contain"
      />
    )
  if (url && !hasFailed && (kind === 'image' || kind === 'animated_image'))
    return (
      <img
        src={url}
        alt=""
        loading="lazy"
        onError={() => setFailed(true)}
        className="size-full object-contain"
      />
    )
  if (url && !hasFailed && kind === 'video')
    return (
      // The first picture alone; sound and motion are for the preview.
      <video
        src={`${url}#t=0.5`}
        muted
        preload="metadata"
        aria-hidden="true"
        tabIndex={-1}
        onError={() => setFailed(true)}
        className="size-full object-contain"
      />
    )
  const Icon = ICONS[kind === 'image' || kind === 'animated_image' ? 'unknown' : kind]
  return (
    <span className="grid size-full place-items-center text-ink-2">
      <Icon aria-hidden="true" className="size-6" />
    </span>
  )
}
