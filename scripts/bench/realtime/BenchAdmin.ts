import type { Socket } from 'socket.io-client'
import type { DeskLine } from '#domain/contact/realtime/desk/deskConversation.ts'
import { openClient } from './openClient.ts'

const ACK_TIMEOUT_MS = 10_000
const POLL_MS = 50

/** An admin at the desk who resends a reply on each connection until the desk has it. */
export class BenchAdmin {
  readonly socket: Socket
  /** Frames sent to this admin, which a screen would have to process. */
  frames = 0
  #hasJoined = false

  constructor(origin: string, headers: Record<string, string>) {
    this.socket = openClient(origin, { desk: 'usa-canada' }, headers)
    this.socket.onAny(() => {
      this.frames += 1
    })
    this.socket.on('connect', () => {
      this.socket.emit('desk:join', () => {
        this.#hasJoined = true
      })
    })
    this.socket.on('disconnect', () => {
      this.#hasJoined = false
    })
  }

  async open(): Promise<void> {
    this.socket.connect()
    await this.#joined()
  }

  /** Replies to a visitor; resolves once the desk has the reply. */
  async answer(sessionId: string, text: string): Promise<void> {
    const payload = { id: crypto.randomUUID(), sessionId, text, force: true }
    for (;;) {
      await this.#joined()
      const answer = await this.#ask<{ success: boolean }>('desk:answer', payload)
      if (answer?.success) return
      // Missing after a restart until the visitor's session registers at the desk again.
      await pause()
    }
  }

  /** All lines of a conversation at the desk. */
  async transcript(sessionId: string): Promise<DeskLine[]> {
    const answer = await this.#ask<{ lines?: DeskLine[] }>('desk:open', { sessionId })
    return answer?.lines ?? []
  }

  async #ask<Answer>(name: string, payload: unknown): Promise<Answer | null> {
    try {
      return (await this.socket.timeout(ACK_TIMEOUT_MS).emitWithAck(name, payload)) as Answer
    } catch {
      return null
    }
  }

  async #joined(): Promise<void> {
    while (!this.#hasJoined) await pause()
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS))
