import { readMessageKept } from '#domain/contact/realtime/chat/acknowledgement.ts'
import type { ChatMessage } from '#domain/contact/realtime/chat/chatMessage.ts'
import { lastSeqOf, withMessage, withTyping } from '#domain/contact/realtime/chat/chatState.ts'
import type { QueuedEvent } from '#domain/contact/realtime/eventQueue.ts'
import { classifyArrival } from '#domain/contact/realtime/chat/messageSequence.ts'
import type { ServerPayload } from '#domain/contact/realtime/serverEvents.ts'
import { changeChat, chat } from '#client/state/foundation/realtimeState.ts'

/** Who types says so again before this; silence means that they stopped. */
const TYPING_LIFE_MS = 8_000

/** What arrives in the chat: each message once and in its order. */
export class ChatArrivals {
  readonly #askForMissed: () => void
  #typingTimer: ReturnType<typeof setTimeout> | undefined

  constructor(askForMissed: () => void) {
    this.#askForMissed = askForMissed
  }

  take(message: ChatMessage): void {
    const arrival = classifyArrival(lastSeqOf(chat()), message.seq)
    if (arrival === 'take') changeChat((state) => withMessage(state, message))
    if (arrival === 'gap') this.#askForMissed()
  }

  /** The server has our message: it takes its place in the conversation. */
  takeOwn({ id, payload }: QueuedEvent, answer: unknown): void {
    const kept = readMessageKept(answer)
    if (!kept) return
    const text = (payload as { text?: unknown }).text
    const { seq, timestamp } = kept
    this.take({ id, text: String(text), sent: true, senderName: '', seq, timestamp })
  }

  takeTyping(typing: ServerPayload<'chat:typing'>): void {
    clearTimeout(this.#typingTimer)
    changeChat((state) => withTyping(state, typing))
    if (!typing.isTyping) return
    const stopped = { ...typing, isTyping: false }
    this.#typingTimer = setTimeout(
      () => changeChat((state) => withTyping(state, stopped)),
      TYPING_LIFE_MS,
    )
  }
}
