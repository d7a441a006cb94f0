import { SendHorizontal } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { MAX_CHAT_TEXT_LENGTH } from '#domain/contact/realtime/realtimeLimits.ts'
import { sendChatMessage, setTyping } from '#client/realtime/realtime.ts'
import { useIsConnected } from '#client/state/foundation/realtimeState.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { MessageField } from '#client/ui/MessageField.tsx'
import { saveChatDraft, savedChatDraft } from './chatDraft.ts'

const TYPING_AGAIN_MS = 3_000
const TYPING_OVER_MS = 5_000
/** A connection that is still being opened needs no notice (ms). */
const PATIENCE_MS = 3_000

/** The message field. Enter sends, Shift+Enter begins a new line (Contact 8). */
export function ChatComposer({ ref }: { ref: Ref<HTMLTextAreaElement> }) {
  const [text, setText] = useState(savedChatDraft)
  const { tellTyping, tellStopped } = useTypingNotice()

  const change = (next: string) => {
    setText(next)
    saveChatDraft(next)
    if (next.trim() === '') tellStopped()
    else tellTyping()
  }
  const send = () => {
    if (text.trim() === '') return
    sendChatMessage(text)
    change('')
  }
  return (
    <div className="border-t border-line p-3">
      <ConnectionNote />
      <div className="flex items-end gap-2">
        <MessageField
          ref={ref}
          label="Your message"
          placeholder="Write a message"
          value={text}
          onChange={change}
          onSend={send}
          onBlur={tellStopped}
          maxLength={MAX_CHAT_TEXT_LENGTH}
          className="flex-1"
        />
        <IconButton
          label="Send"
          onPress={send}
          isDisabled={text.trim() === ''}
          className="mb-0.5 text-cobalt"
        >
          <SendHorizontal aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}

/** Says that messages are queued once the connection has been lost for a while. */
function ConnectionNote() {
  const isConnected = useIsConnected()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (isConnected) return
    const late = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(late)
      setIsLate(false)
    }
  }, [isConnected])
  return (
    <p aria-live="polite" className="text-sm text-ink-2 not-empty:px-2 not-empty:pb-2">
      {isLate && !isConnected
        ? 'There is no connection right now. What you write is sent once it is back.'
        : ''}
    </p>
  )
}

/** Reports typing to the desk at intervals, and its end. */
function useTypingNotice() {
  const toldMs = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tellStopped = () => {
    clearTimeout(timer.current)
    if (toldMs.current === 0) return
    toldMs.current = 0
    void setTyping(false)
  }
  const tellTyping = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(tellStopped, TYPING_OVER_MS)
    if (Date.now() - toldMs.current < TYPING_AGAIN_MS) return
    toldMs.current = Date.now()
    void setTyping(true)
  }
  return { tellTyping, tellStopped }
}
