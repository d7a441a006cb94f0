// What a step of a session costs: rows written are most of what the objects cost (docs/operations/realtime-load.md).
import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { givenLogin } from '#test/support/accounts.ts'
import { conversationsTold } from '#test/support/conversationsTold.ts'
import { clientId, TestClient } from '#test/support/sockets.ts'

const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = []
let alarms = 0
let restore = () => {}

/** Counts in every object from now on. */
beforeEach(async () => {
  await runInDurableObject(env.ADMIN_ROOM.getByName('usa-canada'), (_, { storage }) => {
    const sql = Object.getPrototypeOf(storage.sql) as SqlStorage
    const all = Object.getPrototypeOf(storage) as DurableObjectStorage
    const exec = Reflect.get(sql, 'exec')
    const setAlarm = Reflect.get(all, 'setAlarm')
    sql.exec = function counted(this: SqlStorage, ...args: Parameters<SqlStorage['exec']>) {
      const cursor = exec.apply(this, args)
      cursors.push(cursor)
      return cursor
    } as SqlStorage['exec']
    all.setAlarm = function counted(this: DurableObjectStorage, ...args) {
      alarms += 1
      return setAlarm.apply(this, args)
    }
    restore = () => {
      sql.exec = exec
      all.setAlarm = setAlarm
    }
  })
})

afterEach(() => restore())

const written = () => cursors.reduce((sum, { rowsWritten }) => sum + rowsWritten, alarms)

async function rowsOf(act: () => Promise<void>): Promise<number> {
  const before = written()
  await act()
  return written() - before
}

async function givenDesk() {
  const { cookie } = await givenLogin({ role: 'admin' })
  const desk = await TestClient.open({ desk: 'usa-canada', cookie })
  await desk.ask('desk:join')
  const client = await TestClient.open()
  await client.ask('country', 'US')
  await client.ask('session', { sessionId: null })
  const session = await client.first<string>('session')
  await desk.until(() => conversationsTold(desk).some(({ isOnline }) => isOnline))
  const object = env.VISITOR_SESSION.getByName(session.split('.')[0] ?? '')
  await runDurableObjectAlarm(object)
  return { desk, client, session, object }
}

describe('rows written in objects', () => {
  it('by a page view, with its logged event', async () => {
    const { desk, client, session, object } = await givenDesk()
    const rows = await rowsOf(async () => {
      const payload = { page: '/en-US/cart', timezone: 'UTC' }
      const navigation = { id: clientId(), type: 'navigation', sessionId: session, payload }
      await client.ask('chat:user-notification', navigation)
      await client.ask('event:log', {
        id: clientId(),
        event_type: 'page_view',
        event_id: null,
        details: null,
        timestamp: new Date().toISOString(),
        timezone: 'UTC',
        value: { url: '/en-US/cart', path: '/en-US/cart', user_agent: '', referrer: '' },
      })
      await desk.until(() => conversationsTold(desk).at(-1)?.page === '/en-US/cart')
      await runDurableObjectAlarm(object)
    })
    expect(rows).toBeLessThanOrEqual(7)
  })

  it('by a message of the visitor', async () => {
    const { desk, client, object } = await givenDesk()
    const say = async (text: string) => {
      await client.ask('chat:send-user-message', { id: clientId(), text })
      await desk.until(() => conversationsTold(desk).at(-1)?.lastText === text)
      await runDurableObjectAlarm(object)
    }
    await say('first')
    expect(await rowsOf(() => say('second'))).toBeLessThanOrEqual(15)
  })
})
