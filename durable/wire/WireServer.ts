import { type Connection, type ConnectionContext, Server, type WSMessage } from 'partyserver'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import {
  type FrameBudget,
  fullFrameBudget,
  spendFrame,
} from '#domain/contact/realtime/frameBudget.ts'
import { WRONG_FRAME_COST } from '#domain/contact/realtime/realtimeLimits.ts'
import { REALTIME_ERRORS, type RealtimeErrorCode } from '#domain/contact/realtime/serverEvents.ts'
import {
  ackFrame,
  connectFrame,
  eventFrame,
  openFrame,
  type Packet,
  PacketType,
  readFrame,
} from '#domain/contact/realtime/frames.ts'
import { deployedVersion } from '#domain/contact/realtime/deployedVersion.ts'
import { isRefusal, refusal } from './refusal.ts'
import type { Answer, Log, WireState } from './wire.types.ts'

/** WebSocket close codes: the preceding 'realtime:error' has the reason. */
const CLOSE_CODES: Partial<Record<RealtimeErrorCode, number>> = {
  malformed: 1002,
  binary: 1003,
  too_large: 1009,
  too_many_frames: 1008,
  too_many_sockets: 1013,
  not_connected: 1002,
  session_ended: 1008,
}

/**
 * A Durable Object that speaks Engine.IO v4 and Socket.IO v5 on hibernating WebSockets. A subclass gets whole events;
 * malformed, oversized or excess frames end here, and do not touch the object's state.
 */
export abstract class WireServer<
  Env extends Cloudflare.Env,
  State extends WireState,
