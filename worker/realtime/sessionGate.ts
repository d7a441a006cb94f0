import {
  connectFrame,
  openFrame,
  packetFrame,
  PacketType,
  readFrame,
} from '#domain/realtime/frames.ts'
import { parseClientEvent } from '#domain/realtime/clientEvents.ts'

/** How long a client may take to tell its session; after that it gets a fresh one. */
const PATIENCE_MS = 3_000
/** What may wait meanwhile. */
const MAX_WAITING = 64

/** Opens the socket at a session; the session id may be missing or wrong. */
type OpenSession = (sessionId: string | null) => Promise<Response>

/**
 * For clients that know no session in the address and tell it after connecting, as spec §7 has it: an off-the-shelf
 * socket.io client. The handshake is answered here, the session is read from the 'session' event, and from then on
 * every frame passes between the client and that session.
 */
export function openSessionGate(openSession: OpenSession): Response {
  const { 0: client, 1: server } = new WebSocketPair()
  server.accept()
  const gate = new SessionGate(server, openSession)
  gate.start()
  return new Response(null, { status: 101, webSocket: client })
}

class SessionGate {
  readonly #client: WebSocket
  readonly #openSession: OpenSession
  readonly #waiting: string[] = []
  readonly #sid = crypto.randomUUID()
  #isChosen = false
  #session: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(client: WebSocket, openSession: OpenSession) {
    this.#client = client
    this.#openSession = openSession
  }

  start(): void {
    this.#client.send(openFrame(this.#sid))
    this.#client.addEventListener('message', ({ data }) => this.#fromClient(data))
    this.#client.addEventListener('close', ({ code }) => {
      clearTimeout(this.#timer)
      closeQuietly(this.#session, code)
    })
    this.#timer = setTimeout(() => this.#choose(null), PATIENCE_MS)
  }

  #fromClient(data: string | ArrayBuffer): void {
    if (this.#session) return this.#toSession(this.#session, data)
    const frame = readFrame(data)
    if (frame.kind === 'ping') return this.#client.send(`3${frame.data}`)
    if (frame.kind === 'packet' && frame.packet.type === PacketType.CONNECT) {
      return this.#client.send(connectFrame(frame.packet.nsp, this.#sid))
    }
    if (typeof data !== 'string' || this.#waiting.length >= MAX_WAITING) {
      return closeQuietly(this.#client, 1008)
    }
    this.#waiting.push(data)
    if (frame.kind === 'wrong') return this.#choose(null)
    if (frame.kind !== 'packet' || frame.packet.type !== PacketType.EVENT) return
    const parsed = parseClientEvent(frame.packet.data as unknown[])
    if (parsed.ok && parsed.event.name === 'session') {
      this.#choose(parsed.event.payload.sessionId ?? null)
    }
  }

  #choose(sessionId: string | null): void {
    if (this.#isChosen) return
    this.#isChosen = true
    clearTimeout(this.#timer)
    this.#connect(sessionId).catch(() => closeQuietly(this.#client, 1013))
  }

  async #connect(sessionId: string | null): Promise<void> {
    const { webSocket: session } = await this.#openSession(sessionId)
    if (!session) return closeQuietly(this.#client, 1013)
    session.accept()
    session.addEventListener('message', ({ data }) => this.#fromSession(data))
    session.addEventListener('close', ({ code, reason }) => {
      closeQuietly(this.#client, code, reason)
    })
    session.send(packetFrame({ type: PacketType.CONNECT, nsp: '/' }))
    for (const frame of this.#waiting.splice(0)) this.#toSession(session, frame)
    this.#session = session
  }

  #toSession(session: WebSocket, data: string | ArrayBuffer): void {
    try {
      session.send(data)
    } catch {
      // The session has closed: its last words and its close are on their way, and must reach the client.
    }
  }

  #fromSession(data: string | ArrayBuffer): void {
    // The client has had its handshake from the gate.
    if (typeof data === 'string' && (data.startsWith('0') || data.startsWith('40'))) return
    try {
      this.#client.send(data)
    } catch {
      closeQuietly(this.#session, 1001)
    }
  }
}

function closeQuietly(socket: WebSocket | null, code: number, reason = ''): void {
  try {
    // Codes that stand for no close frame cannot be sent.
    if (code === 1005 || code === 1006 || code === 1015) socket?.close()
    else socket?.close(code, reason)
  } catch {
    // Already closed.
  }
}
