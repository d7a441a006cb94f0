import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { MediaPlayer } from '#client/components/planning/previews/MediaPlayer.tsx'
import { OwnCreative } from '#client/components/planning/previews/OwnCreative.tsx'
import { Button } from '#client/ui/Button.tsx'
import { classNames } from '#client/ui/classNames.ts'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import {
  anchorKind,
  formatPlayTime,
  type CommentAnchor,
} from '#domain/creatives/production/commentAnchor.ts'
import type { DraftFileView } from '#domain/creatives/production/productionView.ts'

/** A comment with a place in the file, by its number. */
export interface Mark {
  number: number
  anchor: CommentAnchor
}

interface CommentableFileProps {
  file: DraftFileView
  marks: readonly Mark[]
  /** The place of the comment being written. */
  placed: CommentAnchor | null
  /** Without it no place can be selected. */
  onPlace: ((anchor: CommentAnchor) => void) | undefined
}

/** A file of a draft, with the comments on its places and moments. */
export function CommentableFile(props: CommentableFileProps) {
  const { file } = props
  switch (anchorKind(file.facts)) {
    case 'pin':
      return <PinnedPicture {...props} />
    case 'moment':
      return <MarkedFilm {...props} />
    case null:
      return null
  }
}

const sizeOf = (facts: CreativeFacts) => {
  if (facts.kind === 'html5') return facts.adSize ?? { width: 300, height: 250 }
  return 'width' in facts ? facts : { width: 300, height: 250 }
}

const STEP = 0.02
const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 1_000) / 1_000))

function PinnedPicture({ file, marks, placed, onPlace }: CommentableFileProps) {
  const { width, height } = sizeOf(file.facts)
  const pin = placed !== null && 'x' in placed ? placed : null
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    // A keyboard press has no position: use the center, which the arrows then move.
    if (event.detail === 0) return onPlace?.(pin ?? { x: 0.5, y: 0.5 })
    onPlace?.({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    })
  }
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key]
    if (!by || !pin) return
    event.preventDefault()
    onPlace?.({ x: within(pin.x + by[0]), y: within(pin.y + by[1]) })
  }
  return (
    <div
      className="relative max-w-full overflow-hidden rounded-[4px] bg-sand outline outline-line [&>:first-child]:size-full [&>img]:object-contain"
      style={{ aspectRatio: `${width} / ${height}`, width: Math.max(width, 120) }}
    >
      <OwnCreative facts={file.facts} url={file.previewUrl} title={file.fileName} />
      {onPlace ? (
        <button
          type="button"
          aria-label={`Put a pin on ${file.fileName}; the arrow keys move it`}
          onClick={press}
          onKeyDown={move}
          className="absolute inset-0 cursor-crosshair outline-offset-[-3px]"
        />
      ) : null}
      {marks.map(({ number, anchor }) =>
        'x' in anchor ? <Pin key={number} at={anchor} text={String(number)} /> : null,
      )}
      {pin ? <Pin at={pin} text="+" isNew /> : null}
    </div>
  )
}

function Pin({
  at,
  text,
  isNew = false,
}: {
  at: { x: number; y: number }
  text: string
  isNew?: boolean
}) {
  return (
    <span
      aria-hidden="true"
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      className={classNames(
        'pointer-events-none absolute flex size-7 -translate-1/2 items-center justify-center rounded-full border-2 border-white text-sm font-bold tabular-nums',
        isNew ? 'bg-amber text-ink' : 'bg-cobalt text-white',
      )}
    >
      {text}
    </span>
  )
}

function MarkedFilm({ file, marks, placed, onPlace }: CommentableFileProps) {
  const player = useRef<HTMLMediaElement>(null)
  const [atMs, setAtMs] = useState(0)
  const { facts, fileName, previewUrl } = file
  const durationMs = 'durationMs' in facts ? facts.durationMs : 0
  const common = {
    ref: player,
    src: previewUrl,
    label: fileName,
    onTimeUpdate: () => setAtMs(Math.round((player.current?.currentTime ?? 0) * 1_000)),
  }
  const seek = (to: number) => {
    if (!player.current) return
    player.current.pause()
    player.current.currentTime = to / 1_000
  }
  return (
    <div className="flex flex-col gap-3">
      {facts.kind === 'audio' ? (
        <MediaPlayer {...common} kind="audio" className="w-full" />
      ) : (
        <MediaPlayer
          {...common}
          kind="video"
          className="max-h-[70vh] w-full rounded-[4px] bg-ink"
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {onPlace ? (
          <Button
            variant="secondary"
            size="sm"
            onPress={() => onPlace({ atMs: Math.min(atMs, durationMs) })}
          >
            Comment at {formatPlayTime(atMs)}
          </Button>
        ) : null}
        {marks.map(({ number, anchor }) =>
          'atMs' in anchor ? (
            <Button
              key={number}
              variant="quiet"
              size="sm"
              onPress={() => seek(anchor.atMs)}
              aria-label={`${number} · ${formatPlayTime(anchor.atMs)}: go to this comment`}
            >
              {number} · {formatPlayTime(anchor.atMs)}
            </Button>
          ) : null,
        )}
        {placed !== null && 'atMs' in placed ? (
          <span className="text-sm font-semibold">
            New comment at {formatPlayTime(placed.atMs)}
          </span>
        ) : null}
      </div>
    </div>
  )
}
