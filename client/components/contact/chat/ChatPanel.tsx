import { type RefObject, useEffect, useRef } from 'react'
import { setTyping } from '#client/realtime/realtime.ts'
import type { useChat } from '#client/state/foundation/realtimeState.ts'
import { ChatComposer } from './ChatComposer.tsx'
import { ChatHeader } from './ChatHeader.tsx'
import { CHAT_TITLE_ID, CHAT_WINDOW_ID } from './chatIds.ts'
import { ChatMessages } from './ChatMessages.tsx'
import { DeskNotice } from './DeskNotice.tsx'
import { isComposing } from '#client/ui/isComposing.ts'

/** The last summons that was answered with the focus; a chat that an incoming message opens takes none. */
let answeredSummons = 0

interface ChatPanelProps {
  chat: ReturnType<typeof useChat>
  /** Minimizes the chat from inside, so that the focus moves elsewhere. */
  onLeave: () => void
}

/** The window of the chat: next to the page's bottom on a desktop, a sheet over it on a phone. */
export function ChatPanel({ chat, onLeave }: ChatPanelProps) {
  const composer = useRef<HTMLTextAreaElement>(null)
  const cameFrom = useRef<Element | null>(null)

  useEffect(() => {
    if (chat.summons <= answeredSummons) return
    answeredSummons = chat.summons
    cameFrom.current = document.activeElement
    composer.current?.focus()
  }, [chat.summons])
  useEffect(() => {
    // The response says whether the desk is online.
    void setTyping(false)
  }, [])

  const leave = () => {
    const opener = cameFrom.current
    if (!chat.hasToggle && opener instanceof HTMLElement) opener.focus()
    onLeave()
  }
  const panel = useRef<HTMLDialogElement>(null)
  useEscape(panel, leave)
  return (
    <dialog
      ref={panel}
      open
      id={CHAT_WINDOW_ID}
      aria-labelledby={CHAT_TITLE_ID}
      data-chat="window"
      data-above-toggle={chat.hasToggle ? '' : undefined}
      className="chat-window fixed top-auto left-auto z-40 m-0 flex max-w-none flex-col overflow-hidden border-line-2 bg-card p-0 text-ink max-sm:inset-x-0 max-sm:w-full max-sm:rounded-t-card max-sm:border-x-0 max-sm:border-t max-sm:border-b-0 sm:right-5 sm:w-96 sm:rounded-card sm:border"
    >
      <ChatHeader desk={chat.desk} onMinimize={leave} />
      <ChatMessages
        messages={chat.messages}
        outgoing={chat.outgoing}
        typingText={chat.typingText}
      />
      <DeskNotice desk={chat.desk} />
      <ChatComposer ref={composer} />
    </dialog>
  )
}

/** Escape minimizes the chat while it has the focus. */
function useEscape(inside: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const call = useRef(onEscape)
  useEffect(() => {
    call.current = onEscape
  })
  useEffect(() => {
    const element = inside.current
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) call.current()
    }
    element?.addEventListener('keydown', pressed)
    return () => element?.removeEventListener('keydown', pressed)
  }, [inside])
}
