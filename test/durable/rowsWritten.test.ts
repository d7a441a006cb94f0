// What a step of a session costs: rows written are most of what the objects cost (docs/lab/realtime-load.md).
// A failure shows which statements wrote them.
import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { loggedEvents } from '#database/schema/contact/realtime.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { conversationsTold } from '#test/support/contact/conversationsTold.ts'
import { clientId, TestClient } from '#test/support/contact/sockets.ts'
import { WrittenRows } from '#test/support/foundation/writtenRows.ts'

const written = new WrittenRows()

/** Counts in every object from now on. */
beforeEach(() => written.start())
afterEach(() => written.stop())

async function givenDesk(): Promise<TestClient> {
  const { cookie } = await givenLogin({ role: 'admin' })
  const desk = await TestClient.open({ desk: 'usa-canada', cookie })
  await desk.ask('desk:join')
  return desk
}

/** Opens a session as a browser does, until the desk shows it and its alarm has rung. */
async function openSession(desk: TestClient): Promise<Visit> {
  const client = await TestClient.open()
  // Frames go out together, as a browser's do.
  await Promise.all([client.ask('country', 'US'), client.ask('session', { sessionId: null })])
  const session = await client.first<string>('session')
  const [sessionId = ''] = session.split('.')
  await desk.until(() =>
    conversationsTold(desk).some((told) => told.sessionId === sessionId && told.isOnline),
  )
  const object = env.VISITOR_SESSION.getByName(sessionId)
  await runDurableObjectAlarm(object)
  return { desk, client, session, sessionId, object }
}

interface Visit {
  desk: TestClient
  client: TestClient
  session: string
  sessionId: string
  object: DurableObjectStub
}

/** Tells what a browser tells once: currency, language, time zone, landing, two logged events. */
async function land({ desk, client, session, object }: Visit): Promise<void> {
  const timezone = 'America/Chicago'
  const payload = { source: 'organic', path: '/en-US/landed', terms: {}, timezone }
  const landing = { id: clientId(), type: 'landing', sessionId: session, payload }
  await Promise.all([
    client.ask('currency', 'USD'),
    client.ask('language', 'en-US'),
    client.ask('timezone', timezone),
    client.ask('chat:user-notification', landing),
    client.ask('event:log', pageView('/en-US/landed')),
    client.ask('event:log', pageView('/en-US/landed')),
  ])
  await desk.until(() => conversationsTold(desk).at(-1)?.page === '/en-US/landed')
  await runDurableObjectAlarm(object)
}

async function givenVisit(): Promise<Visit> {
  const visit = await openSession(await givenDesk())
  await land(visit)
  return visit
}

const pageView = (path: string) => ({
  id: clientId(),
  event_type: 'page_view',
  event_id: null,
  details: null,
  timestamp: new Date().toISOString(),
  timezone: 'UTC',
  value: { url: path, path, user_agent: '', referrer: '' },
})

describe('rows written in objects', () => {
  it('by the opening of a session', async () => {
    // The rooms are in use: another session was there before.
    const { desk } = await givenVisit()
    expect(await written.beyond(13, () => openSession(desk))).toEqual([])
  })

  it('by what a browser tells once: currency, language, time zone, landing, two logged events', async () => {
    const visit = await openSession(await givenDesk())
    expect(await written.beyond(20, () => land(visit))).toEqual([])
  })

  it('by a page view, with its logged event', async () => {
    const { desk, client, session, object } = await givenVisit()
    const beyond = await written.beyond(6, async () => {
      const payload = { page: '/en-US/cart', timezone: 'UTC' }
      const navigation = { id: clientId(), type: 'navigation', sessionId: session, payload }
      await Promise.all([
        client.ask('chat:user-notification', navigation),
        client.ask('event:log', pageView('/en-US/cart')),
      ])
      await desk.until(() => conversationsTold(desk).at(-1)?.page === '/en-US/cart')
      await runDurableObjectAlarm(object)
    })
    expect(beyond).toEqual([])
  })

  it('by a message of the visitor', async () => {
    const { desk, client, object } = await givenVisit()
    const say = async (text: string) => {
      await client.ask('chat:send-user-message', { id: clientId(), text })
      await desk.until(() => conversationsTold(desk).at(-1)?.lastText === text)
      await runDurableObjectAlarm(object)
    }
    // The first makes the table.
    await say('first')
    expect(await written.beyond(10, () => say('second'))).toEqual([])
  })

  it('by an answer of the desk', async () => {
    const { desk, client, sessionId, object } = await givenVisit()
    await client.ask('chat:send-user-message', { id: clientId(), text: 'asked' })
    await desk.until(() => conversationsTold(desk).at(-1)?.lastText === 'asked')
    const answer = async (text: string, seq: number) => {
      await desk.ask('desk:answer', { id: clientId(), sessionId, text })
      await desk.until(() => conversationsTold(desk).at(-1)?.seenSeq === seq)
      await runDurableObjectAlarm(object)
    }
    await answer('first', 2)
    expect(await written.beyond(13, () => answer('second', 3))).toEqual([])
  })

  it('by the end of a visit', async () => {
    const { desk, client, object } = await givenVisit()
    const beyond = await written.beyond(6, async () => {
      client.cut()
      await desk.until(() => conversationsTold(desk).at(-1)?.isOnline === false)
      await runDurableObjectAlarm(object)
    })
    expect(beyond).toEqual([])
  })
})

describe('rows written in D1', () => {
  const EVENT = {
    sessionId: 'visitor',
    eventType: 'page_view',
    timestamp: '2026-11-23T10:00:00.000Z',
    timezone: 'UTC',
    url: '/en-US/cart',
    path: '/en-US/cart',
    userAgent: '',
    referrer: '',
    receivedAt: '2026-11-23T10:00:00.000Z',
  }

  it.each([
    ['a guest', null, 3],
    ['an account', 'account', 4],
  ])('by a logged event of %s', async (_, accountId, rows) => {
    const event = { ...EVENT, id: clientId(), accountId }
    const { sql, params } = connect(env.DB).insert(loggedEvents).values(event).toSQL()
    const { meta } = await env.DB.prepare(sql)
      .bind(...params)
      .run()
    expect(meta.rows_written).toBe(rows)
  })
})
