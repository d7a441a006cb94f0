import { formatRecentDay } from '#domain/foundation/calendar/formatTimeAgo.ts'
import { Fragment, useEffect, useRef } from 'react'
import type { ChatMessage } from '#domain/contact/realtime/chat/chatMessage.ts'
import type { OutgoingMessage } from '#domain/contact/realtime/chat/chatState.ts'
import { ChatBubble } from './ChatBubble.tsx'
import { HALF_MINUTE_MS, useNow } from '#client/state/foundation/useNow.ts'
import { isSameDay } from './chatClock.ts'
import { OutgoingBubble } from './OutgoingBubble.tsx'

/** Within this distance of the end the reader counts as following the conversation. */
const AT_END_PX = 80

interface ChatMessagesProps {
  messages: readonly ChatMessage[]
  outgoing: readonly OutgoingMessage[]
  typingText: string | null
}

/** The conversation, newest message last. It scrolls to new messages unless the reader has scrolled up. */
export function ChatMessages({ messages, outgoing, typingText }: ChatMessagesProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const nowMs = useNow(HALF_MINUTE_MS)
  const isAtEnd = useRef(true)
  const lastOwn = outgoing.at(-1)?.id
  const followedOwn = useRef(lastOwn)

  useEffect(() => {
    // A sender wants to see the own message, wherever they have scrolled to.
    if (lastOwn !== followedOwn.current) isAtEnd.current = true
    followedOwn.current = lastOwn
  })
  useEffect(() => {
    const [outer, inner] = [scroller.current, list.current]
    if (!outer || !inner) return
    const follow = () => {
      if (isAtEnd.current) outer.scrollTop = outer.scrollHeight
    }
    const observer = new ResizeObserver(follow)
    observer.observe(inner)
    observer.observe(outer)
    return () => observer.disconnect()
  }, [])

  const isEmpty = messages.length === 0 && outgoing.length === 0
  return (
    <div
      ref={scroller}
      // A scrolling region must be reachable by keyboard.
      {...{ tabIndex: 0 }}
      role="log"
      aria-label="Messages of the chat"
      // Incoming messages are announced elsewhere, once; own ones need no announcement.
      aria-live="off"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < AT_END_PX
      }}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
    >
      <div ref={list} className="flex min-h-full flex-col gap-3 px-5 py-4">
        {isEmpty ? (
          <p className="text-ink-2">
            Ask us anything about your campaign, your order or our prices. A person answers.
          </p>
        ) : null}
        {messages.map((message, at) => (
          <Fragment key={message.id}>
            {isSameDay(messages[at - 1]?.timestamp, message.timestamp) ? null : (
              <p className="pt-1 text-center text-xs font-semibold text-ink-2">
                {formatRecentDay(message.timestamp, nowMs)}
              </p>
            )}
            <ChatBubble message={message} />
          </Fragment>
        ))}
        {outgoing.map((message) => (
          <OutgoingBubble key={message.id} message={message} />
        ))}
        {typingText ? <p className="text-sm text-ink-2">{typingText}</p> : null}
      </div>
    </div>
  )
}
