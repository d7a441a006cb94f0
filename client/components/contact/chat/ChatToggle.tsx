import { ChevronDown, MessageCircle } from 'lucide-react'
import type { Ref } from 'react'
import { minimizeChat, openChat } from '#client/realtime/realtime.ts'
import { classNames } from '#client/ui/classNames.ts'
import { CHAT_WINDOW_ID } from './chatIds.ts'

const formatQuantity = (unread: number) =>
  unread === 1 ? '1 new message' : `${unread} new messages`

/** Opens and minimizes the chat. On a phone the open chat covers it; the minus icon replaces it. */
export function ChatToggle({
  isOpen,
  unread,
  ref,
}: {
  isOpen: boolean
  unread: number
  ref: Ref<HTMLButtonElement>
}) {
  const Icon = isOpen ? ChevronDown : MessageCircle
  return (
    <button
      ref={ref}
      type="button"
      data-chat="toggle"
      aria-expanded={isOpen}
      aria-controls={CHAT_WINDOW_ID}
      onClick={isOpen ? minimizeChat : openChat}
      className={classNames(
        'chat-toggle fixed right-4 z-40 flex size-14 items-center justify-center rounded-full bg-cobalt text-white transition-colors hover:bg-cobalt-dark sm:right-5',
        isOpen && 'max-sm:hidden',
      )}
    >
      <Icon aria-hidden="true" className="size-6" />
      <span className="sr-only">Chat with us</span>
      {unread > 0 ? (
        <span className="absolute -top-1 -right-1 flex h-6 min-w-6 items-center justify-center rounded-full bg-amber px-1.5 text-xs font-bold text-ink">
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className="sr-only">, {formatQuantity(unread)}</span>
        </span>
      ) : null}
    </button>
  )
}
