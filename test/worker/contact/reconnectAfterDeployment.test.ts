import { createExecutionContext, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { versionOfHandshake, restartWaitMs } from '#domain/contact/realtime/restart.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { idOf } from '#test/support/contact/deskRooms.ts'
import { fromOwnNetwork } from '#test/support/foundation/ownNetwork.ts'
import { eventually, TestClient } from '#test/support/contact/sockets.ts'
import { currentAccount } from '#worker/operations/foundation/identity/currentAccount.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import type { Bindings } from '#worker/platform/env.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import { mayAnswerChatsNearby } from '#worker/realtime/nearContext.ts'
import { openSocket } from '#worker/realtime/openSocket.ts'

/** A deployed version of the Worker, with the test's own stores. */
const deployed = (id: string): Bindings =>
  Object.assign({}, env as unknown as Bindings, {
    ENVIRONMENT: 'staging',
    SITE_URL: 'https://staging.admarket.example',
    CF_VERSION_METADATA: { id, tag: '', timestamp: '' },
  })

async function connect(
  bindings: Bindings,
  query: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ frames: string[]; closed: { code: number; reason: string } | null }> {
  const search = new URLSearchParams({ EIO: '4', transport: 'websocket', session: '', ...query })
  const request = new Request(`https://staging.admarket.example/socket.io/?${search}`, {
    headers: { ...fromOwnNetwork(), Upgrade: 'websocket', ...headers },
  })
  const { webSocket, status } = await openSocket(request, bindings, createExecutionContext())
  if (!webSocket) throw new Error(`not opened: ${status}`)
  const socket = {
    frames: [] as string[],
    closed: null as { code: number; reason: string } | null,
  }
  webSocket.addEventListener('message', ({ data }) => void socket.frames.push(String(data)))
  webSocket.addEventListener('close', ({ code, reason }) => {
    socket.closed = { code, reason }
  })
  webSocket.accept()
  await eventually(() => socket.frames.length > 0 || socket.closed !== null)
  return socket
}

/** A database away from its primary: every query of the primary fails. */
function withoutPrimary(db: D1Database, asked: string[]): D1Database {
  const refused = (): never => {
    throw new Error('the primary was asked')
  }
  return {
    prepare: refused,
    batch: refused,
    exec: refused,
    dump: refused,
    withSession: (constraint?: string) => {
      asked.push(constraint ?? '')
      if (constraint === undefined || constraint === 'first-primary') refused()
      return db.withSession(constraint)
    },
  }
}

/** Sets another version in the object of a session, as a deployment does. */
async function deployObject(signedSession: string, id: string): Promise<void> {
  const stub = env.VISITOR_SESSION.getByName(idOf(signedSession))
  await runInDurableObject(stub, (instance) => {
    Object.defineProperty(instance, 'env', { value: deployed(id) })
  })
}

describe('socket closed by a deployment', () => {
  it('gets a reconnect time within a minute from the new version, before any store is read', async () => {
    const waits = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const bindings = { ...deployed('v2'), DB: withoutPrimary(env.DB, []) }
        const { closed } = await connect(bindings, { version: 'v1' })
        return restartWaitMs(closed ?? { code: 0, reason: '' })
      }),
    )
    for (const waitMs of waits) {
      expect(waitMs).toBeGreaterThanOrEqual(0)
      expect(waitMs).toBeLessThanOrEqual(60_000)
    }
    expect(new Set(waits).size).toBeGreaterThan(10)
  })

  it('gets it from its object while the Worker is still the earlier version', async () => {
    const client = await TestClient.join()
    const session = await client.first<string>('session')
    await deployObject(session, 'v2')
    const { closed } = await connect(deployed('v1'), { version: 'v1', session })
    expect(restartWaitMs(closed ?? { code: 0, reason: '' })).not.toBeNull()
    const back = await connect(deployed('v1'), { session })
    expect(back.closed).toBeNull()
    expect(versionOfHandshake(back.frames[0])).toBe('v2')
  })

  it.each([
    ['by the same version', 'v2', { version: 'v2' }],
    ['without a version, as a socket.io client', 'v2', {}],
  ])('is opened at once %s', async (_how, current, query) => {
    const { closed, frames } = await connect(deployed(current), query)
    expect(closed).toBeNull()
    expect(frames[0]).toMatch(/^0\{/)
  })

  it('reopens at once in development, without a version', async () => {
    const client = await TestClient.open()
    expect(versionOfHandshake(client.frames[0])).toBeNull()
    const local = { ...(env as unknown as Bindings) }
    expect((await connect(local, { version: 'v1' })).closed).toBeNull()
  })
})

