// Logged events from before sessions kept their own logs: a key or an index finds each, until it
// expires.
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { listLoggedEvents } from '#database/queries/contact/realtime.ts'
import { loggedEvents } from '#database/schema/contact/realtime.ts'

const EVENT = {
  accountId: null,
  timestamp: '2026-11-23T10:00:00.000Z',
  timezone: 'UTC',
  url: '',
  path: '',
  userAgent: '',
  referrer: '',
}

/** Four events, one minute apart: of two sessions in turn, and of two types. */
async function givenEvents(): Promise<void> {
  const types = ['page_view', 'page_view', 'add_to_cart', 'page_view']
  const rows = types.map((type, at) =>
    Object.assign(
      {
        id: `event-${at}`,
        sessionId: `ses_${at % 2}`,
        eventType: type,
        receivedAt: `2026-11-23T10:0${at}:00.000Z`,
      },
      EVENT,
    ),
  )
  await connect(env.DB).insert(loggedEvents).values(rows)
}

/** A database that records the statements it prepares. */
function watchedDatabase() {
  const asked: string[] = []
  const watched = new Proxy(env.DB, {
    get: (database, name) => {
      if (name !== 'prepare') return Reflect.get(database, name) as unknown
      return (statement: string) => {
        asked.push(statement)
        return database.prepare(statement)
      }
    },
  })
  return { asked, db: connect(watched) }
}

const A_MOMENT = '2026-11-23T10:02:30.000Z'
const BY_SESSION = 'SEARCH logged_events USING PRIMARY KEY (session_id=?)'
const FILTERS = [
  [{}, [3, 2, 1, 0], 'SCAN logged_events USING INDEX logged_events_received'],
  [
    { before: A_MOMENT },
    [2, 1, 0],
    'SEARCH logged_events USING INDEX logged_events_received (received_at<?)',
  ],
  [
    { eventType: 'page_view' },
    [3, 1, 0],
    'SEARCH logged_events USING INDEX logged_events_type (event_type=?)',
  ],
  [{ sessionId: 'ses_1' }, [3, 1], BY_SESSION],
  [{ sessionId: 'ses_0', eventType: 'page_view' }, [0], BY_SESSION],
  [{ sessionId: 'ses_1', eventType: 'page_view', before: A_MOMENT }, [1], BY_SESSION],
  [{ sessionId: 'ses_1', since: A_MOMENT }, [3], BY_SESSION],
] as const

describe('logged events', () => {
  it.each(FILTERS)('matching %j are listed newest first', async (filter, found, search) => {
    await givenEvents()
    const { asked, db } = watchedDatabase()
    const events = await listLoggedEvents(db, { ...filter, limit: 50 })
    expect(events.map(({ id }) => id)).toEqual(found.map((at) => `event-${at}`))
    const [statement = ''] = asked
    const values = Array.from({ length: statement.split('?').length - 1 }, () => 1)
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`)
      .bind(...values)
      .run<{ detail: string }>()
    expect(results[0]?.detail).toBe(search)
  })
})
