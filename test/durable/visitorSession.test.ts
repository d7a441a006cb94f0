import { env } from 'cloudflare:workers'
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { chatTranscripts } from '#database/schema/contact/realtime.ts'
import type { ChatMessage } from '#domain/contact/realtime/chat/chatMessage.ts'
import type { MessageKept } from '#domain/contact/realtime/chat/acknowledgement.ts'
import { visitorSession } from '#worker/adapters/sessionObjects.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { idOf } from '#test/support/contact/deskRooms.ts'
import { clientId, eventually, TestClient } from '#test/support/contact/sockets.ts'
import { loggedOf } from '#test/support/contact/visitLogs.ts'

const stubOf = (signed: string) => env.VISITOR_SESSION.getByName(idOf(signed))

async function givenVisitor() {
  const client = await TestClient.join()
  return { client, session: await client.first<string>('session') }
}

const deskSays = (session: string, text: string, id = clientId()) =>
  visitorSession(env, idOf(session)).deliver({
    id,
    text,
    senderName: 'Dana Desk',
    timestamp: new Date().toISOString(),
  })

const textsOf = (client: TestClient) =>
  client.all<{ text: string }>('user:admin-message').map(({ text }) => text)

describe('a session', () => {
  it('is answered with its ID, a tracking ID and ready', async () => {
    const { client, session } = await givenVisitor()
    expect(session).toMatch(/^ses_[0-9A-Za-z]{24}\.[\w-]{43}$/)
    expect(client.received.map(({ name }) => name).slice(0, 3)).toEqual([
      'session',
      'user_tracking_id',
      'ready',
    ])
    expect(client.all('ready')).toEqual([true])
  })

  it('is the same for every holder of its signed ID, with its tracking ID', async () => {
    const { client, session } = await givenVisitor()
    const again = await TestClient.join({ session })
    expect(await again.first('session')).toBe(session)
    expect(await again.first('user_tracking_id')).toBe(await client.first('user_tracking_id'))
  })

  it('keeps the browser’s tracking ID', async () => {
    const client = await TestClient.open()
    await client.ask('session', { sessionId: null, trackingId: 'a-tracking-id-of-before' })
    expect(await client.first('user_tracking_id')).toBe('a-tracking-id-of-before')
  })

  it('accepts session and tracking ID together', async () => {
    const client = await TestClient.open()
    client.raw('42["session","unknown","a-tracking-id-of-before"]')
    expect(await client.first('user_tracking_id')).toBe('a-tracking-id-of-before')
  })

  it('is replaced by a fresh one when forged or foreign, and reveals nothing', async () => {
    const { client, session } = await givenVisitor()
    await client.ask('chat:send-user-message', { text: 'a secret' })
    const [id = '', signature = ''] = session.split('.')
    for (const forged of [id, `${id}.${'A'.repeat(43)}`, `${id}.${signature}x`, 'ses_x', '../x']) {
      const thief = await TestClient.join({ session: forged, lastSeq: 0 })
      expect(await thief.first('session')).not.toBe(session)
      expect(await thief.first('chat:history')).toEqual({ messages: [], from: 0 })
    }
  })

  it('is found by the cookie of our own client, whose URL names none', async () => {
    const { session } = await givenVisitor()
    const cookie = `amd_socket_session=${session}`
    const again = await TestClient.join({ cookie })
    expect(await again.first('session')).toBe(session)
    const forged = await TestClient.join({ cookie: `${cookie}x` })
    expect(await forged.first('session')).not.toBe(session)
  })

  it('does not let a socket speak for another session', async () => {
    const { session } = await givenVisitor()
    const { client } = await givenVisitor()
    const answer = await client.ask('chat:send-user-message', { sessionId: session, text: 'hello' })
    expect(answer).toMatchObject({ success: false, error: { code: 'foreign_session' } })
  })
})

