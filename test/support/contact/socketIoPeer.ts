import { io, type Socket } from 'socket.io-client'

const PATIENCE_MS = 40_000

let callers = 0

/** Caller address of a test: unique, because limits count per caller. */
export function callerAddress(workerIndex: number): string {
  callers += 1
  return `10.${200 + (workerIndex % 50)}.${Math.floor(callers / 250)}.${(callers % 250) + 1}`
}

export interface PeerOptions {
  caller: string
  cookie?: string
  query?: Record<string, string>
  /** The visitor as the network sees them. */
  country?: string
}

/** The unmodified socket.io-client, with all received events. */
export class SocketIoPeer {
  readonly socket: Socket
  readonly received: { name: string; payload: unknown }[] = []
  /** Whether it acknowledges events on request. */
  acknowledges = true

  constructor(origin: string, { caller, cookie, query = {}, country }: PeerOptions) {
    this.socket = io(origin, {
      transports: ['websocket'],
      forceNew: true,
      autoConnect: false,
      query,
      extraHeaders: {
        'CF-Connecting-IP': caller,
        ...(cookie ? { Cookie: cookie } : {}),
        ...(country ? { 'MF-CF-Blob': JSON.stringify({ country }) } : {}),
      },
    })
    this.socket.onAny((name: string, ...args: unknown[]) => {
      const ack = args.at(-1)
      this.received.push({ name, payload: typeof ack === 'function' ? args[0] : args.at(0) })
      if (typeof ack === 'function' && this.acknowledges) (ack as () => void)()
    })
  }

  /** Opens the connection. Resolves to itself once connected. */
  async connected(): Promise<this> {
    this.socket.connect()
    await this.until(() => this.socket.connected, 'the connection')
    return this
  }

  /** Emits an event and returns its acknowledgment. */
  async ask<Answer = unknown>(name: string, payload?: unknown): Promise<Answer> {
    const args = payload === undefined ? [] : [payload]
    return (await this.socket.timeout(PATIENCE_MS).emitWithAck(name, ...args)) as Answer
  }

  /** The payloads of an event so far. */
  all<Payload = unknown>(name: string): Payload[] {
    return this.received
      .filter((each) => each.name === name)
      .map(({ payload }) => payload as Payload)
  }

  /** Waits for the first payload of an event that matches. */
  async first<Payload = unknown>(
    name: string,
    isWanted: (payload: Payload) => boolean = () => true,
  ): Promise<Payload> {
    await this.until(() => this.all<Payload>(name).some(isWanted), name)
    return this.all<Payload>(name).find(isWanted) as Payload
  }

  async until(isTrue: () => boolean, what: string): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    while (!isTrue()) {
      if (Date.now() > deadline) {
        throw new Error(`${what} did not happen; got ${JSON.stringify(this.received)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  /** Cuts the network: the transport closes without a client message. */
  cut(): void {
    this.socket.io.engine.close()
  }
}
