import { exports } from 'cloudflare:workers'
import { ackFrame, eventFrame, readFrame, PacketType } from '#domain/contact/realtime/frames.ts'
import { fromOwnNetwork } from '#test/support/foundation/ownNetwork.ts'

/** Only a fault takes this long, even on a slow machine (ms). */
const PATIENCE_MS = 60_000

/** An event that a test client received. */
export interface Received {
  name: string
  payload: unknown
  ackId: number | undefined
}

/** Opens a WebSocket to the Worker without sending anything. */
export async function openRawSocket(
  options: {
    session?: string | null
    desk?: string
    cookie?: string
    headers?: Record<string, string>
  } = {},
): Promise<WebSocket> {
  const query = new URLSearchParams({ EIO: '4', transport: 'websocket' })
  // Null omits it from the URL: the session is then sent after connecting.
  if (options.session !== null) query.set('session', options.session ?? '')
  if (options.desk) query.set('desk', options.desk)
  const answer = await exports.default.fetch(`http://127.0.0.1/socket.io/?${query}`, {
    headers: {
      ...fromOwnNetwork(),
      Upgrade: 'websocket',
      ...(options.cookie ? { Cookie: options.cookie } : {}),
      ...options.headers,
    },
  })
  if (!answer.webSocket) throw new Error(`not opened: ${answer.status} ${await answer.text()}`)
  answer.webSocket.accept()
  return answer.webSocket
}

/** A minimal socket.io client: `received` has its events, and it can be cut at any point. */
export class TestClient {
  readonly received: Received[] = []
  readonly frames: string[] = []
  closed: { code: number; reason: string } | null = null
  /** Whether it acknowledges events on request. */
  acknowledges = true
  readonly #acks = new Map<number, PromiseWithResolvers<unknown>>()
  #lastAckId = 0
  readonly #socket: WebSocket

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#take(String(data)))
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason }
      for (const { reject } of this.#acks.values()) reject(new Error('closed before the answer'))
    })
  }

  static async open(options: Parameters<typeof openRawSocket>[0] = {}): Promise<TestClient> {
    const client = new TestClient(await openRawSocket(options))
    client.raw('40')
    await client.until(() => client.frames.some((frame) => frame.startsWith('40')))
    return client
  }

  /** Opens a socket and sends its session, as a browser does. */
  static async join(
    options: Parameters<typeof openRawSocket>[0] & { lastSeq?: number } = {},
  ): Promise<TestClient> {
    const client = await TestClient.open(options)
    await client.ask('session', { sessionId: options.session ?? null, lastSeq: options.lastSeq })
    return client
  }

  raw(frame: string | ArrayBuffer): void {
    this.#socket.send(frame)
  }

  emit(name: string, payload?: unknown): void {
    this.raw(eventFrame(name, payload))
  }

  /** Emits an event and returns its acknowledgment. */
  async ask<Answer = unknown>(name: string, payload?: unknown): Promise<Answer> {
    this.#lastAckId += 1
    const ackId = this.#lastAckId
    const answer = Promise.withResolvers<unknown>()
    this.#acks.set(ackId, answer)
    const giveUp = () => answer.reject(new Error(`no acknowledgement of ${name}`))
    setTimeout(giveUp, PATIENCE_MS)
    this.raw(eventFrame(name, payload, ackId))
    return (await answer.promise) as Answer
  }

  /** The payloads of an event so far. */
  all<Payload = unknown>(name: string): Payload[] {
    return this.received
      .filter((each) => each.name === name)
      .map(({ payload }) => payload as Payload)
  }

  /** Waits for the payload of the first event of a name. */
  async first<Payload = unknown>(name: string): Promise<Payload> {
    await this.until(() => this.all(name).length > 0, name)
    return this.all<Payload>(name)[0] as Payload
  }

  async until(isTrue: () => boolean, what = 'it'): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    while (!isTrue()) {
      if (Date.now() > deadline) {
        throw new Error(`${what} did not happen; got ${JSON.stringify(this.received)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** Ends the connection like a lost network, without a close frame to the other side. */
  cut(): void {
    this.#socket.close()
  }

  #take(text: string): void {
    this.frames.push(text)
    const frame = readFrame(text, Number.POSITIVE_INFINITY)
    if (frame.kind !== 'packet') return
    const { type, id, data } = frame.packet
    if (type === PacketType.ACK && id !== undefined)
      this.#acks.get(id)?.resolve((data as unknown[])[0])
    if (type !== PacketType.EVENT) return
    const [name, payload] = data as [string, unknown]
    this.received.push({ name, payload, ackId: id })
    if (id !== undefined && this.acknowledges) this.raw(ackFrame(id, null))
  }
}

let ids = 0
/** An ID as browsers generate it. */
export const clientId = (): string => `client-${(ids += 1).toString().padStart(8, '0')}`

/** Waits until a condition holds. */
export async function eventually(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('it did not come true')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