describe('messages of the visitor', () => {
  it('are numbered, stored once however often they arrive, and sent to the other tabs', async () => {
    const { client, session } = await givenVisitor()
    const other = await TestClient.join({ session, lastSeq: 0 })
    const message = { id: clientId(), sessionId: session, text: '  hello  ' }
    const kept = await client.ask<MessageKept>('chat:send-user-message', message)
    expect(kept).toMatchObject({ success: true, id: message.id, seq: 1 })
    expect(await client.ask('chat:send-user-message', message)).toEqual(kept)
    expect(await other.ask('chat:send-user-message', message)).toEqual(kept)
    expect(other.all<ChatMessage>('chat:own-message')).toEqual([
      {
        id: message.id,
        text: 'hello',
        sent: true,
        senderName: '',
        seq: 1,
        timestamp: kept.timestamp,
      },
    ])
    expect(client.all('chat:own-message')).toEqual([])
  })

  it('survive a disconnect before the acknowledgment, and return in order', async () => {
    const { client, session } = await givenVisitor()
    const messages = Array.from({ length: 12 }, (_, n) => ({
      id: clientId(),
      text: `message ${n}`,
    }))
    let sending = client
    // The connection is lost after each message; the browser then resends all unacknowledged ones.
    for (const upTo of messages.keys()) {
      for (const message of messages.slice(Math.max(0, upTo - 2), upTo + 1)) {
        sending.emit('chat:send-user-message', message)
      }
      sending.cut()
      sending = await TestClient.join({ session, lastSeq: 0 })
    }
    for (const message of messages) await sending.ask('chat:send-user-message', message)
    const reader = await TestClient.join({ session, lastSeq: 0 })
    const { messages: history } = await reader.first<{ messages: ChatMessage[] }>('chat:history')
    expect(history.map(({ text }) => text)).toEqual(messages.map(({ text }) => text))
    expect(history.map(({ seq }) => seq)).toEqual(messages.map((_, n) => n + 1))
  })
})

describe('messages of the desk', () => {
  it('reach every tab once, in order, and a disconnected tab on its return', async () => {
    const { client, session } = await givenVisitor()
    const tab = await TestClient.join({ session, lastSeq: 0 })
    const id = clientId()
    expect(await deskSays(session, 'one', id)).toEqual({ seq: 1, isOnline: true })
    expect(await deskSays(session, 'one', id)).toEqual({ seq: 1, isOnline: true })
    await tab.until(() => textsOf(tab).length === 1)
    tab.cut()
    await deskSays(session, 'two')
    await deskSays(session, 'three')
    const back = await TestClient.join({ session, lastSeq: 1 })
    const { messages, from } = await back.first<{ messages: ChatMessage[]; from: number }>(
      'chat:history',
    )
    expect(from).toBe(1)
    expect(messages.map(({ text }) => text)).toEqual(['two', 'three'])
    expect(textsOf(client)).toEqual(['one', 'two', 'three'])
  })

  it('wait for an offline visitor and are resent until acknowledged', async () => {
    const { client, session } = await givenVisitor()
    client.cut()
    await eventually(
      async () => !(await deskSays(session, 'are you there?', 'first-message')).isOnline,
    )
    const deaf = await TestClient.open({ session })
    deaf.acknowledges = false
    await deaf.ask('session', { sessionId: session })
    await deaf.until(() => textsOf(deaf).length === 1)
    deaf.cut()
    const back = await TestClient.join({ session })
    await back.until(() => textsOf(back).length === 1)
    expect(await back.ask('chat:typing', { isTyping: false })).toEqual({ success: true })
    const later = await TestClient.join({ session })
    expect(textsOf(later)).toEqual([])
  })

  it.each(['hibernate', 'close'] as const)(
    'survive the end of the object (%s) between any two steps',
    async (webSockets) => {
      const { client, session } = await givenVisitor()
      let tab = client
      for (let n = 1; n <= 3; n += 1) {
        await tab.ask('chat:send-user-message', { id: `mine-number-${n}`, text: `mine ${n}` })
        await evictDurableObject(stubOf(session), { webSockets })
        if (webSockets === 'close') tab = await TestClient.join({ session, lastSeq: 0 })
        await deskSays(session, `theirs ${n}`, `theirs-number-${n}`)
        await evictDurableObject(stubOf(session), { webSockets })
        if (webSockets === 'close') tab = await TestClient.join({ session, lastSeq: 0 })
        await tab.ask('chat:send-user-message', { id: `mine-number-${n}`, text: `mine ${n}` })
      }
      const reader = await TestClient.join({ session, lastSeq: 0 })
      const { messages } = await reader.first<{ messages: ChatMessage[] }>('chat:history')
      expect(messages.map(({ text }) => text)).toEqual(
        [1, 2, 3].flatMap((n) => [`mine ${n}`, `theirs ${n}`]),
      )
      const live = webSockets === 'hibernate' ? [1, 2, 3] : []
      await client.until(() => textsOf(client).length === live.length)
      expect(textsOf(client)).toEqual(live.map((n) => `theirs ${n}`))
    },
  )
})

