import { io, type Socket } from 'socket.io-client'
import { RECONNECT } from '#domain/contact/realtime/realtimeLimits.ts'

/** An unmodified socket.io client that is not connected yet, with the product's reconnection. */
export function openClient(
  origin: string,
  query: Record<string, string>,
  extraHeaders: Record<string, string>,
): Socket {
  const options = {
    transports: ['websocket'],
    autoConnect: false,
    forceNew: true,
    query,
    extraHeaders,
    reconnectionDelay: RECONNECT.minDelayMs,
    reconnectionDelayMax: RECONNECT.maxDelayMs,
    randomizationFactor: RECONNECT.jitter,
  }
  // How well a server compresses is not what is measured, and a socket.io server by default does not.
  return io(origin, Object.assign(options, { perMessageDeflate: false }) as typeof options)
}
