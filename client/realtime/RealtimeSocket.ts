import ReconnectingWebSocket from 'partysocket/ws'
import {
  ackFrame,
  eventFrame,
  packetFrame,
  PacketType,
  readFrame,
} from '#domain/contact/realtime/frames.ts'
import { CONNECTION_TIMEOUT_MS, LIVENESS } from '#domain/contact/realtime/realtimeLimits.ts'
import { reconnectDelayMs } from '#domain/contact/realtime/reconnectDelay.ts'
import {
  mayBeRestart,
  restartWaitMs,
  VERSION_PARAMETER,
  versionOfHandshake,
} from '#domain/contact/realtime/restart.ts'
import { clientLog } from './clientLog.ts'
import { NotConnectedError } from './NotConnectedError.ts'

/** Callbacks of a socket's owner. */
interface SocketOwner {
  /** Returns the address to connect to; called before every attempt. */
  address: () => string
  onConnected: () => void
  onDisconnected: () => void
  /** Receives an event of the server, name first. A requested acknowledgment is sent after it returns. */
  onEvent: (data: readonly unknown[]) => void
  /** Whether the connection is needed now: then it skips its delay after a deployment. */
  isUrgent?: () => boolean
}

/** How often the delay after a deployment checks whether the connection is needed (ms). */
const URGENCY_POLL_MS = 500

interface Waiting {
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
  timer: ReturnType<typeof setTimeout>
}

/**
 * A Socket.IO connection that reconnects without limit after 1 s to 5 s, with jitter 0.5. An
 * attempt that has not connected after 10 s is logged and abandoned for the next one (Contact 4).
 * After a deployment, the server determines the delay.
 */
export class RealtimeSocket {
  isConnected = false
  readonly #owner: SocketOwner
  #socket: ReconnectingWebSocket | null = null
  #attempt = 0
  #hurry = false
  /** The version that opened the last connection; sent with the next one, unless this side closed it. */
  #version: string | null = null
  /** The delay that the server requested after a deployment (ms). */
  #restartWaitMs: number | null = null
  #lastAckId = 0
  readonly #waiting = new Map<number, Waiting>()
  #connectTimer: ReturnType<typeof setTimeout> | undefined
  #livenessTimer: ReturnType<typeof setTimeout> | undefined
  #deathTimer: ReturnType<typeof setTimeout> | undefined

  constructor(owner: SocketOwner) {
    this.#owner = owner
  }

