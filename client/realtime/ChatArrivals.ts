import { readMessageKept } from '#domain/contact/realtime/chat/acknowledgement.ts'
import type { ChatMessage } from '#domain/contact/realtime/chat/chatMessage.ts'
import { lastSeqOf, withMessage, withTyping } from '#domain/contact/realtime/chat/chatState.ts'
import type { QueuedEvent } from '#domain/contact/realtime/eventQueue.ts'
import { classifyArrival } from '#domain/contact/realtime/chat/messageSequence.ts'
import type { ServerPayload } from '#domain/contact/realtime/serverEvents.ts'
import { changeChat, chat } from '#client/state/foundation/realtimeState.ts'

/** A typing visitor reports again before this time (ms); after it, they count as having stopped. */
const TYPING_LIFE_MS = 8_000

/** Incoming chat messages: each one once and in order. */
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

  /** The server has stored our message: moves it from the queue into the conversation. */
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
