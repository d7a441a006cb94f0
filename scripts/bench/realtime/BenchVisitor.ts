import type { ChatMessage } from '#domain/contact/realtime/chat/chatMessage.ts'
import { readMessageKept } from '#domain/contact/realtime/chat/acknowledgement.ts'
import {
  afterDisconnect,
  emptyEventQueue,
  enqueue,
  type EventQueue,
  nextToSend,
  type QueuedEvent,
  removeEvent,
} from '#domain/contact/realtime/eventQueue.ts'
import { classifyArrival, mergeReplay } from '#domain/contact/realtime/chat/messageSequence.ts'
import type { Socket } from 'socket.io-client'
import { openClient } from './openClient.ts'

const ACK_TIMEOUT_MS = 10_000

/**
 * A visitor as in the browser, on the unmodified socket.io-client: its queue, its numbers, its
 * replays.
 */
export class BenchVisitor {
  readonly socket: Socket
  session = ''
  /** The conversation as received by this visitor. */
  messages: ChatMessage[] = []
  pongs = 0
  /** Called for each new message from the desk. */
  onDeskMessage: (message: ChatMessage) => void = () => {}
  #queue: EventQueue = emptyEventQueue
  #hasJoined = false
  readonly #kept = new Map<string, () => void>()
  #onJoined: () => void = () => {}

  constructor(origin: string, caller: string) {
    this.socket = openClient(origin, { session: '' }, { 'CF-Connecting-IP': caller })
    this.socket.on('connect', () => this.#join())
    this.socket.on('disconnect', () => this.#lost())
    this.socket.on('session', (session: string) => {
      this.session = session
      this.socket.io.opts.query = { session }
    })
    this.socket.on('chat:history', (replay: { messages: ChatMessage[]; from: number }, ack) => {
      this.#replay(replay)
      if (typeof ack === 'function') ack()
    })
    this.socket.on('user:admin-message', (message: ChatMessage, ack) => {
      this.#take({ ...message, sent: false })
      if (typeof ack === 'function') ack()
    })
  }

  get sessionId(): string {
    return this.session.split('.')[0] ?? ''
  }

  get isIdle(): boolean {
    return this.#hasJoined && this.#queue.events.length === 0
  }

  /** Connects; resolves once the session is received. */
  async open(): Promise<void> {
    const joined = new Promise<void>((resolve) => {
      this.#onJoined = resolve
    })
    this.socket.connect()
    await joined
  }

  /** Sends a message, and resends it after a lost connection; resolves once the server has it. */
  async send(text: string): Promise<void> {
    const id = crypto.randomUUID()
    const kept = new Promise<void>((resolve) => {
      this.#kept.set(id, resolve)
    })
    this.#queue = enqueue(this.#queue, {
      id,
      name: 'chat:send-user-message',
      payload: { id, text },
    })
    this.#flush()
    await kept
  }

  /** Sends a ping, like our own client. */
  ping(): void {
    this.socket.io.engine.transport.send([{ type: 'ping' }])
  }

  countPongs(): void {
    this.socket.io.engine.on('packet', ({ type }) => {
      if (type === 'pong') this.pongs += 1
    })
  }

  #join(): void {
    this.socket.emit('country', 'US')
    const lastSeq = this.messages.at(-1)?.seq ?? 0
    this.socket.emit('session', { sessionId: this.session || null, lastSeq }, () => {
      this.#hasJoined = true
      this.#onJoined()
      this.#flush()
    })
  }

  #lost(): void {
    this.#hasJoined = false
    this.#queue = afterDisconnect(this.#queue)
  }

  #flush(): void {
    if (!this.#hasJoined) return
    const { queue, events } = nextToSend(this.#queue)
    this.#queue = queue
    for (const event of events) void this.#send(event)
  }

  async #send({ id, name, payload }: QueuedEvent): Promise<void> {
    try {
      const answer: unknown = await this.socket.timeout(ACK_TIMEOUT_MS).emitWithAck(name, payload)
      const kept = readMessageKept(answer)
      if (!kept) throw new Error('the message was refused')
      const { seq, timestamp } = kept
      const { text } = payload as { text: string }
      this.#take({ id, seq, timestamp, text, sent: true, senderName: '' })
      this.#queue = removeEvent(this.#queue, id)
      this.#kept.get(id)?.()
      this.#kept.delete(id)
      this.#flush()
    } catch {
      // Still queued: it is resent over the next connection.
      if (this.socket.connected && this.#hasJoined) this.socket.io.engine.close()
    }
  }

  #take(message: ChatMessage): void {
    const lastSeq = this.messages.at(-1)?.seq ?? 0
    const arrival = classifyArrival(lastSeq, message.seq)
    if (arrival === 'take') {
      this.messages.push(message)
      if (!message.sent) this.onDeskMessage(message)
    }
    if (arrival === 'gap') this.socket.emit('session', { sessionId: this.session, lastSeq })
  }

  #replay(replay: { messages: ChatMessage[]; from: number }): void {
    const lastSeq = this.messages.at(-1)?.seq ?? 0
    this.messages = mergeReplay(this.messages, replay)
    for (const message of this.messages) {
      if (message.seq > lastSeq && !message.sent) this.onDeskMessage(message)
    }
  }
}
