import type { ChatMessage } from '#domain/contact/realtime/chat/chatMessage.ts'
import {
  afterDisconnect,
  emptyEventQueue,
  enqueue,
  type EventQueue,
  nextToSend,
  removeEvent,
} from '#domain/contact/realtime/eventQueue.ts'
import { ackFrame, eventFrame, PacketType, readFrame } from '#domain/contact/realtime/frames.ts'
import { classifyArrival, mergeReplay } from '#domain/contact/realtime/chat/messageSequence.ts'
import { openRawSocket } from './sockets.ts'

/** A fault at one point of a connection: it is cut, or an object ends or hibernates. */
export type Fault = (tab: ChatTab) => void | Promise<void>

const COME_AGAIN_MS = 50

/** A visitor's tab like a browser's: it has a queue and sequence numbers, and reconnects after each lost connection. */
export class ChatTab {
  /** The conversation as displayed in this tab. */
  messages: ChatMessage[] = []
  session = ''
  /** Number of frames sent or received; each is a point at which a fault can happen. */
  points = 0
  /** The point at which the fault happens. */
  faultAt = Number.POSITIVE_INFINITY
  fault: Fault = () => {}
  /** Resolves once the fault is complete, since an object takes a moment to end. */
  faulted: Promise<void> = Promise.resolve()
  #socket: WebSocket | null = null
  #queue: EventQueue = emptyEventQueue
  #hasJoined = false
  #isStopped = false
  #lastAckId = 0
  readonly #answers = new Map<number, (answer: unknown) => void>()

  get isSettled(): boolean {
    return this.#hasJoined && this.#queue.events.length === 0
  }

  async open(session = ''): Promise<void> {
    this.session = session
    const socket = await openRawSocket({ session }).catch(() => null)
    if (this.#isStopped) return socket?.close()
    // Refused, e.g. while the session ends: a browser reconnects.
    if (!socket) return void setTimeout(() => void this.open(session), COME_AGAIN_MS)
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#arrived(socket, String(data)))
    socket.addEventListener('close', () => this.#lost(socket))
    socket.send('40')
    this.#ask('session', { sessionId: session || null, lastSeq: this.#lastSeq }, () => {
      this.#hasJoined = true
      this.#flush()
    })
  }

  /** Sends a message, with as many retries as needed. */
  say(id: string, text: string): void {
    this.#queue = enqueue(this.#queue, {
      id,
      name: 'chat:send-user-message',
      payload: { id, text },
    })
    this.#flush()
  }

  /** Loses the network without warning. */
  cut(): void {
    const socket = this.#socket
    if (!socket) return
    this.#lost(socket)
    socket.close()
  }

  stop(): void {
    this.#isStopped = true
    this.#socket?.close()
  }

  get #lastSeq(): number {
    return this.messages.at(-1)?.seq ?? 0
  }

  /** Counts a point. Returns whether its connection still exists. */
  #passes(socket: WebSocket): boolean {
    this.points += 1
    if (this.points === this.faultAt) this.faulted = Promise.resolve(this.fault(this))
    return this.#socket === socket
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return
    this.#socket = null
    this.#hasJoined = false
    this.#answers.clear()
    this.#queue = afterDisconnect(this.#queue)
    if (!this.#isStopped) void this.open(this.session)
  }

  #ask(name: string, payload: unknown, onAnswer: (answer: unknown) => void): void {
    const socket = this.#socket
    if (!socket || !this.#passes(socket)) return
    this.#lastAckId += 1
    this.#answers.set(this.#lastAckId, onAnswer)
    socket.send(eventFrame(name, payload, this.#lastAckId))
  }

  #flush(): void {
    if (!this.#hasJoined) return
    const { queue, events } = nextToSend(this.#queue)
    this.#queue = queue
    for (const { id, name, payload } of events) {
      this.#ask(name, payload, (answer) => {
        const { seq, timestamp } = answer as { seq: number; timestamp: string }
        const { text } = payload as { text: string }
        this.#take({ id, text, seq, timestamp, sent: true, senderName: '' })
        this.#queue = removeEvent(this.#queue, id)
        this.#flush()
      })
    }
  }

  #arrived(socket: WebSocket, data: string): void {
    if (this.#socket !== socket || !this.#passes(socket)) return
    const frame = readFrame(data)
    if (frame.kind !== 'packet') return
    const { type, id, data: content } = frame.packet
    if (type !== PacketType.ACK && type !== PacketType.EVENT) return
    const [first, payload] = content as [unknown, unknown]
    if (type === PacketType.ACK && id !== undefined) {
      const answer = this.#answers.get(id)
      this.#answers.delete(id)
      return answer?.(first)
    }
    this.#apply(String(first), payload)
    if (id !== undefined && this.#passes(socket)) socket.send(ackFrame(id, null))
  }

  #apply(name: string, payload: unknown): void {
    if (name === 'session') this.session = String(payload)
    if (name === 'user:admin-message') this.#take({ ...(payload as ChatMessage), sent: false })
    if (name === 'chat:own-message') this.#take(payload as ChatMessage)
    if (name === 'chat:history') {
      this.messages = mergeReplay(
        this.messages,
        payload as { messages: ChatMessage[]; from: number },
      )
    }
  }

  #take(message: ChatMessage): void {
    const arrival = classifyArrival(this.#lastSeq, message.seq)
    if (arrival === 'take') this.messages.push(message)
    if (arrival === 'gap') {
      this.#ask('session', { sessionId: this.session, lastSeq: this.#lastSeq }, () => {})
    }
  }
}
