// A visitor's session ends with a logout, or with a login, which gives the visitor another session.
import { env } from 'cloudflare:workers'
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { chatTranscripts } from '#database/schema/contact/realtime.ts'
import type { MessageKept } from '#domain/contact/realtime/chat/acknowledgement.ts'
import type { ChatMessage } from '#domain/contact/realtime/chat/chatMessage.ts'
import type { DeskLine } from '#domain/contact/realtime/desk/deskConversation.ts'
import type { DeskJoined } from '#domain/contact/realtime/desk/deskEvents.ts'
import { LOG_IN_OBJECT_DAYS } from '#domain/contact/realtime/retention.ts'
import type { DurablePorts } from '#durable/ports/durablePorts.types.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { receivedConversations } from '#test/support/contact/receivedConversations.ts'
import { answer, call } from '#test/support/commerce/shop.ts'
import { factsOf } from '#test/support/contact/sessionFacts.ts'
import { idOf } from '#test/support/contact/deskRooms.ts'
import { clientId, eventually, TestClient } from '#test/support/contact/sockets.ts'
import {
  ageLog,
  eventsInObject,
  logFilesOf,
  loggedOf,
  visitRowOf,
} from '#test/support/contact/visitLogs.ts'
import { visitorSession } from '#worker/adapters/sessionObjects.ts'

const objectOf = (signed: string) => env.VISITOR_SESSION.getByName(idOf(signed))

async function givenVisitor(options: Parameters<typeof TestClient.join>[0] = {}) {
  const client = await TestClient.open(options)
  await client.ask('country', 'US')
  await client.ask('session', { sessionId: null })
  return { client, session: await client.first<string>('session') }
}

async function givenDesk() {
  const { cookie } = await givenLogin({ role: 'admin', firstName: 'Dana', lastName: 'Desk' })
  const client = await TestClient.open({ desk: 'usa-canada', cookie })
  return { client, joined: await client.ask<DeskJoined>('desk:join') }
}

const startSession = async () =>
  (await answer<{ sessionId: string }>(call('/sessions', { method: 'POST', body: {} }))).sessionId

const loginOf = ({ id, email }: { id: string; email: string }) => ({
  accountId: id,
  accountSessionId: `login of ${id}`,
  user: {
    firstName: 'Ann',
    lastName: 'Buyer',
    email,
    phoneNumber: '',
    isApp2FAEnabled: false,
    isAdmin: false,
  },
})

const textsOf = async (client: TestClient) => {
  const { messages } = await client.first<{ messages: ChatMessage[] }>('chat:history')
  return messages.map(({ text }) => text)
}

const say = (client: TestClient, text: string, id = clientId()) =>
  client.ask<MessageKept>('chat:send-user-message', { id, text })

const pageView = () => ({
  id: clientId(),
  event_type: 'page_view',
  timestamp: '2026-11-21T10:00:00.000Z',
  timezone: 'UTC',
  value: { url: '', path: '', user_agent: '', referrer: '' },
})

/** Makes a port of an object fail this many times. */
const failing = (signed: string, port: 'moveArchive', times: number) =>
  runInDurableObject(objectOf(signed), (instance) => {
    const object = instance as unknown as { ports: DurablePorts }
    const { [port]: works, ...ports } = object.ports
    let left = times
    object.ports = {
      ...ports,
      [port]: async (from, to) => {
        left -= 1
        if (left >= 0) throw new Error('D1 is not there')
        return await works(from, to)
      },
    }
  })

