import { useEffect, useRef } from 'react'
import type { DeskConversation } from '#domain/contact/realtime/desk/deskConversation.ts'
import { isTakenByOther } from '#domain/contact/realtime/desk/deskConversation.ts'
import { Composer } from './Composer.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import { ConversationLines } from './ConversationLines.tsx'
import { useDesk } from './useDesk.ts'

const WIDE = '(min-width: 64rem)'

/** A conversation: the visitor, the messages and the input. */
export function ConversationView({
  conversation,
  takesFocus,
}: {
  conversation: DeskConversation
  /** Whether this admin has just opened it. */
  takesFocus: boolean
}) {
  const { room, state, accountId } = useDesk()
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { sessionId, unread } = conversation
  const isOthers = isTakenByOther(conversation, accountId)
  const isLive = state.connection === 'live'

  // On a phone the keyboard would cover the newly opened conversation.
  useEffect(() => {
    if (!takesFocus) return
    const target = matchMedia(WIDE).matches ? field : heading
    target.current?.focus()
  }, [takesFocus])

  // Displayed messages count as read, unless a colleague answers the visitor.
  useEffect(() => {
    if (unread === 0 || isOthers || !isLive) return
    const read = () => {
      if (document.visibilityState === 'visible') room.markRead(sessionId)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [room, sessionId, unread, isOthers, isLive])

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ConversationHead conversation={conversation} headingRef={heading} />
      <ConversationLines conversation={conversation} />
      <Composer conversation={conversation} field={field} />
    </div>
  )
}
