import { formatTime } from '#domain/foundation/calendar/formatInstant.ts'
import { Check, CheckCheck, StickyNote } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeskConversation, DeskLine } from '#domain/contact/realtime/desk/deskConversation.ts'
import { deliveryOf } from '#domain/contact/realtime/desk/deskState.ts'
import { visitorName } from '#domain/contact/realtime/desk/deskList.ts'
import { ChatText } from '#client/components/contact/chat/ChatText.tsx'
import { classNames } from '#client/ui/classNames.ts'

const BUBBLES = {
  visitor: 'self-start rounded-bl-mark border-line bg-card',
  desk: 'self-end rounded-br-mark border-cobalt bg-cobalt text-white',
  note: 'self-end border-dashed border-amber bg-amber-soft',
} as const satisfies Record<Exclude<DeskLine['kind'], 'remark'>, string>

/** Styles of a line by author: the visitor at the left, the desk and its notes at the right. */
export function Bubble({
  kind,
  head,
  text,
  foot,
}: {
  kind: keyof typeof BUBBLES
  head: ReactNode
  text: string
  foot?: ReactNode
}) {
  const isOurs = kind !== 'visitor'
  return (
    <li className="flex flex-col gap-1">
      <p className={classNames('text-xs text-ink-2', isOurs && 'text-right')}>{head}</p>
      <p
        className={classNames(
          'max-w-[85%] rounded-control border px-3.5 py-2 wrap-anywhere whitespace-pre-wrap lg:max-w-xl',
          BUBBLES[kind],
        )}
      >
        {kind === 'desk' ? text : <ChatText text={text} />}
      </p>
      {foot ? (
        <div className={classNames('text-xs text-ink-2', isOurs && 'self-end text-right')}>
          {foot}
        </div>
      ) : null}
    </li>
  )
}

export function NoteMark() {
  return (
    <>
      <StickyNote aria-hidden="true" className="mr-1 inline size-3.5 align-[-2px]" />
      Note, only for the desk
    </>
  )
}

/** A line stored in the room. */
export function Line({ line, conversation }: { line: DeskLine; conversation: DeskConversation }) {
  const time = <time dateTime={line.timestamp}>{formatTime(line.timestamp)}</time>
  switch (line.kind) {
    case 'remark':
      return (
        <li className="text-center text-xs text-ink-2">
          {line.text} {time}
        </li>
      )
    case 'visitor':
      return (
        <Bubble
          kind="visitor"
          head={
            <>
              {line.senderName || visitorName(conversation)} · {time}
            </>
          }
          text={line.text}
        />
      )
    case 'note':
      return (
        <Bubble
          kind="note"
          head={
            <>
              <NoteMark /> · {line.senderName} · {time}
            </>
          }
          text={line.text}
        />
      )
    case 'desk':
      return (
        <Bubble
          kind="desk"
          head={
            <>
              {line.senderName} · {time}
            </>
          }
          text={line.text}
          foot={<Delivery state={deliveryOf(line, conversation)} />}
        />
      )
    default:
      return line.kind satisfies never
  }
}

function Delivery({ state }: { state: 'sent' | 'delivered' }) {
  const Icon = state === 'sent' ? Check : CheckCheck
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden="true" className="size-3.5" />
      {state === 'sent' ? 'Sent' : 'Delivered'}
    </span>
  )
}