describe('after a login', () => {
  it('the conversation continues under the new session, for the visitor, at the desk and in the archive', async () => {
    const { client: desk } = await givenDesk()
    const { client, session } = await givenVisitor()
    const account = await givenLogin()
    await say(client, 'as a guest', 'my-first-message')
    await runDurableObjectAlarm(objectOf(session))
    const sessionId = idOf(session)
    await desk.until(() => desk.all('desk:line').length === 1, 'the line at the desk')
    await desk.ask('desk:note', { id: clientId(), sessionId, text: 'a note' })
    const next = await startSession()
    await visitorSession(env, sessionId).continueAs({
      signedSessionId: next,
      login: loginOf(account),
    })
    const renamed = await desk.first<{ sessionId: string; conversation: { sessionId: string } }>(
      'desk:renamed',
    )
    expect(renamed).toMatchObject({ sessionId, conversation: { sessionId: idOf(next) } })

    const { cookie } = account
    const tab = await TestClient.open({ session: next, cookie })
    // It has the messages of the previous session, with their numbers.
    await tab.ask('session', { sessionId: session, lastSeq: 1 })
    expect(await textsOf(tab)).toEqual(['as a guest'])
    expect(await tab.first('loggedIn')).toMatchObject({ email: account.email })
    // Unacknowledged events are resent, possibly with the previous session's ID.
    const again = { id: 'my-first-message', sessionId: session, text: 'as a guest' }
    expect(await tab.ask('chat:send-user-message', again)).toMatchObject({ success: true, seq: 1 })
    await say(tab, 'as a customer')
    await desk.until(() => desk.all('desk:line').length === 3, 'the line at the desk')
    // An admin's screen may not know the new session yet.
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'Hello Ann' })
    expect(await tab.first('user:admin-message')).toMatchObject({ text: 'Hello Ann', seq: 3 })

    const { client: other, joined } = await givenDesk()
    expect(joined.conversations).toMatchObject([
      { sessionId: idOf(next), accountId: account.id, name: 'Ann Buyer', isOnline: true },
    ])
    const opened = await other.ask<{ lines: DeskLine[] }>('desk:open', { sessionId })
    expect(opened.lines.map(({ text }) => text)).toEqual([
      'as a guest',
      'a note',
      'as a customer',
      'Hello Ann',
    ])
    await runDurableObjectAlarm(objectOf(next))
    const rows = await connect(env.DB).select().from(chatTranscripts)
    expect(new Set(rows.map((row) => row.sessionId))).toEqual(new Set([idOf(next)]))
  })

  it('no socket of the old session learns of the new one or of the login', async () => {
    const { client, session } = await givenVisitor()
    const account = await givenLogin()
    await say(client, 'as a guest')
    const next = await startSession()
    const thief = await TestClient.join({ session })
    await visitorSession(env, idOf(session)).continueAs({
      signedSessionId: next,
      login: loginOf(account),
    })
    for (const old of [client, thief]) {
      await old.until(() => old.closed !== null, 'the end of the socket')
      expect(old.all('realtime:error')).toMatchObject([{ code: 'session_ended' }])
      const told = JSON.stringify(old.received)
      expect(told).not.toContain(idOf(next))
      expect(told).not.toContain(account.email)
    }
    const back = await TestClient.join({ session, lastSeq: 0 })
    expect(await back.first('session')).not.toBe(next)
    expect(await textsOf(back)).toEqual([])
    const stranger = await givenLogin()
    const other = await TestClient.join({ session, lastSeq: 0, cookie: stranger.cookie })
    expect(await other.first('session')).not.toBe(next)
    expect(await textsOf(other)).toEqual([])
  })

  it('another tab with the old session ID moves to the new one', async () => {
    const { client, session } = await givenVisitor()
    const account = await givenLogin()
    await say(client, 'as a guest')
    const next = await startSession()
    await visitorSession(env, idOf(session)).continueAs({
      signedSessionId: next,
      login: loginOf(account),
    })
    const tab = await TestClient.join({ session, lastSeq: 1, cookie: account.cookie })
    expect(await tab.first('session')).toBe(next)
    expect(await textsOf(tab)).toEqual(['as a guest'])
  })

  it('nothing of another account’s earlier chat moves along', async () => {
    const ann = await givenLogin()
    const { client, session } = await givenVisitor({ cookie: ann.cookie })
    await say(client, 'my secret')
    const bob = await givenLogin()
    const next = await startSession()
    await visitorSession(env, idOf(session)).continueAs({
      signedSessionId: next,
      login: loginOf(bob),
    })
    await client.until(() => client.closed !== null, 'the end of the socket')
    const tab = await TestClient.join({ session: next, lastSeq: 0, cookie: bob.cookie })
    expect(await textsOf(tab)).toEqual([])
  })

  it.each(['hibernate', 'close'] as const)(
    'the alarm transfers after a failure and an end of the object (%s)',
    async (webSockets) => {
      const { client, session } = await givenVisitor()
      const account = await givenLogin()
      await say(client, 'as a guest')
      const next = await startSession()
      await failing(session, 'moveArchive', 1)
      const move = () =>
        runInDurableObject(objectOf(session), async (instance) => {
          const object = instance as unknown as ReturnType<typeof visitorSession>
          await object.continueAs({ signedSessionId: next, login: loginOf(account) })
        })
      await expect(move()).rejects.toThrow('D1 is not there')
      await evictDurableObject(objectOf(session), { webSockets })
      await runDurableObjectAlarm(objectOf(session))
      const tab = await TestClient.join({ session: next, lastSeq: 0, cookie: account.cookie })
      expect(await textsOf(tab)).toEqual(['as a guest'])
      // A repetition has no effect.
      await visitorSession(env, idOf(session)).continueAs({
        signedSessionId: next,
        login: loginOf(account),
      })
      expect(await say(tab, 'and on')).toMatchObject({ seq: 2 })
      const { client: desk, joined } = await givenDesk()
      expect(joined.conversations.map(({ sessionId }) => sessionId)).toEqual([idOf(next)])
      expect(desk.closed).toBeNull()
    },
  )

  it('logged events move to the new session, and today’s quota still counts', async () => {
    const { client, session } = await givenVisitor()
    const account = await givenLogin()
    await client.ask('event:log', pageView())
    const next = await startSession()
    await visitorSession(env, idOf(session)).continueAs({
      signedSessionId: next,
      login: loginOf(account),
    })
    await runDurableObjectAlarm(objectOf(session))
    await runDurableObjectAlarm(objectOf(next))
    expect(await loggedOf(idOf(next))).toMatchObject([{ event: { event_type: 'page_view' } }])
    expect(await loggedOf(idOf(session))).toEqual([])
    expect(await visitRowOf(idOf(session))).toBeUndefined()
    expect(await visitRowOf(idOf(next))).toMatchObject({ eventCount: 1 })
    const { usage = '{}' } = await factsOf(objectOf(next))
    // The event, and the country.
    expect(JSON.parse(usage)).toMatchObject({ sent: { events: 2 } })
  })

  it('files with older events move to the new session', async () => {
    const { client, session } = await givenVisitor()
    const account = await givenLogin()
    await client.ask('event:log', pageView())
    await ageLog(idOf(session), LOG_IN_OBJECT_DAYS)
    const next = await startSession()
    await visitorSession(env, idOf(session)).continueAs({
      signedSessionId: next,
      login: loginOf(account),
    })
    await runDurableObjectAlarm(objectOf(next))
    expect(await visitRowOf(idOf(session))).toBeUndefined()
    expect(await visitRowOf(idOf(next))).toMatchObject({
      eventCount: 1,
      logFiles: await logFilesOf(idOf(session)),
    })
    expect(await loggedOf(idOf(next))).toHaveLength(1)
  })

  it('a moved event that is resent under the new session is stored once', async () => {
    const { client, session } = await givenVisitor()
    const account = await givenLogin()
    const [answered, unanswered] = [pageView(), pageView()]
    await client.ask('event:log', answered)
    await client.ask('event:log', unanswered)
    await runDurableObjectAlarm(objectOf(session))
    const next = await startSession()
    await failing(session, 'moveArchive', 1)
    await expect(
      runInDurableObject(objectOf(session), async (instance) => {
        const object = instance as unknown as ReturnType<typeof visitorSession>
        await object.continueAs({ signedSessionId: next, login: loginOf(account) })
      }),
    ).rejects.toThrow('D1 is not there')
    const tab = await TestClient.join({ session: next, lastSeq: 0, cookie: account.cookie })
    await tab.ask('event:log', unanswered)
    await runDurableObjectAlarm(objectOf(next))
    await runDurableObjectAlarm(objectOf(session))
    expect((await eventsInObject(idOf(next))).toSorted()).toEqual(
      [answered.id, unanswered.id].toSorted(),
    )
    expect(await loggedOf(idOf(session))).toEqual([])
    expect(await visitRowOf(idOf(session))).toBeUndefined()
  })
})

