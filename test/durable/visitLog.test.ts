// The log of a session: in its object for 30 days, then in a file; one row in D1 finds both.
import { env } from 'cloudflare:workers'
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { connect } from '#database/connection.ts'
import { loggedEvents } from '#database/schema/contact/realtime.ts'
import { visits } from '#database/schema/contact/visits.ts'
import { LOG_IN_OBJECT_DAYS, LOGGED_EVENT_LIFE_DAYS } from '#domain/contact/realtime/retention.ts'
import { givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { WrittenRows } from '#test/support/foundation/writtenRows.ts'
import { ago, givenVisitor, idOf } from '#test/support/contact/deskRooms.ts'
import { TestClient } from '#test/support/contact/sockets.ts'
import {
  ageLog,
  ageRow,
  eventsInObject,
  failingPort,
  logFilesOf,
  loggedOf,
  pageView,
  visitRowOf,
} from '#test/support/contact/visitLogs.ts'
import { deleteOldRealtimeData } from '#worker/operations/contact/deleteOldRealtimeData.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'

const objectOf = (sessionId: string) => env.VISITOR_SESSION.getByName(sessionId)
const ring = (sessionId: string) => runDurableObjectAlarm(objectOf(sessionId))

async function givenLog(...paths: string[]) {
  const visitor = await givenVisitor()
  const events = paths.map((path) => pageView(path))
  for (const event of events) await visitor.client.ask('event:log', event)
  await ring(visitor.sessionId)
  return { ...visitor, ids: events.map(({ id }) => id) }
}

const deskCaller = async (settings: Partial<typeof env> = {}) => {
  const { cookie } = await givenLogin({ role: 'admin' })
  const { ask } = givenCaller(settings)
  return async <Answer>(path: string) => {
    const { status, answer } = await ask('GET', path, undefined, { cookie })
    expect(status).toBe(200)
    return answer as Answer
  }
}

describe('row of a session', () => {
  it('sums up its events, which stay in the object', async () => {
    const { sessionId, ids, client } = await givenLog('/en-US', '/en-US/cart')
    const row = await visitRowOf(sessionId)
    expect(row).toMatchObject({
      country: 'US',
      lastPage: '/en-US/cart',
      eventCount: 2,
      eventTypes: { page_view: 2 },
      accountId: null,
      logFiles: [],
    })
    expect(await eventsInObject(sessionId)).toEqual(ids)
    expect(await connect(env.DB).$count(loggedEvents)).toBe(0)
    // Within five minutes the row is not rewritten, but the event is stored.
    await client.ask('event:log', pageView('/en-US/checkout'))
    await ring(sessionId)
    expect(await visitRowOf(sessionId)).toEqual(row)
    expect(await loggedOf(sessionId)).toHaveLength(3)
    await ageRow(sessionId)
    await ring(sessionId)
    expect(await visitRowOf(sessionId)).toMatchObject({
      eventCount: 3,
      lastPage: '/en-US/checkout',
    })
  })

  it('is written later when D1 fails, and the alarm stays set', async () => {
    const { client, sessionId } = await givenVisitor()
    await failingPort(sessionId, 'writeVisit', 1)
    await client.ask('event:log', pageView())
    await ring(sessionId)
    expect(await visitRowOf(sessionId)).toBeUndefined()
    expect(await loggedOf(sessionId)).toHaveLength(1)
    await ring(sessionId)
    expect(await visitRowOf(sessionId)).toMatchObject({ eventCount: 1 })
  })

  it('counts a resent event once', async () => {
    const { client, sessionId } = await givenVisitor()
    const event = pageView()
    for (let n = 0; n < 2; n += 1) await client.ask('event:log', event)
    await ring(sessionId)
    expect(await visitRowOf(sessionId)).toMatchObject({ eventCount: 1 })
  })
})

describe('after 30 days', () => {
  it('the object moves its log to a file named by the row', async () => {
    const { sessionId, ids } = await givenLog('/en-US', '/en-US/cart')
    await ageLog(sessionId, LOG_IN_OBJECT_DAYS - 1)
    expect(await logFilesOf(sessionId)).toEqual([])
    await ageLog(sessionId, LOG_IN_OBJECT_DAYS)
    expect(await eventsInObject(sessionId)).toEqual([])
    const files = await logFilesOf(sessionId)
    expect(files).toHaveLength(1)
    expect(await visitRowOf(sessionId)).toMatchObject({ eventCount: 2, logFiles: files })
    expect((await loggedOf(sessionId)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    // A returning visitor begins another part.
    const { client } = await reopen(sessionId)
    await client.ask('event:log', pageView('/en-US/back'))
    await ageRow(sessionId)
    await ring(sessionId)
    expect(await visitRowOf(sessionId)).toMatchObject({
      eventCount: 3,
      lastPage: '/en-US/back',
      logFiles: files,
    })
    await ageLog(sessionId, LOG_IN_OBJECT_DAYS)
    expect(await logFilesOf(sessionId)).toHaveLength(2)
    expect(await loggedOf(sessionId)).toHaveLength(3)
  })

  it('a failed write is retried into the same file', async () => {
    const { sessionId, client } = await givenLog('/en-US')
    await failingPort(sessionId, 'storeLogFile', 1)
    await ageLog(sessionId, LOG_IN_OBJECT_DAYS)
    expect(await eventsInObject(sessionId)).toHaveLength(1)
    // The row names the file before it exists, so that an erasure would find it.
    const { logFiles = [] } = (await visitRowOf(sessionId)) ?? {}
    expect(logFiles).toHaveLength(1)
    expect(await loggedOf(sessionId)).toHaveLength(1)
    await client.ask('event:log', pageView('/en-US/later'))
    await ring(sessionId)
    expect(await logFilesOf(sessionId)).toEqual(logFiles)
    expect(await loggedOf(sessionId)).toHaveLength(2)
    expect(await eventsInObject(sessionId)).toEqual([])
  })
})

async function reopen(sessionId: string) {
  const signed = await runInDurableObject(objectOf(sessionId), (_, { storage }) => {
    const [facts] = [...storage.sql.exec<{ value: string }>('SELECT value FROM facts')]
    return (JSON.parse(facts?.value ?? '{}') as { signedSessionId: string }).signedSessionId
  })
  return { client: await TestClient.join({ session: signed }) }
}

describe('the desk', () => {
  it('lists sessions, and reads one from its object, its file and the old table', async () => {
    const { sessionId, client } = await givenLog('/en-US')
    await ageLog(sessionId, LOG_IN_OBJECT_DAYS)
    await client.ask('event:log', { ...pageView('/en-US/cart'), event_type: 'add_to_cart' })
    await connect(env.DB)
      .insert(loggedEvents)
      .values(oldEvent('old-event-1', sessionId, ago(60)))
    await connect(env.DB)
      .insert(loggedEvents)
      .values(oldEvent('old-event-2', 'ses_old', ago(90)))
    const get = await deskCaller()
    const opened = await get<{ events: { path: string }[]; isPartial: boolean }>(
      `/logged-events?sessionId=${sessionId}`,
    )
    expect(opened.isPartial).toBe(false)
    expect(opened.events.map(({ path }) => path)).toEqual(['/en-US/cart', '/en-US', '/old'])
    const narrowed = await get<{ events: unknown[] }>(
      `/logged-events?sessionId=${sessionId}&eventType=add_to_cart`,
    )
    expect(narrowed.events).toHaveLength(1)
    const listed = await get<{ visits: { sessionId: string; lastPage: string }[] }>('/visits')
    expect(listed.visits).toMatchObject([{ sessionId }, { sessionId: 'ses_old', lastPage: '/old' }])
    expect(await get('/visits?eventType=nothing')).toEqual({ visits: [], searchedTo: null })
    const { visits: viewed } = await get<{ visits: unknown[] }>('/visits?eventType=page_view')
    expect(viewed).toHaveLength(2)
  })

  it('reads files when the object does not respond, and shows that events are missing', async () => {
    const { sessionId, client } = await givenLog('/en-US')
    await ageLog(sessionId, LOG_IN_OBJECT_DAYS)
    await client.ask('event:log', pageView('/en-US/new'))
    const isGone = { readLog: () => Promise.reject(new Error('the object is overloaded')) }
    const VISITOR_SESSION = { getByName: () => isGone } as unknown as typeof env.VISITOR_SESSION
    const get = await deskCaller({ VISITOR_SESSION })
    const opened = await get<{ events: { path: string }[] }>(
      `/logged-events?sessionId=${sessionId}`,
    )
    expect(opened).toMatchObject({ isPartial: true, events: [{ path: '/en-US' }] })
  })
})

const oldEvent = (id: string, sessionId: string, receivedAt: string, accountId?: string) => ({
  id,
  sessionId,
  accountId: accountId ?? null,
  eventType: 'page_view',
  timestamp: receivedAt,
  timezone: 'UTC',
  url: 'https://x.example/old',
  path: '/old',
  userAgent: '',
  referrer: '',
  receivedAt,
})

describe('the account', () => {
  it('downloads events of object, file and the old table; its deletion erases all, including row and file', async () => {
    const { id: accountId, cookie } = await givenLogin()
    const client = await TestClient.join({ cookie })
    const sessionId = idOf(await client.first<string>('session'))
    await client.ask('event:log', pageView('/in-file'))
    await ageLog(sessionId, LOG_IN_OBJECT_DAYS)
    await client.ask('event:log', pageView('/in-object'))
    await ring(sessionId)
    const old = oldEvent('old-event-3', 'ses_before', ago(90), accountId)
    await connect(env.DB).insert(loggedEvents).values(old)
    const { sessionId: strange } = await givenLog('/of-a-stranger')
    await ageLog(strange, LOG_IN_OBJECT_DAYS)

    const { ask } = givenCaller()
    const copy = await ask('GET', '/account/export', undefined, { cookie })
    const { loggedEvents: told } = copy.answer as { loggedEvents: { url: string }[] }
    expect(told.map(({ url }) => new URL(url).pathname)).toEqual(['/old', '/in-file', '/in-object'])
    expect(await logFilesOf(sessionId)).toHaveLength(1)

    expect(
      (await ask('POST', '/account/deletion', { password: TEST_PASSWORD }, { cookie })).status,
    ).toBe(200)
    expect(await logFilesOf(sessionId)).toEqual([])
    expect(await visitRowOf(sessionId)).toBeUndefined()
    expect(await loggedOf(sessionId, 'ses_before')).toEqual([])
    const tables = await runInDurableObject(objectOf(sessionId), (_, { storage }) =>
      [...storage.sql.exec<{ name: string }>('SELECT name FROM sqlite_master')].map(
        ({ name }) => name,
      ),
    )
    expect(tables).not.toContain('logged_events')
    expect(await loggedOf(strange)).toHaveLength(1)
    // A late alarm restores nothing.
    await ring(sessionId)
    expect(await visitRowOf(sessionId)).toBeUndefined()
  })
})

describe('the retention', () => {
  it('deletes rows with their files after 180 days', async () => {
    const { sessionId } = await givenLog('/en-US')
    await ageLog(sessionId, LOG_IN_OBJECT_DAYS)
    const { sessionId: young } = await givenLog('/en-US')
    const context = { ...databaseContext(env), now: new Date() }
    await deleteOldRealtimeData(context)
    expect(await logFilesOf(sessionId)).toHaveLength(1)
    await connect(env.DB)
      .update(visits)
      .set({ lastAt: ago(LOGGED_EVENT_LIFE_DAYS + 1) })
    await connect(env.DB)
      .update(visits)
      .set({ lastAt: ago(1) })
      .where(eq(visits.sessionId, young))
    await deleteOldRealtimeData(context)
    expect(await visitRowOf(sessionId)).toBeUndefined()
    expect(await logFilesOf(sessionId)).toEqual([])
    expect(await visitRowOf(young)).toBeDefined()
  })
})

describe('rows written', () => {
  const written = new WrittenRows()
  beforeEach(() => written.start())
  afterEach(() => written.stop())

  it('in D1: two for a new session and three for an update, whatever was logged', async () => {
    const { sql, params } = connect(env.DB)
      .insert(visits)
      .values({
        sessionId: 'ses_counted',
        country: 'US',
        arrivedAt: ago(1),
        lastAt: ago(1),
        lastPage: '/',
        eventCount: 7,
        eventTypes: { page_view: 7 },
        logFiles: [],
      })
      .onConflictDoUpdate({ target: visits.sessionId, set: { lastAt: ago(0) } })
      .toSQL()
    const rows = async () => {
      const { meta } = await env.DB.prepare(sql)
        .bind(...params)
        .run()
      return meta.rows_written
    }
    expect(await rows()).toBe(2)
    expect(await rows()).toBeLessThanOrEqual(3)
  })

  it('in the object: when a log of two events moves to a file', async () => {
    const { sessionId } = await givenLog('/en-US', '/en-US/cart')
    expect(await written.beyond(8, () => ageLog(sessionId, LOG_IN_OBJECT_DAYS))).toEqual([])
  })
})

describe('storage of a session', () => {
  const tablesIn = (sessionId: string) =>
    runInDurableObject(objectOf(sessionId), (_, { storage }) =>
      [...storage.sql.exec<{ name: string }>('SELECT name FROM sqlite_master')].map(
        ({ name }) => name,
      ),
    )

  it('stays empty when it is only read', async () => {
    const get = await deskCaller()
    const strange = 'ses_000000000000000000000000'
    expect(await get(`/logged-events?sessionId=${strange}`)).toEqual({
      events: [],
      isPartial: false,
    })
    expect(await tablesIn(strange)).toEqual([])
  })

  it('is empty again after its 90 days, and accepts a returning visitor', async () => {
    const { sessionId, session, client } = await givenLog('/en-US')
    await ageLog(sessionId, LOG_IN_OBJECT_DAYS)
    client.cut()
    await runInDurableObject(objectOf(sessionId), (_, { storage }) => {
      const { value } = storage.sql.exec<{ value: string }>('SELECT value FROM facts').one()
      const facts = JSON.parse(value) as Record<string, string>
      storage.sql.exec(
        'UPDATE facts SET value = ?',
        JSON.stringify({ ...facts, lastUsedDay: '20000' }),
      )
    })
    await evictDurableObject(objectOf(sessionId), { webSockets: 'close' })
    // Pending entries for the desk are sent first.
    await ring(sessionId)
    await ring(sessionId)
    expect(await tablesIn(sessionId)).toEqual([])
    expect(await loggedOf(sessionId)).toHaveLength(1)
    const back = await TestClient.join({ session })
    await back.ask('event:log', pageView('/en-US/back'))
    expect(await loggedOf(sessionId)).toHaveLength(2)
  })
})
