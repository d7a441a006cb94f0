import type { ComponentProps, Ref, RefObject } from 'react'

interface MediaPlayerProps extends Pick<
  ComponentProps<'video'>,
  'onTimeUpdate' | 'onSeeking' | 'onEnded' | 'className'
> {
  kind: 'audio' | 'video'
  /** Undefined while it loads. */
  src: string | undefined
  label: string
  ref?: RefObject<HTMLMediaElement | null>
}

/** Plays a customer's video or audio ad without changes; it has no captions. */
export function MediaPlayer({ kind, src, label, ref, ...rest }: MediaPlayerProps) {
  const player = {
    ...(src === undefined ? {} : { src }),
    'aria-label': label,
    controls: true,
    preload: 'metadata',
    ...rest,
  } as const
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- there are none to show
  if (kind === 'audio') return <audio {...player} ref={ref} />
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- there are none to show
  return <video {...player} ref={ref as Ref<HTMLVideoElement>} playsInline />
}
