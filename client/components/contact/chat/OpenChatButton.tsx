import { openChat } from '#client/realtime/realtime.ts'
import { useHasContact } from '#client/routing/useHasContact.ts'

/** Opens the chat from places where a visitor may look for help. */
export function OpenChatButton({
  className,
  onOpen,
}: {
  className: string
  /** Called first, e.g. to close the surrounding menu. */
  onOpen?: () => void
}) {
  if (!useHasContact()) return null
  return (
    <button
      type="button"
      data-opens-chat=""
      data-track="chat_with_us"
      className={className}
      onClick={() => {
        onOpen?.()
        openChat()
      }}
    >
      Chat with us
    </button>
  )
}