> extends Server<Env> {
  static override options = { hibernate: true }

  readonly #budgets = new WeakMap<WebSocket, FrameBudget>()
  /** The sockets that the framework has turned into connections. */
  readonly #known = new WeakSet<WebSocket>()

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    // The runtime answers the client's liveness pings without waking the object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('2', '3'))
  }

  protected abstract readonly ports: { log: Log }
  /** The state to store with a new socket; an error code refuses it. */
  protected abstract acceptSocket(request: Request): State | RealtimeErrorCode
  /** An event of a client, name first. */
  protected abstract onEvent(
    connection: Connection<State>,
    data: readonly unknown[],
    answer: Answer,
  ): void | Promise<void>
  /** The client has received the event with this number. */
  protected abstract onAcknowledged(connection: Connection<State>, ackId: number): void
  /** A client joined the namespace. */
  protected onOpen(_connection: Connection<State>): void {}
  /** A socket has closed. */
  protected onGone(_connection: Connection<State>): void {}

  /**
   * Skips the framework's handler where possible: it looks up the socket for each message, and on waking checks twice
   * whether to start something, which is never the case.
   */
  override async webSocketMessage(socket: WebSocket, message: WSMessage): Promise<void> {
    const isNamed = this.ctx.id.name !== undefined
    if (isNamed && this.#isKnown(socket)) return this.onMessage(socket, message)
    await super.webSocketMessage(socket, message)
  }

  override onConnect(connection: Connection<State>, { request }: ConnectionContext): void {
    connection.send(openFrame(connection.id, deployedVersion(this.env)))
    try {
      const state = this.acceptSocket(request)
      if (typeof state === 'string') return this.refuse(connection, state)
      connection.setState(state)
    } catch (error) {
      // The framework would send an error raised here to the client, with its stack.
      this.#failed(error)
      this.tell(connection, 'failed')
      connection.close(1011, REALTIME_ERRORS.failed)
    }
  }

  override onMessage(connection: Connection<State>, message: WSMessage): void {
    // The frame arrived while we closed: the client resends unacknowledged events.
    if (connection.readyState !== WebSocket.OPEN) return
    try {
      this.#receive(connection, message)
    } catch (error) {
      this.#failed(error)
      this.tell(connection, 'failed')
    }
  }

  override onClose(connection: Connection<State>): void {
    // A refused socket never joined.
    if (connection.state === null) return
    try {
      this.onGone(connection)
    } catch (error) {
      this.#failed(error)
    }
  }

  override onError(_connection: Connection<State>, error: unknown): void {
    this.#failed(error)
  }

  override onException(error: unknown): void {
    this.#failed(error)
  }

  /** Sends an event; with a number the client acknowledges it. */
  protected emit(connection: Connection<State>, name: string, payload: unknown, ackId?: number) {
    this.emitToAll([connection], name, payload, ackId)
  }

  /** Sends an event to several clients, serialized once. */
  protected emitToAll(
    connections: readonly Connection<State>[],
    name: string,
    payload: unknown,
    ackId?: number,
  ): void {
    if (connections.length === 0) return
    const frame = eventFrame(name, payload, ackId)
    for (const connection of connections) {
      try {
        connection.send(frame)
      } catch {
        // The socket closed meanwhile: its client requests missed events when it reconnects.
      }
    }
  }

  /** Sends an error as a message and a code. */
  protected tell(connection: Connection<State>, code: RealtimeErrorCode, message?: string): void {
    this.emit(connection, 'realtime:error', { code, message: message ?? REALTIME_ERRORS[code] })
  }

  /** Sends an error, and closes the socket where its code requires it. */
  protected refuse(connection: Connection<State>, code: RealtimeErrorCode, message?: string): void {
    this.tell(connection, code, message)
    const closeCode = CLOSE_CODES[code]
    if (closeCode === undefined) return
    try {
      connection.close(closeCode, REALTIME_ERRORS[code])
    } catch {
      // Already closed.
    }
  }

  /** The open sockets. */
  protected connections(): Connection<State>[] {
    const { OPEN } = WebSocket
    const open = this.ctx.getWebSockets().filter(({ readyState }) => readyState === OPEN)
    return open.filter((socket) => this.#isKnown(socket))
  }

  #isKnown(socket: WebSocket): socket is Connection<State> {
    if (this.#known.has(socket)) return true
    for (const connection of this.getConnections()) this.#known.add(connection)
    return this.#known.has(socket)
  }

  #receive(connection: Connection<State>, message: WSMessage): void {
    if (connection.state === null) return
    if (!this.#spend(connection)) return this.refuse(connection, 'too_many_frames')
    const frame = readFrame(message)
    switch (frame.kind) {
      case 'packet':
        return this.#handle(connection, frame.packet)
      case 'ping':
        return connection.send(`3${frame.data}`)
      case 'close':
        return connection.close(1000, 'closed by the client')
      case 'nothing':
        return
      case 'wrong':
        return this.refuse(connection, frame.code)
      default:
        return frame satisfies never
    }
  }

  #handle(connection: Connection<State>, packet: Packet): void {
    switch (packet.type) {
      case PacketType.CONNECT:
        return this.#open(connection, packet.nsp)
      case PacketType.DISCONNECT:
        return connection.close(1000, 'left by the client')
      case PacketType.EVENT:
        return this.#take(connection, packet)
      case PacketType.ACK:
        if (packet.id !== undefined) this.onAcknowledged(connection, packet.id)
        return
      case PacketType.CONNECT_ERROR:
      case PacketType.BINARY_EVENT:
      case PacketType.BINARY_ACK:
        return this.refuse(connection, 'malformed')
      default:
        return packet.type satisfies never
    }
  }

  #open(connection: Connection<State>, nsp: string): void {
    connection.send(connectFrame(nsp, connection.id))
    if (nsp !== '/' || connection.state?.isOpen) return
    connection.setState({ ...(connection.state as State), isOpen: true })
    this.onOpen(connection)
  }

  #take(connection: Connection<State>, { id, data }: Packet): void {
    if (!connection.state?.isOpen) return this.refuse(connection, 'not_connected')
    const answer: Answer = (value) => {
      if (id === undefined) {
        if (isRefusal(value))
          this.emit(connection, 'realtime:error', { ...value.error, event: String(data[0]) })
        return
      }
      try {
        connection.send(ackFrame(id, value))
      } catch {
        // The socket closed: the client resends the event and is answered then.
      }
    }
    const failed = (error: unknown) => {
      this.#failed(error)
      answer(refusal('failed'))
    }
    try {
      const taken = this.onEvent(connection, data as unknown[], (value) => {
        if (isRefusal(value)) this.#charge(connection)
        answer(value)
      })
      if (taken) this.ctx.waitUntil(taken.catch(failed))
    } catch (error) {
      failed(error)
    }
  }

  #spend(connection: Connection<State>, cost = 1): boolean {
    const nowMs = Date.now()
    const before = this.#budgets.get(connection) ?? fullFrameBudget(nowMs)
    const after = spendFrame(before, nowMs, cost)
    this.#budgets.set(connection, after ?? { frames: 0, atMs: nowMs })
    return after !== null
  }

  /** Makes bad frames cost more, so that a client that sends nothing else is soon cut off. */
  #charge(connection: Connection<State>): void {
    if (!this.#spend(connection, WRONG_FRAME_COST)) this.refuse(connection, 'too_many_frames')
  }

  #failed(error: unknown): void {
    this.ports.log('error', 'realtime failed', {
      object: this.constructor.name,
      message: reasonOf(error),
    })
  }
}
