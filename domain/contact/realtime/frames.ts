import { decodePacket, encodePacket } from 'engine.io-parser'
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser'
import { utf8Bytes } from '#domain/foundation/forms/utf8Bytes.ts'
import { ENGINE_PING, MAX_FRAME_BYTES } from './realtimeLimits.ts'
import type { RealtimeErrorCode } from './serverEvents.ts'

export { PacketType, type Packet }

/** A parsed WebSocket message. */
export type Frame =
  | { kind: 'packet'; packet: Packet }
  | { kind: 'ping'; data: string }
  | { kind: 'close' }
  | { kind: 'nothing' }
  | { kind: 'wrong'; code: RealtimeErrorCode }

const encoder = new Encoder()

/** Whether a text exceeds the limit; measures bytes only if it might. */
const isLargerThan = (maxBytes: number, text: string) =>
  text.length > maxBytes || (text.length * 3 > maxBytes && utf8Bytes(text) > maxBytes)

/**
 * Parses a message of Engine.IO v4 (open, close, ping, pong, message, upgrade, noop) and the Socket.IO v5 packet in it.
 * The limit applies to visitors' messages; our own server's (a desk's whole list) have none.
 */
export function readFrame(message: unknown, maxBytes: number = MAX_FRAME_BYTES): Frame {
  if (typeof message !== 'string') return { kind: 'wrong', code: 'binary' }
  if (isLargerThan(maxBytes, message)) return { kind: 'wrong', code: 'too_large' }
  const { type, data } = decodePacket(message)
  switch (type) {
    case 'message':
      if (data === undefined) return { kind: 'wrong', code: 'malformed' }
      return typeof data === 'string' ? readPacket(data) : { kind: 'wrong', code: 'binary' }
    case 'ping':
      return { kind: 'ping', data: typeof data === 'string' ? data : '' }
    case 'close':
      return { kind: 'close' }
    case 'pong':
    case 'upgrade':
    case 'noop':
      return { kind: 'nothing' }
    case 'open':
    case 'error':
      return { kind: 'wrong', code: 'malformed' }
    default:
      return type satisfies never
  }
}

function readPacket(text: string): Frame {
  if (text.startsWith('5') || text.startsWith('6')) return { kind: 'wrong', code: 'binary' }
  let read: Packet | undefined
  const decoder = new Decoder()
  decoder.on('decoded', (packet: Packet) => {
    read = packet
  })
  try {
    decoder.add(text)
  } catch {
    return { kind: 'wrong', code: 'malformed' }
  }
  return read ? { kind: 'packet', packet: read } : { kind: 'wrong', code: 'malformed' }
}

/** A Socket.IO packet as the text of one WebSocket message. */
export function packetFrame(packet: Packet): string {
  let frame = ''
  for (const data of encoder.encode(packet)) {
    encodePacket({ type: 'message', data: data as string }, false, (encoded) => {
      frame = encoded as string
    })
  }
  return frame
}

/** The response to a client that joins the only namespace. */
export const connectFrame = (nsp: string, sid: string): string =>
  packetFrame(
    nsp === '/'
      ? { type: PacketType.CONNECT, nsp, data: { sid } }
      : { type: PacketType.CONNECT_ERROR, nsp, data: { message: 'Invalid namespace' } },
  )

/** The first frame of a connection: the Engine.IO handshake, with the version that opened it. */
export const openFrame = (sid: string, version: string | null = null): string =>
  `0${JSON.stringify({
    sid,
    ...(version === null ? {} : { version }),
    upgrades: [],
    pingInterval: ENGINE_PING.intervalMs,
    pingTimeout: ENGINE_PING.timeoutMs,
    maxPayload: MAX_FRAME_BYTES,
  })}`

/** An event; with a number the other side acknowledges it. */
export const eventFrame = (name: string, payload: unknown, ackId?: number): string =>
  packetFrame({
    type: PacketType.EVENT,
    nsp: '/',
    data: payload === undefined || payload === null ? [name] : [name, payload],
    ...(ackId === undefined ? {} : { id: ackId }),
  })

/** The acknowledgement of an event, with its response. */
export const ackFrame = (ackId: number, answer: unknown): string =>
  packetFrame({ type: PacketType.ACK, nsp: '/', id: ackId, data: [answer] })
