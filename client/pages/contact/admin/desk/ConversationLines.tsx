import { formatRecentDay } from '#domain/foundation/calendar/formatTimeAgo.ts'
import { Fragment, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { DeskConversation, DeskLine } from '#domain/contact/realtime/desk/deskConversation.ts'
import { visitorName } from '#domain/contact/realtime/desk/deskList.ts'
import { sitePath } from '#content/sitePaths.ts'
import { HALF_MINUTE_MS, useNow } from '#client/state/foundation/useNow.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { Line } from './Line.tsx'
import { OutgoingLineItem } from './OutgoingLineItem.tsx'
import { useDesk } from './useDesk.ts'

/** Number of latest lines that the room returns. */
const MAX_LINES = 500
const NEAR_PX = 120
/** A scrollable region must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 } as const
const NONE: readonly DeskLine[] = []

/** The conversation with the desk's notes; unsent lines are at the end. */
export function ConversationLines({ conversation }: { conversation: DeskConversation }) {
  const { state } = useDesk()
  const nowMs = useNow(HALF_MINUTE_MS)
  const { sessionId } = conversation
  const known = state.lines.get(sessionId)
  const lines = known ?? NONE
  const outgoing = state.outgoing.filter((line) => line.sessionId === sessionId)
  const typing = state.typing.get(sessionId)
  const typists = [
    ...(typing?.isVisitor ? [visitorName(conversation)] : []),
    ...(typing?.colleagues ?? []),
  ]
  const box = useKeptAtEnd(`${sessionId} ${lines.length} ${outgoing.length} ${typists.length}`)
  return (
    <section
      ref={box}
      {...REACHABLE}
      aria-label="Conversation"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2"
    >
      {known ? null : (
        <Loading
          label={
            state.connection === 'live' ? 'The conversation is loading' : 'The desk is connecting'
          }
          className="flex flex-col gap-3"
          shape={['h-12 w-2/3', 'ml-auto h-12 w-1/2', 'h-16 w-3/5']}
        />
      )}
      {known && lines.length === 0 && outgoing.length === 0 ? (
        <NothingSaid {...conversation} />
      ) : null}
      {lines.length >= MAX_LINES ? (
        <p className="pb-3 text-center text-sm">
          <Link
            to={sitePath('transcript', { sessionId })}
            className="text-cobalt underline underline-offset-3"
          >
            Show earlier messages
          </Link>
        </p>
      ) : null}
      <ol className="flex flex-col gap-2.5">
        {lines.map((line, at) => (
          <Fragment key={line.id}>
            <DayMark line={line} before={lines[at - 1]} nowMs={nowMs} />
            <Line line={line} conversation={conversation} />
          </Fragment>
        ))}
        {outgoing.map((line) => (
          <OutgoingLineItem key={line.id} line={line} />
        ))}
      </ol>
      <p aria-live="polite" className="min-h-6 pt-2 text-sm text-ink-2">
        {typists.length > 0
          ? `${typists.join(' and ')} ${typists.length === 1 ? 'is' : 'are'} typing...`
          : ''}
      </p>
    </section>
  )
}

function DayMark({
  line,
  before,
  nowMs,
}: {
  line: DeskLine
  before: DeskLine | undefined
  nowMs: number
}) {
  const day = formatRecentDay(line.timestamp, nowMs)
  if (before && formatRecentDay(before.timestamp, nowMs) === day) return null
  return <li className="pt-1 pb-0.5 text-center text-xs font-semibold text-ink-2">{day}</li>
}

function NothingSaid({ isOnline }: DeskConversation) {
  return (
    <p className="mx-auto max-w-sm py-10 text-center text-sm text-ink-2">
      Nothing has been said yet.{' '}
      {isOnline
        ? 'Write first, and the chat opens for this visitor.'
        : 'What you write waits until this visitor comes back.'}
    </p>
  )
}

/** Keeps the end in view as lines arrive, unless the reader has scrolled up. */
function useKeptAtEnd(content: string) {
  const box = useRef<HTMLElement>(null)
  const shown = useRef('')
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const [session = ''] = content.split(' ')
    const isOther = shown.current !== session
    shown.current = session
    const { scrollHeight, scrollTop, clientHeight } = element
    const lastLine = element.querySelector('li:last-child')?.clientHeight ?? 0
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR_PX + lastLine
    if (isOther || isNear) element.scrollTop = scrollHeight
  }, [content])
  return box
}
