import { formatTime } from '#domain/foundation/calendar/formatInstant.ts'
import type { ReactNode } from 'react'
import type { ChatMessage } from '#domain/contact/realtime/chat/chatMessage.ts'
import { classNames } from '#client/ui/classNames.ts'
import { ChatText } from './ChatText.tsx'

/** A stored message of the conversation. */
export function ChatBubble({ message }: { message: ChatMessage }) {
  const { sent, senderName, text, timestamp } = message
  return (
    <BubbleBox isOwn={sent} text={text}>
      {sent ? null : <span className="font-semibold text-ink">{senderName}</span>}
      <time dateTime={timestamp}>{formatTime(timestamp)}</time>
      {sent ? <span>Sent</span> : null}
    </BubbleBox>
  )
}

/** The text of a message and, below it, its author, time and delivery status. */
export function BubbleBox({
  isOwn,
  text,
  children,
}: {
  isOwn: boolean
  text: string
  children: ReactNode
}) {
  return (
    <div className={classNames('flex max-w-[85%] flex-col gap-1', isOwn && 'items-end self-end')}>
      <p
        className={classNames(
          'rounded-card px-3.5 py-2 wrap-anywhere whitespace-pre-wrap',
          isOwn ? 'bg-cobalt-soft' : 'bg-sand',
        )}
      >
        {isOwn ? <span className="sr-only">You: </span> : null}
        <bdi>
          <ChatText text={text} />
        </bdi>
      </p>
      <div className="flex flex-wrap items-center gap-x-2 text-xs text-ink-2">{children}</div>
    </div>
  )
}