describe('reconnect', () => {
  it('of a visitor does not query the primary', async () => {
    const client = await TestClient.join()
    const session = await client.first<string>('session')
    const asked: string[] = []
    const bindings = { ...(env as unknown as Bindings), DB: withoutPrimary(env.DB, asked) }
    expect((await connect(bindings, { session })).closed).toBeNull()
    expect(new Set(asked)).toEqual(new Set(['first-unconstrained']))
  })

  it('of a logged-in account does not query the primary, and reads nothing older than its last write', async () => {
    const { cookie } = await givenLogin()
    const client = await TestClient.join({ cookie })
    const session = await client.first<string>('session')
    const asked: string[] = []
    const bindings = { ...(env as unknown as Bindings), DB: withoutPrimary(env.DB, asked) }
    expect((await connect(bindings, { session }, { Cookie: cookie })).closed).toBeNull()
    expect(new Set(asked)).toEqual(new Set(['first-unconstrained']))
    const bookmark = env.DB.withSession('first-primary')
    await bookmark.prepare('SELECT 1').run()
    const seen = bookmark.getBookmark() ?? ''
    asked.length = 0
    await connect(
      bindings,
      { session },
      { Cookie: `${cookie}; amd_seen=${encodeURIComponent(seen)}` },
    )
    expect(new Set(asked)).toEqual(new Set([seen]))
  })

  it('of an admin at a desk does not query the primary', async () => {
    const { cookie } = await givenLogin({ role: 'admin' })
    const asked: string[] = []
    const bindings = { ...(env as unknown as Bindings), DB: withoutPrimary(env.DB, asked) }
    const { closed } = await connect(
      bindings,
      { desk: 'usa-canada', version: 'v0' },
      { Cookie: cookie },
    )
    expect(closed).toBeNull()
    expect(new Set(asked)).toEqual(new Set(['first-unconstrained']))
  })

  it('right after a login, unknown to the replicas, queries the primary', async () => {
    const { cookie } = await givenLogin({ role: 'admin' })
    // A lagging replica, which has none of the new rows.
    const lagging = { prepare: (sql: string) => env.DB.prepare(`SELECT * FROM (${sql}) WHERE 0`) }
    const db = { prepare: (sql: string) => env.DB.prepare(sql), withSession: () => lagging }
    const stale = { ...(env as unknown as Bindings), DB: db as unknown as D1Database }
    const { closed } = await connect(stale, { desk: 'usa-canada' }, { Cookie: cookie })
    expect(closed).toBeNull()
  })

  it('of an ended login does not query the primary', async () => {
    const client = await TestClient.join()
    const session = await client.first<string>('session')
    const { cookie } = await givenLogin()
    await env.DB.prepare('DELETE FROM account_sessions').run()
    const asked: string[] = []
    const bindings = { ...(env as unknown as Bindings), DB: withoutPrimary(env.DB, asked) }
    await connect(bindings, { session, version: 'v0' }, { Cookie: cookie })
    expect(new Set(asked)).toEqual(new Set(['first-unconstrained']))
  })
})

describe('rights of admins at a desk', () => {
  const loginOf = async (cookie: string) => {
    const headers = new Headers({ Cookie: cookie })
    const own = env as unknown as Bindings
    const login = await currentAccount({ env: own, settings: settingsOf(own) }, headers)
    if (login === null) throw new Error('not logged in')
    return { accountId: login.account.id, accountSessionId: login.sessionId }
  }
  const contextOf = (DB: D1Database) => ({
    ...databaseContext({ ...(env as unknown as Bindings), DB }),
    settings: settingsOf(env),
    now: new Date(),
  })

  it('are confirmed by a replica, without the primary', async () => {
    const asked: string[] = []
    const login = await loginOf((await givenLogin({ role: 'admin' })).cookie)
    const live = await mayAnswerChatsNearby(contextOf(withoutPrimary(env.DB, asked)), [login])
    expect(live).toEqual([login.accountSessionId])
    expect(asked).toEqual(['first-unconstrained'])
  })

  it('are refused only by the primary, since a replica may not know a new login yet', async () => {
    const login = await loginOf((await givenLogin({ role: 'admin' })).cookie)
    const lagging = { prepare: (sql: string) => env.DB.prepare(`SELECT * FROM (${sql}) WHERE 0`) }
    const asked: string[] = []
    const db = {
      prepare: (sql: string) => {
        asked.push('primary')
        return env.DB.prepare(sql)
      },
      withSession: () => lagging,
    }
    const context = contextOf(db as unknown as D1Database)
    expect(await mayAnswerChatsNearby(context, [login])).toEqual([login.accountSessionId])
    expect(asked).toEqual(['primary'])
    await env.DB.prepare('DELETE FROM account_sessions').run()
    expect(await mayAnswerChatsNearby(context, [login])).toEqual([])
  })
})
