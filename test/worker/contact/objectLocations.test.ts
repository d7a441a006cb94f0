import { describe, expect, it } from 'vitest'
import { DESKS } from '#domain/contact/realtime/desk/desk.ts'
import {
  bookKeeper,
  bookRelay,
  countInShards,
  deliveryCounter,
} from '#worker/adapters/durableObjects.ts'
import {
  adminRoom,
  openAdminSocket,
  openVisitorSocket,
  visitorSession,
} from '#worker/adapters/sessionObjects.ts'
import type { Bindings } from '#worker/platform/env.ts'

/** Bindings that record each object by its name, as `name hint`. */
function namedObjects() {
  const named: string[] = []
  const stub = new Proxy(
    {},
    { get: (_, name) => (name === 'then' ? undefined : async () => new Response(null)) },
  )
  const namespace = {
    getByName: (name: string, { locationHint = 'none' }: { locationHint?: string } = {}) => {
      named.push(`${name} ${locationHint}`)
      return stub
    },
  }
  const bindings = {
    HOME_REGION: 'weur',
    VISITOR_SESSION: namespace,
    ADMIN_ROOM: namespace,
    DELIVERY_COUNTER: namespace,
    BOOK_KEEPER: namespace,
    BOOK_RELAY: namespace,
  } as unknown as Bindings
  return { named, bindings }
}

describe('location of a new object', () => {
  it('is near the visitor, for a session', async () => {
    const { named, bindings } = namedObjects()
    visitorSession(bindings, 'ses_a', 'apac')
    await openVisitorSocket(bindings, 'ses_b', {} as Parameters<typeof openVisitorSocket>[2], 'sam')
    visitorSession(bindings, 'ses_c')
    expect(named).toEqual(['ses_a apac', 'ses_b sam', 'ses_c none'])
  })

  it('is near its desk, for a room', async () => {
    const { named, bindings } = namedObjects()
    for (const desk of DESKS) adminRoom(bindings, desk)
    await openAdminSocket(bindings, 'europe', {} as Parameters<typeof openAdminSocket>[2])
    expect(named).toEqual(['usa-canada enam', 'europe weur', 'australia-nz oc', 'europe weur'])
  })

  it('is near the database, for counters and the keeper; in its region, for a relay', async () => {
    const { named, bindings } = namedObjects()
    deliveryCounter(bindings, 3)
    await countInShards(bindings, 1, { events: [], shardKeys: [] })
    bookKeeper(bindings)
    bookRelay(bindings, 'oc')
    bookRelay(bindings, undefined)
    expect(named).toEqual(['shard-3 weur', 'keeper weur', 'relay-oc oc', 'relay-weur weur'])
  })

  it('is chosen by the platform, without a known home', () => {
    const { named, bindings } = namedObjects()
    bookKeeper({ ...bindings, HOME_REGION: '' })
    bookRelay({ ...bindings, HOME_REGION: '' }, undefined)
    expect(named).toEqual(['keeper none', 'relay-home none'])
  })
})
