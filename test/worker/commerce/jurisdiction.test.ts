import type { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { bookKeeper, bookRelay, deliveryCounter } from '#worker/adapters/durableObjects.ts'
import { adminRoom, visitorSession } from '#worker/adapters/sessionObjects.ts'

/** A namespace that records the jurisdiction of its objects. */
const namespaceOf = (
  where: string,
): { jurisdiction: (name: string) => unknown; getByName: (name: string) => unknown } => ({
  jurisdiction: (name) => namespaceOf(name),
  getByName: (name) => `${where}/${name}`,
})

const bindings = (JURISDICTION: string) =>
  ({
    VISITOR_SESSION: namespaceOf('anywhere'),
    ADMIN_ROOM: namespaceOf('anywhere'),
    DELIVERY_COUNTER: namespaceOf('anywhere'),
    BOOK_KEEPER: namespaceOf('anywhere'),
    BOOK_RELAY: namespaceOf('anywhere'),
    HOME_REGION: 'weur',
    JURISDICTION,
  }) as unknown as typeof env

describe('objects', () => {
  it.each([
    ['', 'anywhere'],
    ['eu', 'eu'],
  ])('with JURISDICTION = "%s" are created %s', (jurisdiction, where) => {
    const given = bindings(jurisdiction)
    expect([
      visitorSession(given, 'ses_1'),
      adminRoom(given, 'usa-canada'),
      deliveryCounter(given, 3),
      bookKeeper(given),
      bookRelay(given, 'weur'),
    ]).toEqual(
      ['ses_1', 'usa-canada', 'shard-3', 'keeper', 'relay-weur'].map((name) => `${where}/${name}`),
    )
  })
})