describe('after a logout', () => {
  it('every tab is notified and closed, and the next person at the machine sees no chat', async () => {
    const { client: desk } = await givenDesk()
    const { cookie, email } = await givenLogin()
    const { client, session } = await givenVisitor({ cookie })
    const tab = await TestClient.join({ session, cookie })
    await say(client, 'my secret')
    await visitorSession(env, idOf(session)).endForLogout()
    for (const each of [client, tab]) {
      await each.until(() => each.closed !== null, 'the end of the socket')
      expect(each.all('loggedOut')).toHaveLength(1)
    }
    const next = await TestClient.join({ session, lastSeq: 1 })
    expect(await next.first('session')).not.toBe(session)
    expect(await textsOf(next)).toEqual([])
    expect(JSON.stringify(next.received)).not.toContain(email)
    // Not even with the former login, should its cookie still exist.
    const again = await TestClient.join({ session, lastSeq: 0, cookie })
    expect(await textsOf(again)).toEqual([])
    await desk.until(
      () => receivedConversations(desk).at(-1)?.isOnline === false,
      'the visitor gone',
    )
  })

  it('the state persists when the object ends, and when its storage is erased', async () => {
    const { cookie } = await givenLogin()
    const { client, session } = await givenVisitor({ cookie })
    await say(client, 'my secret')
    await visitorSession(env, idOf(session)).endForLogout()
    await evictDurableObject(objectOf(session), { webSockets: 'close' })
    expect(await (await TestClient.join({ session })).first('session')).not.toBe(session)
    await visitorSession(env, idOf(session)).erase()
    await runDurableObjectAlarm(objectOf(session))
    expect(await (await TestClient.join({ session })).first('session')).not.toBe(session)
  })

  it('an answer of the desk is saved in the transcript and shown to nobody', async () => {
    const { client: desk } = await givenDesk()
    const { cookie } = await givenLogin()
    const { client, session } = await givenVisitor({ cookie })
    await say(client, 'a question')
    await desk.until(() => desk.all('desk:line').length === 1, 'the line at the desk')
    await visitorSession(env, idOf(session)).endForLogout()
    const sessionId = idOf(session)
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'the answer' })
    await eventually(async () => {
      await runDurableObjectAlarm(objectOf(session))
      const rows = await connect(env.DB).select().from(chatTranscripts)
      return rows.map(({ text }) => text).join() === 'a question,the answer'
    })
    expect(client.all('user:admin-message')).toEqual([])
    const next = await TestClient.join({ session, lastSeq: 0 })
    expect(await textsOf(next)).toEqual([])
  })

  it("a logout by 'user:logout' behaves the same", async () => {
    const { cookie } = await givenLogin()
    const { client, session } = await givenVisitor({ cookie })
    await say(client, 'my secret')
    expect(await client.ask('user:logout')).toEqual({ success: true })
    await client.first('loggedOut')
    const next = await TestClient.join({ session, lastSeq: 0, cookie })
    expect(await next.first('session')).not.toBe(session)
    expect(await textsOf(next)).toEqual([])
  })
})
