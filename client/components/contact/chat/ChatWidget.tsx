import { useRef } from 'react'
import { minimizeChat } from '#client/realtime/realtime.ts'
import { useIsNavMenuOpen } from '#client/state/contact/navMenu.ts'
import { useChat } from '#client/state/foundation/realtimeState.ts'
import { ChatNews } from './ChatNews.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import { ChatToggle } from './ChatToggle.tsx'
import { useBottomSpace } from './useBottomSpace.ts'
import { useClickOutside } from './useClickOutside.ts'

/** The live chat (Contact 9): its window and, after a first message of the desk, the toggle. */
export function ChatWidget() {
  const chat = useChat()
  const isMenuOpen = useIsNavMenuOpen()
  const widget = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  // A click in an open menu is not a click outside the chat, which is hidden then.
  useClickOutside(widget, chat.isOpen && !isMenuOpen, minimizeChat)
  useBottomSpace(widget, isMenuOpen ? 'hidden' : chat.isOpen ? 'open' : 'minimized')

  const leave = () => {
    minimizeChat()
    toggle.current?.focus()
  }
  return (
    <aside ref={widget} aria-label="Chat with us" className="print:hidden">
      <div hidden={isMenuOpen}>
        {chat.isOpen ? <ChatPanel chat={chat} onLeave={leave} /> : null}
        {chat.hasToggle ? (
          <ChatToggle ref={toggle} isOpen={chat.isOpen} unread={chat.unread} />
        ) : null}
      </div>
      <ChatNews news={chat.news} unread={chat.unread} isQuiet={isMenuOpen} />
    </aside>
  )
}
