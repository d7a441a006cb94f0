import { FileAudio, FileQuestion, FileVideo, Globe } from 'lucide-react'
import { useState } from 'react'
import { ProxyImage } from '#client/ui/ProxyImage.tsx'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'

const ICONS = { video: FileVideo, audio: FileAudio, html5: Globe, unknown: FileQuestion } as const

/** Width of the largest place that shows one (px). */
const SHOWN_WIDTH = 112

const isOnlyHere = (url: string) => url.startsWith('blob:')

/** A small picture of a file; a sign for files without one. */
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
      // Only the first frame; the preview plays sound and motion.
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
