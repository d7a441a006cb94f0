import { expect, it, vi } from 'vitest'
import { ackFrame, packetFrame, PacketType } from '#domain/realtime/frames.ts'
import { MAX_FRAME_BYTES } from '#domain/realtime/realtimeLimits.ts'
import { RealtimeSocket } from './RealtimeSocket.ts'

type Listener = (event: { data: string }) => void

/** The browser's socket, whose other end the test is. */
const { wire } = vi.hoisted(() => ({ wire: { hear: null as Listener | null } }))

vi.mock('partysocket/ws', () => ({
  default: class {
    addEventListener = (type: string, listener: Listener) => {
      if (type === 'message') wire.hear = listener
    }
    send = () => {}
    close = () => {}
    reconnect = () => {}
  },
}))

it('takes an answer of any size: the list of a busy desk is larger than what a visitor may say', async () => {
  const owner = {
    address: () => '/socket',
    onConnected: () => {},
    onDisconnected: () => {},
    onEvent: () => {},
  }
  const socket = new RealtimeSocket(owner)
  socket.start()
  wire.hear?.({ data: packetFrame({ type: PacketType.CONNECT, nsp: '/', data: { sid: 'a' } }) })
  const answer = { conversations: Array.from({ length: 500 }, (_, n) => `${n}`.padEnd(500, '.')) }
  const asked = socket.ask('desk:join')
  const frame = ackFrame(1, answer)
  expect(frame.length).toBeGreaterThan(MAX_FRAME_BYTES)
  wire.hear?.({ data: frame })
  expect(await asked).toEqual(answer)
  socket.stop()
})
