import { io, type Socket } from 'socket.io-client'
import { RECONNECT } from '#domain/contact/realtime/realtimeLimits.ts'

/** An unmodified socket.io client, not connected yet, with the product's reconnection. */
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
  // Compression is not measured, and a socket.io server does not compress by default.
  return io(origin, Object.assign(options, { perMessageDeflate: false }) as typeof options)
}
