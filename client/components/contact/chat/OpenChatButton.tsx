import { openChat } from '#client/realtime/realtime.ts'
import { useHasContact } from '#client/routing/useHasContact.ts'

/** Opens the chat from wherever one may look for a person. */
export function OpenChatButton({
  className,
  onOpen,
}: {
  className: string
  /** Called first, e.g. to close the menu that it is in. */
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