describe('a login', () => {
  it('is sent on connect to the socket with its cookie, and to no other', async () => {
    const { cookie } = await givenLogin({ email: 'ann@example.com', role: 'admin' })
    const client = await TestClient.join({ cookie })
    expect(await client.first('loggedIn')).toEqual({
      firstName: 'Ann',
      lastName: 'Buyer',
      email: 'ann@example.com',
      phoneNumber: '',
      isApp2FAEnabled: false,
      isAdmin: true,
    })
    const session = await client.first<string>('session')
    const thief = await TestClient.join({ session })
    expect(thief.all('loggedIn')).toEqual([])
  })

  it("ends with 'user:logout' on the server and in every tab", async () => {
    const { cookie } = await givenLogin()
    const client = await TestClient.join({ cookie })
    const session = await client.first<string>('session')
    const tab = await TestClient.join({ session, cookie })
    expect(await client.ask('user:logout')).toEqual({ success: true })
    await client.first('loggedOut')
    await tab.first('loggedOut')
    const later = await TestClient.join({ session, cookie })
    expect(later.all('loggedIn')).toEqual([])
  })
})

describe('events', () => {
  const event = (id: string, event_type = 'page_view') => ({
    id,
    event_type,
    event_id: null,
    details: { a: 1 },
    timestamp: '2026-11-21T10:00:00.000Z',
    timezone: 'America/New_York',
    value: { url: 'https://x.example/en-US', path: '/en-US', user_agent: 'test', referrer: '' },
  })

  it('stay in the object; messages are copied to D1 by alarm, each once', async () => {
    const { client, session } = await givenVisitor()
    for (const id of ['event-number-1', 'event-number-2', 'event-number-1']) {
      expect(await client.ask('event:log', event(id))).toEqual({ success: true })
    }
    await client.ask('chat:send-user-message', { text: 'hello' })
    await deskSays(session, 'hello yourself')
    await runDurableObjectAlarm(stubOf(session))
    await runDurableObjectAlarm(stubOf(session))
    const db = connect(env.DB)
    const events = await loggedOf(idOf(session))
    expect(events.map(({ id }) => id).toSorted()).toEqual(['event-number-1', 'event-number-2'])
    expect(events[0]).toMatchObject({
      sessionId: idOf(session),
      event: { event_type: 'page_view', details: { a: 1 }, value: { path: '/en-US' } },
    })
    const messages = await db.select().from(chatTranscripts).orderBy(chatTranscripts.seq)
    expect(messages.map(({ kind, text, desk }) => [kind, text, desk])).toEqual([
      ['visitor', 'hello', 'europe'],
      ['desk', 'hello yourself', 'europe'],
    ])
  })

  it('come only from the page: notifications of the desk are not logged', async () => {
    const { client, session } = await givenVisitor()
    const timezone = 'Europe/Berlin'
    const terms = { utm_term: '', utm_source: '' }
    const landing = { source: 'organic', path: '/en-US', terms, timezone }
    const navigation = { page: '/en-US/credits', timezone }
    for (const [type, payload] of Object.entries({ landing, navigation })) {
      const told = { type, sessionId: session, timezone, payload }
      expect(await client.ask('chat:user-notification', told)).toEqual({ success: true })
    }
    await runDurableObjectAlarm(stubOf(session))
    expect(await loggedOf(idOf(session))).toEqual([])
  })

  it('are refused when they are not of a logged kind', async () => {
    const { client } = await givenVisitor()
    const { timestamp: _, ...wrong } = event(clientId())
    expect(await client.ask('event:log', wrong)).toMatchObject({ success: false })
  })
})
