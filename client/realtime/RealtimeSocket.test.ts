import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ackFrame, openFrame, packetFrame, PacketType } from '#domain/contact/realtime/frames.ts'
import { RESTART_CLOSE_CODE, restartReason } from '#domain/contact/realtime/restart.ts'
import { MAX_FRAME_BYTES } from '#domain/contact/realtime/realtimeLimits.ts'
import { RealtimeSocket } from './RealtimeSocket.ts'

type Listener = (event: { data: string }) => void

type Closed = { code: number; reason: string }

/** The browser's socket, whose other end the test is. */
const { wire } = vi.hoisted(() => ({
  wire: {
    hear: null as Listener | null,
    closed: null as ((event: Closed) => void) | null,
    address: null as (() => Promise<string>) | null,
  },
}))

vi.mock('partysocket/ws', () => ({
  default: class {
    constructor(address: () => Promise<string>) {
      wire.address = address
    }
    addEventListener = (type: string, listener: never) => {
      if (type === 'message') wire.hear = listener
      if (type === 'close') wire.closed = listener
    }
    send = () => {}
    close = () => {}
    reconnect = () => {}
  },
}))

it('accepts a response of any size, since a busy desk’s list exceeds the limit of a visitor’s messages', async () => {
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

describe('connection after a deployment', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const JOINED = packetFrame({ type: PacketType.CONNECT, nsp: '/', data: { sid: 'a' } })

  /** A socket that version v1 opened; `isUrgent` says whether a person waits for it. */
  async function givenConnection() {
    const state = { isUrgent: false }
    const socket = new RealtimeSocket({
      address: () => '/socket?EIO=4',
      onConnected: () => {},
      onDisconnected: () => {},
      onEvent: () => {},
      isUrgent: () => state.isUrgent,
    })
    socket.start()
    const connect = async () => {
      wire.hear?.({ data: openFrame('a', 'v1') })
      wire.hear?.({ data: JOINED })
    }
    expect(await wire.address?.()).toBe('/socket?EIO=4')
    await connect()
    return { socket, state, connect }
  }

  /** After how many ms the next attempt is made, and to which address. */
  async function nextAttempt(mostMs = 120_000) {
    const attempt: { address?: string } = {}
    const fromMs = performance.now()
    void wire.address?.().then((address) => Object.assign(attempt, { address }))
    while (attempt.address === undefined && performance.now() - fromMs < mostMs)
      await vi.advanceTimersByTimeAsync(50)
    return { ...attempt, afterMs: performance.now() - fromMs }
  }

  it('reconnects to the version of the lost socket within 1 s to 5 s', async () => {
    await givenConnection()
    wire.closed?.({ code: 1006, reason: '' })
    const { address, afterMs } = await nextAttempt()
    expect(address).toBe('/socket?EIO=4&version=v1')
    expect(afterMs).toBeGreaterThanOrEqual(1_000)
    expect(afterMs).toBeLessThanOrEqual(5_100)
  })

  it('waits the time that the server names, then connects without a version', async () => {
    await givenConnection()
    wire.closed?.({ code: 1006, reason: '' })
    await nextAttempt()
    wire.closed?.({ code: RESTART_CLOSE_CODE, reason: restartReason(43_000) })
    const { address, afterMs } = await nextAttempt()
    expect(address).toBe('/socket?EIO=4')
    expect(afterMs).toBeGreaterThanOrEqual(43_000)
    expect(afterMs).toBeLessThan(44_000)
  })

  it('skips the wait when the connection is needed', async () => {
    const { state } = await givenConnection()
    wire.closed?.({ code: RESTART_CLOSE_CODE, reason: restartReason(43_000) })
    setTimeout(() => (state.isUrgent = true), 5_000)
    const { afterMs } = await nextAttempt()
    expect(afterMs).toBeLessThanOrEqual(5_600)
  })

  it('connects at once after its session changes', async () => {
    const { socket } = await givenConnection()
    socket.reconnect()
    expect(await nextAttempt()).toMatchObject({ address: '/socket?EIO=4' })
  })

  it.each([
    [1000, 'closed by the client'],
    [1008, 'The session has ended.'],
    [1012, 'the login has changed'],
  ])('names no version after our own close: %i %s', async (code, reason) => {
    await givenConnection()
    wire.closed?.({ code, reason })
    const { address, afterMs } = await nextAttempt()
    expect(address).toBe('/socket?EIO=4')
    expect(afterMs).toBeLessThanOrEqual(5_100)
  })
})
