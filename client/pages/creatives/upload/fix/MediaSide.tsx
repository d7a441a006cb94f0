import type { SyntheticEvent } from 'react'
import { MediaPlayer } from '#client/components/planning/previews/MediaPlayer.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { SideTitle } from './FixFrame.tsx'
import { useObjectUrl } from './useObjectUrl.ts'

interface MediaSideProps {
  kind: 'audio' | 'video'
  title: 'Before' | 'After'
  /** What was measured, in words. */
  words: string
  /** null while it is made. */
  blob: Blob | null
  /** Where it plays, ms; null once it has ended. */
  onHead?: (ms: number | null) => void
}

/** The original or the copy, to look at and to listen to. */
export function MediaSide({ kind, title, words, blob, onHead }: MediaSideProps) {
  return (
    <div className="min-w-0">
      <SideTitle isRight={title === 'After' && blob !== null} facts={words}>
        {title}
      </SideTitle>
      {blob ? (
        <Player kind={kind} blob={blob} label={title} onHead={onHead} />
      ) : (
        <Skeleton className={kind === 'video' ? 'aspect-video w-full' : 'h-13 w-full'} />
      )}
    </div>
  )
}

interface PlayerProps {
  kind: MediaSideProps['kind']
  blob: Blob
  label: string
  onHead: MediaSideProps['onHead']
}

function Player({ kind, blob, label, onHead }: PlayerProps) {
  const url = useObjectUrl(blob)
  const moved = (event: SyntheticEvent<HTMLMediaElement>) =>
    onHead?.(event.currentTarget.currentTime * 1000)
  return (
    <MediaPlayer
      kind={kind}
      src={url ?? undefined}
      label={label}
      onTimeUpdate={moved}
      onSeeking={moved}
      onEnded={() => onHead?.(null)}
      className={
        kind === 'audio' ? 'h-13 w-full' : 'aspect-video max-h-80 w-full rounded-control bg-ink'
      }
    />
  )
}
