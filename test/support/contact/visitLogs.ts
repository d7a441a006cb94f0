// A session's log in durable tests: where its data is, and how it ages.
import { env } from 'cloudflare:workers'
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { connect } from '#database/connection.ts'
import { findVisits } from '#database/queries/contact/visits.ts'
import { VISIT_LOG_PREFIX } from '#domain/contact/visits/visitLogFile.ts'
import type { DurablePorts } from '#durable/ports/durablePorts.types.ts'
import { gatherEvents } from '#worker/operations/contact/visits/gatherEvents.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { ago } from './deskRooms.ts'
import { clientId } from './sockets.ts'

const objectOf = (sessionId: string) => env.VISITOR_SESSION.getByName(sessionId)

/** A browser's logged page view. */
export const pageView = (path = '/en-US', id = clientId()) => ({
  id,
  event_type: 'page_view',
  event_id: null,
  details: { a: 1 },
  timestamp: '2026-11-21T10:00:00.000Z',
  timezone: 'America/New_York',
  value: { url: `https://x.example${path}`, path, user_agent: 'test', referrer: '' },
})

/** All logged events of sessions, wherever they are, newest first. */
export async function loggedOf(...sessionIds: string[]) {
  const context = { ...databaseContext(env), now: new Date() }
  const { events } = await gatherEvents(context, sessionIds, {
    limit: 1_000,
    before: null,
    isNew: true,
  })
  return events
}

/** The row of a session. */
export const visitRowOf = async (sessionId: string) =>
  (await findVisits(connect(env.DB), [sessionId]))[0]

/** IDs of the events stored in the object itself. */
export const eventsInObject = (sessionId: string) =>
  runInDurableObject(objectOf(sessionId), (_, { storage }) =>
    [...storage.sql.exec<{ id: string }>('SELECT id FROM logged_events ORDER BY n')].map(
      ({ id }) => id,
    ),
  )

/** The names of a session's files. */
export const logFilesOf = async (sessionId: string): Promise<string[]> => {
  const { objects } = await env.VISIT_LOG.list({ prefix: VISIT_LOG_PREFIX })
  return objects.map(({ key }) => key).filter((key) => key.includes(sessionId))
}

/** Ages an object's events by this many days, and runs its alarm. */
export async function ageLog(sessionId: string, days: number): Promise<void> {
  await runInDurableObject(objectOf(sessionId), (_, { storage }) => {
    storage.sql.exec('UPDATE logged_events SET at = ?', ago(days))
  })
  await runDurableObjectAlarm(objectOf(sessionId))
}

/** Makes a session's row due again. */
export async function ageRow(sessionId: string): Promise<void> {
  await runInDurableObject(objectOf(sessionId), (_, { storage }) => {
    const { value } = storage.sql.exec<{ value: string }>('SELECT value FROM facts').one()
    const facts = JSON.parse(value) as Record<string, string>
    const row = JSON.parse(facts['visitRow'] ?? '{}') as Record<string, unknown>
    const aged = { ...facts, visitRow: JSON.stringify({ ...row, atMs: 0 }) }
    storage.sql.exec('UPDATE facts SET value = ?', JSON.stringify(aged))
  })
  await evictDurableObject(objectOf(sessionId), { webSockets: 'hibernate' })
}

/** Makes a port of a session fail this many times. */
export const failingPort = (
  sessionId: string,
  port: 'storeLogFile' | 'writeVisit',
  times: number,
): Promise<void> =>
  runInDurableObject(objectOf(sessionId), (instance) => {
    const object = instance as unknown as { ports: DurablePorts }
    const works = object.ports[port] as (...args: unknown[]) => Promise<void>
    let left = times
    object.ports = {
      ...object.ports,
      [port]: async (...args: unknown[]) => {
        left -= 1
        if (left >= 0) throw new Error(`${port} fails`)
        await works(...args)
      },
    }
  })
