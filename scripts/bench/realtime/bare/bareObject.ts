// The minimum that could carry a chat on the product's runtime: hibernating sockets, one row per
// message, messages sent to the admins. It does not sign, limit, retry or archive. It measures the
// runtime's own share of the product's cost and is never shipped.
import { DurableObject } from 'cloudflare:workers'

interface BareEnv {
  VISITOR: DurableObjectNamespace<BareVisitor>
  ROOM: DurableObjectNamespace<BareRoom>
}

type Message = {
  seq: number
  id: string
  text: string
  sent: number
  senderName: string
  timestamp: string
}
type Answer = (value: unknown) => void

/** No pings: like the product, where the runtime answers its clients' pings. */
const OPEN = `0${JSON.stringify({ sid: 'bare', upgrades: [], pingInterval: 1e9, pingTimeout: 1e6, maxPayload: 65_536 })}`
const EVENT = /^42(?<ack>\d*)(?<data>\[.*\])$/su

/** Number of object starts in this process: initial ones and wake-ups. */
let wakeUps = 0

/** The part of Engine.IO and Socket.IO that the bench's clients use. */
abstract class BareSockets extends DurableObject<BareEnv> {
  constructor(ctx: DurableObjectState, env: BareEnv) {
    super(ctx, env)
    wakeUps += 1
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('2', '3'))
  }

  protected abstract take(
    socket: WebSocket,
    name: string,
    payload: unknown,
    answer: Answer,
  ): void | Promise<void>

  override fetch(): Response {
    const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket]
    this.ctx.acceptWebSocket(server)
    server.send(OPEN)
    return new Response(null, { status: 101, webSocket: client })
  }

  override webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): void | Promise<void> {
    if (typeof frame !== 'string') return
    if (frame === '40') return socket.send('40{"sid":"bare"}')
    const { ack, data } = EVENT.exec(frame)?.groups ?? {}
    if (data === undefined) return
    const [name, payload] = JSON.parse(data) as [string, unknown]
    return this.take(socket, name, payload, (value) => {
      if (ack) socket.send(`43${ack}${JSON.stringify([value])}`)
    })
  }

  protected tellAll(name: string, payload: unknown): void {
    const frame = eventFrame(name, payload)
    for (const socket of this.ctx.getWebSockets()) socket.send(frame)
  }
}

const eventFrame = (name: string, payload: unknown) => `42${JSON.stringify([name, payload])}`

/** One visitor: the conversation and its sockets. */
export class BareVisitor extends BareSockets {
  readonly #sql = this.ctx.storage.sql

  constructor(ctx: DurableObjectState, env: BareEnv) {
    super(ctx, env)
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS messages (
      seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, text TEXT NOT NULL, sent INTEGER NOT NULL,
      senderName TEXT NOT NULL, timestamp TEXT NOT NULL)`)
  }

  /** Stores a message from the desk; returns whether it is new. */
  async deliver(id: string, text: string, senderName: string): Promise<boolean> {
    const { message, isNew } = this.#keep({ id, text, sent: 0, senderName })
    if (isNew) this.tellAll('user:admin-message', message)
    return isNew
  }

  protected take(socket: WebSocket, name: string, payload: unknown, answer: Answer) {
    if (name === 'session') {
      const from = (payload as { lastSeq?: number }).lastSeq ?? 0
      const rows = this.#sql.exec<Message>(
        'SELECT * FROM messages WHERE seq > ? ORDER BY seq',
        from,
      )
      const messages = [...rows].map((row) => Object.assign(row, { sent: row.sent === 1 }))
      socket.send(eventFrame('session', this.ctx.id.name))
      socket.send(eventFrame('chat:history', { messages, from }))
      return answer({ success: true })
    }
    if (name !== 'chat:send-user-message') return
    const { id, text } = payload as { id: string; text: string }
    const { message, isNew } = this.#keep({ id, text, sent: 1, senderName: '' })
    answer({ success: true, id, seq: message.seq, timestamp: message.timestamp })
    if (isNew) return this.env.ROOM.getByName('desk').receive(this.ctx.id.name ?? '', message)
  }

  /** Stores a message once by its id. */
  #keep(asked: Omit<Message, 'seq' | 'timestamp'>): { message: Message; isNew: boolean } {
    const { id, text, sent, senderName } = asked
    const timestamp = new Date().toISOString()
    const [added] = this.#sql.exec<{ seq: number }>(
      `INSERT INTO messages (id, text, sent, senderName, timestamp) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (id) DO NOTHING RETURNING seq`,
      id,
      text,
      sent,
      senderName,
      timestamp,
    )
    if (added) return { message: { ...asked, seq: added.seq, timestamp }, isNew: true }
    const known = this.#sql.exec<Message>('SELECT * FROM messages WHERE id = ?', id).one()
    return { message: known, isNew: false }
  }
}

/** The admins, to whom each message is sent. */
export class BareRoom extends BareSockets {
  async receive(sessionId: string, line: Message): Promise<void> {
    this.tellAll('desk:line', { sessionId, line })
  }

  protected async take(_socket: WebSocket, name: string, payload: unknown, answer: Answer) {
    if (name !== 'desk:answer') return answer({ success: true })
    const { id, sessionId, text } = payload as { id: string; sessionId: string; text: string }
    await this.env.VISITOR.getByName(sessionId).deliver(id, text, 'Alex Chen')
    answer({ success: true })
    this.tellAll('desk:line', { sessionId, line: { id, text } })
  }
}

export default {
  fetch(request: Request, env: BareEnv): Response | Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/counts') return Response.json({ wakeUps, frames: 0 })
    if (searchParams.has('desk')) return env.ROOM.getByName('desk').fetch(request)
    const session = searchParams.get('session') || `ses_${crypto.randomUUID()}`
    return env.VISITOR.getByName(session).fetch(request)
  },
}