  start(): void {
    if (this.#socket) return
    const socket = new ReconnectingWebSocket(() => this.#nextAddress(), undefined, {
      // We set the delays ourselves, see #nextAddress.
      minReconnectionDelay: 0,
      maxReconnectionDelay: 0,
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      // Drop events sent to a connection that just broke: over the next one they would precede the handshake.
      maxEnqueuedMessages: 0,
    })
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#take(data))
    socket.addEventListener('close', (event) => this.#closed(event))
    globalThis.addEventListener?.('online', this.#reconnectNow)
    globalThis.addEventListener?.('offline', this.#giveUp)
  }

  stop(): void {
    globalThis.removeEventListener?.('online', this.#reconnectNow)
    globalThis.removeEventListener?.('offline', this.#giveUp)
    this.#socket?.close()
    this.#socket = null
    this.#lost()
    clearTimeout(this.#connectTimer)
  }

  /** Replaces the connection, e.g. because the session ID changed. */
  reconnect(): void {
    this.#version = null
    this.#again()
  }

  /** Replaces a dead connection. */
  #again(): void {
    this.#lost()
    this.#hurry = true
    this.#socket?.reconnect()
  }

  #closed({ code, reason }: { code: number; reason: string }): void {
    this.#lost()
    if (!mayBeRestart({ code, reason })) this.#version = null
    const waitMs = restartWaitMs({ code, reason })
    if (waitMs === null) return
    clearTimeout(this.#connectTimer)
    this.#restartWaitMs = waitMs
  }

  /** Waits for this client's delay after a deployment, unless the connection is needed now. */
  async #waitForTurn(waitMs: number): Promise<void> {
    const untilMs = performance.now() + waitMs
    while (performance.now() < untilMs && !this.#hurry && !this.#owner.isUrgent?.()) {
      const restMs = untilMs - performance.now()
      await new Promise((resolve) => {
        setTimeout(resolve, Math.min(URGENCY_POLL_MS, restMs))
      })
    }
    this.#version = null
  }

  /** Sends an event without acknowledgment. Returns whether there was a connection. */
  send(name: string, payload?: unknown): boolean {
    if (!this.isConnected || !this.#socket) return false
    this.#socket.send(eventFrame(name, payload))
    return true
  }

  /**
   * Sends an event and returns its acknowledgment. Raises NotConnectedError without a connection and when it is lost.
   */
  async ask(name: string, payload?: unknown, timeoutMs = CONNECTION_TIMEOUT_MS): Promise<unknown> {
    const socket = this.#socket
    if (!this.isConnected || !socket) throw new NotConnectedError()
    this.#lastAckId += 1
    const ackId = this.#lastAckId
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#noAnswer(ackId), timeoutMs)
      this.#waiting.set(ackId, { resolve, reject, timer })
      socket.send(eventFrame(name, payload, ackId))
    })
  }

  readonly #reconnectNow = () => {
    if (!this.isConnected) this.reconnect()
  }

  /** Closes the connection when the network is lost; otherwise it would seem alive until its next ping. */
  readonly #giveUp = () => {
    if (this.isConnected) this.#again()
  }

  async #nextAddress(): Promise<string> {
    const restartWaitMs = this.#restartWaitMs
    this.#restartWaitMs = null
    if (restartWaitMs !== null) await this.#waitForTurn(restartWaitMs)
    else if (this.#attempt > 0 && !this.#hurry) {
      await new Promise((resolve) => {
        setTimeout(resolve, reconnectDelayMs(this.#attempt - 1, Math.random()))
      })
    }
    this.#hurry = false
    this.#attempt += 1
    clearTimeout(this.#connectTimer)
    this.#connectTimer = setTimeout(() => this.#timedOut(), CONNECTION_TIMEOUT_MS)
    return this.#withVersion(this.#owner.address())
  }

  #withVersion(address: string): string {
    if (this.#version === null) return address
    const parameter = `${VERSION_PARAMETER}=${encodeURIComponent(this.#version)}`
    return `${address}${address.includes('?') ? '&' : '?'}${parameter}`
  }

  #timedOut(): void {
    clientLog('connection timeout', { afterMs: CONNECTION_TIMEOUT_MS })
    this.#lost()
    this.#socket?.reconnect()
  }

  /** Replaces a connection that does not respond; unacknowledged events are resent over the next one. */
  #noAnswer(ackId: number): void {
    const waiting = this.#waiting.get(ackId)
    this.#waiting.delete(ackId)
    waiting?.reject(new NotConnectedError())
    clientLog('no acknowledgement')
    this.#again()
  }

  #take(data: unknown): void {
    this.#live()
    const frame = readFrame(data, Number.POSITIVE_INFINITY)
    if (frame.kind === 'ping') this.#socket?.send(`3${frame.data}`)
    if (typeof data === 'string' && data.startsWith('0')) {
      this.#version = versionOfHandshake(data)
      this.#socket?.send(packetFrame({ type: PacketType.CONNECT, nsp: '/' }))
    }
    if (frame.kind !== 'packet') return
    const { type, id, data: content } = frame.packet
    if (type === PacketType.CONNECT) return this.#connected()
    if (type === PacketType.ACK && id !== undefined) {
      return this.#answered(id, (content as unknown[])[0])
    }
    if (type !== PacketType.EVENT) return
    this.#owner.onEvent(content as unknown[])
    if (id !== undefined) this.#socket?.send(ackFrame(id, null))
  }

  #connected(): void {
    clearTimeout(this.#connectTimer)
    this.#attempt = 1
    this.isConnected = true
    this.#owner.onConnected()
  }

  #answered(ackId: number, answer: unknown): void {
    const waiting = this.#waiting.get(ackId)
    this.#waiting.delete(ackId)
    clearTimeout(waiting?.timer)
    waiting?.resolve(answer)
  }

  #lost(): void {
    clearTimeout(this.#livenessTimer)
    clearTimeout(this.#deathTimer)
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(new NotConnectedError())
    }
    this.#waiting.clear()
    if (!this.isConnected) return
    this.isConnected = false
    this.#owner.onDisconnected()
  }

  /**
   * Any incoming data proves that the connection is alive; checks it again after a while. A hibernating object also
   * responds.
   */
  #live(): void {
    clearTimeout(this.#livenessTimer)
    clearTimeout(this.#deathTimer)
    this.#livenessTimer = setTimeout(() => {
      this.#socket?.send('2')
      this.#deathTimer = setTimeout(() => this.#again(), LIVENESS.timeoutMs)
    }, LIVENESS.everyMs)
  }
}

/** WebSocket URL of the realtime socket, from the configured socket URL and the page's own. */
export function socketAddress(
  socketUrl: string,
  page: { href: string },
  query: Record<string, string>,
): string {
  const url = new URL(`${socketUrl.replace(/\/$/, '')}/`, page.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.search = new URLSearchParams({ EIO: '4', transport: 'websocket', ...query }).toString()
  return url.href
}
