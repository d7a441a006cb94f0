import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { useState } from 'react'
import { Badge } from '#client/ui/Badge.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { formatPlayTime } from '#domain/creatives/production/commentAnchor.ts'
import type { ProductionCommentView } from '#domain/creatives/production/productionView.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** Marks a comment as resolved, or reopens it. Resolves to false if that failed. */
export type TickComment = (comment: ProductionCommentView, isDone: boolean) => Promise<boolean>

interface CommentListProps {
  comments: readonly ProductionCommentView[]
  /** Whether each shows its number, like its mark in the file. */
  isNumbered?: boolean
  /** The reader's side: their own comments are signed "You". */
  reader: 'buyer' | 'desk'
  /** Lets the desk mark a comment as resolved. */
  onTick?: TickComment
}

/** The comments, in order. */
export function CommentList({ comments, isNumbered = false, reader, onTick }: CommentListProps) {
  if (comments.length === 0) return null
  return (
    <ol className="flex flex-col gap-3">
      {comments.map((comment, index) => (
        <li key={comment.id} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
          <span
            aria-hidden="true"
            className={
              isNumbered
                ? 'flex size-7 items-center justify-center rounded-full bg-cobalt text-sm font-bold text-white tabular-nums'
                : 'mt-1.5 ml-2 size-3 rounded-full bg-line-2'
            }
          >
            {isNumbered ? index + 1 : null}
          </span>
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
              <span className="font-semibold text-ink">{authorWords(comment, reader)}</span>
              {isNumbered ? <span className="sr-only">Comment {index + 1}</span> : null}
              {formatInstant(comment.at)}
              {comment.anchor && 'atMs' in comment.anchor ? (
                <span>at {formatPlayTime(comment.anchor.atMs)}</span>
              ) : null}
              {comment.isDone && !onTick ? <Badge tone="success">Done</Badge> : null}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{comment.text}</p>
            {onTick && comment.author === 'buyer' ? (
              <Tick comment={comment} onTick={onTick} />
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Updates at once, and reverts if saving fails. */
function Tick({ comment, onTick }: { comment: ProductionCommentView; onTick: TickComment }) {
  const [asked, setAsked] = useState<boolean | null>(null)
  const change = async (isDone: boolean) => {
    setAsked(isDone)
    if (!(await onTick(comment, isDone))) setAsked(null)
  }
  return (
    <Checkbox
      isSelected={asked ?? comment.isDone}
      onChange={(isDone) => void change(isDone)}
      aria-label={`Done: ${firstCharacters(comment.text, 60)}`}
    >
      Done
    </Checkbox>
  )
}

function authorWords({ author }: ProductionCommentView, reader: 'buyer' | 'desk'): string {
  if (author === reader) return reader === 'buyer' ? 'You' : 'We'
  return author === 'buyer' ? 'The buyer' : 'AdMarket Direct'
}
