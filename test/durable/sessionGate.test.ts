// The gate before a session, with this test's own sessions behind it.
import { describe, expect, it } from 'vitest'
import { eventFrame, packetFrame, PacketType } from '#domain/contact/realtime/frames.ts'
import { eventually } from '#test/support/contact/sockets.ts'
import { openSessionGate } from '#worker/realtime/sessionGate.ts'

const tellSession = eventFrame('session', { sessionId: 'ses_told' })

/** The far side of a socket, with everything that it received. */
function listening(socket: WebSocket) {
  const heard: { frames: string[]; closed: number | null } = { frames: [], closed: null }
  socket.accept()
  socket.addEventListener('message', ({ data }) => {
    heard.frames.push(String(data))
  })
  socket.addEventListener('close', ({ code }) => {
    heard.closed = code
  })
  return { socket, heard }
}

function givenSession() {
  const { 0: toGate, 1: session } = new WebSocketPair()
  return { ...listening(session), answer: new Response(null, { status: 101, webSocket: toGate }) }
}

function openGate(
  openSession: (sessionId: string | null) => Promise<Response>,
  patienceMs?: number,
) {
  const { webSocket } = openSessionGate(openSession, patienceMs)
  if (!webSocket) throw new Error('no socket')
  return listening(webSocket)
}

describe('gate in front of a session', () => {
  it('forwards early frames in order, then passes frames both ways', async () => {
    const session = givenSession()
    const asked: (string | null)[] = []
    const client = openGate(async (sessionId) => {
      asked.push(sessionId)
      return session.answer
    })
    client.socket.send('40')
    client.socket.send(eventFrame('country', 'US'))
    client.socket.send(tellSession)
    client.socket.send(eventFrame('language', 'en'))
    await eventually(() => session.heard.frames.length === 4)
    expect(asked).toEqual(['ses_told'])
    expect(session.heard.frames).toEqual([
      packetFrame({ type: PacketType.CONNECT, nsp: '/' }),
      eventFrame('country', 'US'),
      tellSession,
      eventFrame('language', 'en'),
    ])
    session.socket.send(eventFrame('ready', true))
    await eventually(() => client.heard.frames.includes(eventFrame('ready', true)))
  })

  it('leaves no socket at the session when the client left while it was being opened', async () => {
    const session = givenSession()
    const opened = Promise.withResolvers<Response>()
    let isAsked = false
    const client = openGate(() => {
      isAsked = true
      return opened.promise
    })
    client.socket.send(tellSession)
    await eventually(() => isAsked)
    client.socket.close(1000, 'gone')
    await eventually(() => client.heard.closed !== null)
    opened.resolve(session.answer)
    await eventually(() => session.heard.closed !== null)
    expect(session.heard.frames).toEqual([])
  })

  it('closes the client when no session can be opened', async () => {
    const refused = openGate(async () => new Response(null, { status: 503 }))
    refused.socket.send(tellSession)
    await eventually(() => refused.heard.closed === 1013)
    const failed = openGate(async () => {
      throw new Error('overloaded')
    })
    failed.socket.send(tellSession)
    await eventually(() => failed.heard.closed !== null)
    expect(failed.heard.closed).toBe(1013)
  })

  it('limits the buffer before the session is known', async () => {
    const asked: (string | null)[] = []
    const client = openGate(async (sessionId) => {
      asked.push(sessionId)
      return givenSession().answer
    })
    const large = eventFrame('country', 'x'.repeat(60_000))
    for (let n = 0; n < 6; n += 1) client.socket.send(large)
    await eventually(() => client.heard.closed === 1008)
    expect(asked).toEqual([])
  })

  it('opens no session for a client that it has closed', async () => {
    const asked: (string | null)[] = []
    const client = openGate(async (sessionId) => {
      asked.push(sessionId)
      return givenSession().answer
    }, 20)
    client.socket.send(new ArrayBuffer(4))
    await eventually(() => client.heard.closed === 1008)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked).toEqual([])
  })

  it('opens a new session for a client that names none', async () => {
    const session = givenSession()
    const asked: (string | null)[] = []
    openGate(async (sessionId) => {
      asked.push(sessionId)
      return session.answer
    }, 20)
    await eventually(() => session.heard.frames.length === 1)
    expect(asked).toEqual([null])
  })

  it('closes when its session closes, and vice versa', async () => {
    const session = givenSession()
    const client = openGate(async () => session.answer)
    client.socket.send(tellSession)
    await eventually(() => session.heard.frames.length === 2)
    session.socket.close(1009, 'too large')
    await eventually(() => client.heard.closed !== null)
    expect(client.heard.closed).toBe(1009)
    const other = givenSession()
    const leaving = openGate(async () => other.answer)
    leaving.socket.send(tellSession)
    await eventually(() => other.heard.frames.length === 2)
    leaving.socket.close(1000, 'bye')
    await eventually(() => other.heard.closed !== null)
  })
})
