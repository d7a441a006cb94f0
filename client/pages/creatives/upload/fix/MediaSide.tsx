import type { SyntheticEvent } from 'react'
import { MediaPlayer } from '#client/components/planning/previews/MediaPlayer.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { SideTitle } from './FixFrame.tsx'
import { useObjectUrl } from './useObjectUrl.ts'

interface MediaSideProps {
  kind: 'audio' | 'video'
  title: 'Before' | 'After'
  /** The formatted measurement. */
  words: string
  /** Null while it is being made. */
  blob: Blob | null
  /** Playback position (ms); null once it has ended. */
  onHead?: (ms: number | null) => void
}

/** The original or the copy, with a player. */
export function MediaSide({ kind, title, words, blob, onHead }: MediaSideProps) {
  return (
    <div className="min-w-0">
      <SideTitle isRight={title === 'After' && blob !== null} facts={words}>
        {title}
      </SideTitle>
      {blob ? (
        <Player kind={kind} blob={blob} label={title} onHead={onHead} />
      ) : (
        <Loading shape={kind === 'video' ? 'aspect-video w-full' : 'h-13 w-full'} />
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
