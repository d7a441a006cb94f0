import type { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { adminRoom, deliveryCounter, visitorSession } from '#worker/adapters/durableObjects.ts'

/** A namespace that says which jurisdiction its objects are in. */
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
    JURISDICTION,
  }) as unknown as typeof env

describe('objects', () => {
  it.each([
    ['', 'anywhere'],
    ['eu', 'eu'],
  ])('with JURISDICTION = "%s" are %s', (jurisdiction, where) => {
    const given = bindings(jurisdiction)
    expect([
      visitorSession(given, 'ses_1'),
      adminRoom(given, 'usa-canada'),
      deliveryCounter(given, 3),
    ]).toEqual([`${where}/ses_1`, `${where}/usa-canada`, `${where}/shard-3`])
  })
})
