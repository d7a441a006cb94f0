// The cost of each step of a session: written rows are most of what the objects cost
// (docs/lab/realtime-load.md). A failure shows which statements wrote them.
import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { receivedConversations } from '#test/support/contact/receivedConversations.ts'
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

/** Opens a session like a browser, until the desk shows it and its alarm has fired. */
async function openSession(desk: TestClient): Promise<Visit> {
  const client = await TestClient.open()
  // Frames are sent together, as by a browser.
  await Promise.all([client.ask('country', 'US'), client.ask('session', { sessionId: null })])
  const session = await client.first<string>('session')
  const [sessionId = ''] = session.split('.')
  await desk.until(() =>
    receivedConversations(desk).some((told) => told.sessionId === sessionId && told.isOnline),
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

/** Sends a browser's initial data: currency, language, time zone, landing, two logged events. */
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
  await desk.until(() => receivedConversations(desk).at(-1)?.page === '/en-US/landed')
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

describe('rows written by objects', () => {
  it('when a session opens', async () => {
    // The rooms are in use, as another session was there before.
    const { desk } = await givenVisit()
    expect(await written.beyond(13, () => openSession(desk))).toEqual([])
  })

  it('for a browser’s initial data: currency, language, time zone, landing, two logged events', async () => {
    const visit = await openSession(await givenDesk())
    expect(await written.beyond(20, () => land(visit))).toEqual([])
  })

  it('for a page view, with its logged event', async () => {
    const { desk, client, session, object } = await givenVisit()
    const beyond = await written.beyond(6, async () => {
      const payload = { page: '/en-US/cart', timezone: 'UTC' }
      const navigation = { id: clientId(), type: 'navigation', sessionId: session, payload }
      await Promise.all([
        client.ask('chat:user-notification', navigation),
        client.ask('event:log', pageView('/en-US/cart')),
      ])
      await desk.until(() => receivedConversations(desk).at(-1)?.page === '/en-US/cart')
      await runDurableObjectAlarm(object)
    })
    expect(beyond).toEqual([])
  })

  it('for a message of the visitor', async () => {
    const { desk, client, object } = await givenVisit()
    const say = async (text: string) => {
      await client.ask('chat:send-user-message', { id: clientId(), text })
      await desk.until(() => receivedConversations(desk).at(-1)?.lastText === text)
      await runDurableObjectAlarm(object)
    }
    // The first one creates the table.
    await say('first')
    expect(await written.beyond(10, () => say('second'))).toEqual([])
  })

  it('for an answer of the desk', async () => {
    const { desk, client, sessionId, object } = await givenVisit()
    await client.ask('chat:send-user-message', { id: clientId(), text: 'asked' })
    await desk.until(() => receivedConversations(desk).at(-1)?.lastText === 'asked')
    const answer = async (text: string, seq: number) => {
      await desk.ask('desk:answer', { id: clientId(), sessionId, text })
      await desk.until(() => receivedConversations(desk).at(-1)?.seenSeq === seq)
      await runDurableObjectAlarm(object)
    }
    await answer('first', 2)
    expect(await written.beyond(13, () => answer('second', 3))).toEqual([])
  })

  it('when a visit ends', async () => {
    const { desk, client, object } = await givenVisit()
    const beyond = await written.beyond(6, async () => {
      client.cut()
      await desk.until(() => receivedConversations(desk).at(-1)?.isOnline === false)
      await runDurableObjectAlarm(object)
    })
    expect(beyond).toEqual([])
  })
})
