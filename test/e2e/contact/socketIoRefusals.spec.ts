// Protocol errors are reported to an off-the-shelf client, and harm no session.
import { SocketIoPeer } from '#test/support/contact/socketIoPeer.ts'
import { expect, join, test } from '#test/support/contact/socketIoTest.ts'

const WRONG = [
  ['over 64 kB', 'country', 'x'.repeat(65_536), 'too_large'],
  ['in binary', 'country', Buffer.from('US'), 'binary'],
] as const

for (const [what, name, payload, code] of WRONG) {
  test(`a frame ${what} is reported and ends the connection, not the session`, async ({ peer }) => {
    const visitor = peer()
    const session = await join(visitor)
    await visitor.ask('chat:send-user-message', { text: 'kept' })
    visitor.socket.io.reconnection(false)
    visitor.socket.emit(name, payload)
    expect(await visitor.first('realtime:error')).toMatchObject({ code })
    await visitor.until(() => !visitor.socket.connected, 'the end of the connection')
    const again = await peer().connected()
    await again.ask('session', { sessionId: session, lastSeq: 0 })
    expect(await again.first('chat:history')).toMatchObject({ messages: [{ text: 'kept' }] })
  })
}

test('a malformed frame is reported and ends the connection, not the session', async ({ peer }) => {
  const broken = peer()
  await join(broken)
  broken.socket.io.reconnection(false)
  broken.socket.io.engine.write('2["session",')
  expect(await broken.first('realtime:error')).toMatchObject({ code: 'malformed' })
  await broken.until(() => !broken.socket.connected, 'the end of the connection')
})

test('too many frames are reported and end the connection, whatever is still unsent', async ({
  peer,
}) => {
  const hasty = Array.from({ length: 16 }, () => peer())
  for (const each of hasty) {
    await join(each)
    each.socket.io.reconnection(false)
  }
  for (const each of hasty) {
    for (let n = 0; n < 1_000; n += 1) each.socket.emit('country', 'US')
  }
  for (const each of hasty) {
    await each.until(() => !each.socket.connected, 'the end of the connection')
    expect(each.all('realtime:error')).toContainEqual(
      expect.objectContaining({ code: 'too_many_frames' }),
    )
  }
})

test('an unknown event or payload is refused, and the connection stays open', async ({ peer }) => {
  const visitor = peer()
  await join(visitor)
  expect(await visitor.ask('nonsense', {})).toMatchObject({
    success: false,
    error: { code: 'unknown_event' },
  })
  expect(await visitor.ask('chat:send-user-message', { text: '   ' })).toMatchObject({
    success: false,
    error: { code: 'invalid_payload' },
  })
  visitor.socket.emit('nonsense')
  expect(await visitor.first('realtime:error')).toMatchObject({ event: 'nonsense' })
  expect(await visitor.ask('country', 'US')).toEqual({ success: true })
})

test('another namespace or a desk without a login cannot be joined', async ({
  peer,
  origin,
  caller,
}) => {
  const visitor = await peer().connected()
  const other = visitor.socket.io.socket('/admin')
  const refusal = new Promise<string>((resolve) => {
    other.once('connect_error', ({ message }) => resolve(message))
  })
  other.connect()
  expect(await refusal).toBe('Invalid namespace')
  const desk = new SocketIoPeer(origin, { caller, query: { desk: 'europe' } })
  const closed = new Promise<string>((resolve) => {
    desk.socket.once('connect_error', ({ message }) => resolve(message))
  })
  desk.socket.io.reconnection(false)
  desk.socket.connect()
  expect(await closed).toBe('websocket error')
})
