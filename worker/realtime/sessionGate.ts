import {
  connectFrame,
  openFrame,
  packetFrame,
  PacketType,
  readFrame,
} from '#domain/contact/realtime/frames.ts'
import { parseClientEvent } from '#domain/contact/realtime/clientEvents.ts'
import { MAX_FRAME_BYTES } from '#domain/contact/realtime/realtimeLimits.ts'

/** Time limit for a client to send its session; after that it gets a new one. */
const PATIENCE_MS = 3_000
/** Limits of the buffer meanwhile: frames, and characters in all. */
const MAX_WAITING = 64
const MAX_WAITING_CHARACTERS = 2 * MAX_FRAME_BYTES

/** Opens the socket at a session; the session id may be missing or invalid. */
type OpenSession = (sessionId: string | null) => Promise<Response>

/**
 * For clients without a session in the address that send it after connecting, as in Contact 2: an off-the-shelf
 * socket.io client. The gate answers the handshake, reads the session from the 'session' event, and from then on
 * forwards every frame between the client and that session.
 */
export function openSessionGate(openSession: OpenSession, patienceMs = PATIENCE_MS): Response {
  const { 0: client, 1: server } = new WebSocketPair()
  server.accept()
  const gate = new SessionGate(server, openSession)
  gate.start(patienceMs)
  return new Response(null, { status: 101, webSocket: client })
}

class SessionGate {
  readonly #client: WebSocket
  readonly #openSession: OpenSession
  readonly #waiting: string[] = []
  readonly #sid = crypto.randomUUID()
  #isChosen = false
  /** Whether the client has disconnected or was closed, so that nothing more is opened for it. */
  #isOver = false
  #session: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(client: WebSocket, openSession: OpenSession) {
    this.#client = client
    this.#openSession = openSession
  }

  start(patienceMs: number): void {
    this.#client.addEventListener('message', ({ data }) => this.#fromClient(data))
    this.#client.addEventListener('close', ({ code }) => this.#end(code))
    this.#client.addEventListener('error', () => this.#end(NO_CLOSE_FRAME))
    this.#timer = setTimeout(() => this.#choose(null), patienceMs)
    sendQuietly(this.#client, openFrame(this.#sid))
  }

  #fromClient(data: string | ArrayBuffer): void {
    if (this.#isOver) return
    // The session may have closed: its last frames and its close must still reach the client.
    if (this.#session) return sendQuietly(this.#session, data)
    const frame = readFrame(data)
    if (frame.kind === 'ping') return sendQuietly(this.#client, `3${frame.data}`)
    if (frame.kind === 'packet' && frame.packet.type === PacketType.CONNECT) {
      return sendQuietly(this.#client, connectFrame(frame.packet.nsp, this.#sid))
    }
    if (typeof data !== 'string' || !this.#hasRoom(data)) return this.#end(1008)
    this.#waiting.push(data)
    if (frame.kind === 'wrong') return this.#choose(null)
    if (frame.kind !== 'packet' || frame.packet.type !== PacketType.EVENT) return
    const parsed = parseClientEvent(frame.packet.data as unknown[])
    if (parsed.ok && parsed.event.name === 'session') {
      this.#choose(parsed.event.payload.sessionId ?? null)
    }
  }

  #hasRoom(data: string): boolean {
    const characters = this.#waiting.reduce((sum, { length }) => sum + length, data.length)
    // Forwards one frame that is too large: the session returns the error.
    return (
      this.#waiting.length < MAX_WAITING &&
      (characters <= MAX_WAITING_CHARACTERS || this.#waiting.length === 0)
    )
  }

  #choose(sessionId: string | null): void {
    if (this.#isChosen || this.#isOver) return
    this.#isChosen = true
    clearTimeout(this.#timer)
    this.#connect(sessionId).catch(() => this.#end(1013))
  }

  async #connect(sessionId: string | null): Promise<void> {
    const { webSocket: session } = await this.#openSession(sessionId)
    if (!session) return this.#end(1013)
    session.accept()
    // The client may have disconnected: the session must not count it as present.
    if (this.#isOver) return closeQuietly(session, 1001)
    session.addEventListener('message', ({ data }) => this.#fromSession(data))
    session.addEventListener('close', ({ code, reason }) => this.#end(code, reason))
    session.addEventListener('error', () => this.#end(1011))
    sendQuietly(session, packetFrame({ type: PacketType.CONNECT, nsp: '/' }))
    for (const frame of this.#waiting.splice(0)) sendQuietly(session, frame)
    this.#session = session
  }

  #fromSession(data: string | ArrayBuffer): void {
    // The gate has already answered the client's handshake.
    if (typeof data === 'string' && (data.startsWith('0') || data.startsWith('40'))) return
    sendQuietly(this.#client, data)
  }

  /** Either side has ended: closes the other and drops the buffer. */
  #end(code: number, reason = ''): void {
    if (this.#isOver) return
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#waiting.length = 0
    closeQuietly(this.#client, code, reason)
    closeQuietly(this.#session, code)
  }
}

/** A send to a closed socket has no effect: its close event follows. */
function sendQuietly(socket: WebSocket, data: string | ArrayBuffer): void {
  try {
    socket.send(data)
  } catch {
    // Closed.
  }
}

const NO_CLOSE_FRAME = 1006

function closeQuietly(socket: WebSocket | null, code: number, reason = ''): void {
  try {
    // Codes without a close frame cannot be sent.
    if (code === 1005 || code === NO_CLOSE_FRAME || code === 1015) socket?.close()
    else socket?.close(code, reason)
  } catch {
    // Already closed.
  }
}
