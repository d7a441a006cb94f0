import { findVisits, oldEventsOf } from '#database/queries/contact/visits.ts'
import { LOG_IN_OBJECT_DAYS } from '#domain/contact/realtime/retention.ts'
import { newestFirst, openLogSchema, type VisitEvent } from '#domain/contact/visits/visit.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { visitorSession } from '#worker/adapters/sessionObjects.ts'
import { readVisitLog } from '#worker/adapters/visitLogStore.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { withDeadline } from '#worker/platform/withDeadline.ts'

const OBJECT_DEADLINE_MS = 3_000
const DAY_MS = 24 * 60 * 60 * 1_000
/** An object whose last event is older than this has its log in files, also where R2 failed for two weeks. */
const ASKED_DAYS = LOG_IN_OBJECT_DAYS + 14

type Context = Pick<OperationContext, 'db' | 'env' | 'now'>
interface Page {
  limit: number
  before: string | null
}

export interface GatheredEvents {
  events: (VisitEvent & { sessionId: string })[]
  /** Whether a session's object did not respond, so that its newest events are missing. */
  isPartial: boolean
}

/**
 * Logged events of sessions, newest first: from their objects, their files, and the old table. Looks for a session
 * without a row in its object only if `isNew` says that it may have none yet.
 */
export async function gatherEvents(
  context: Context,
  sessionIds: readonly string[],
  { isNew = false, ...page }: Page & { isNew?: boolean },
): Promise<GatheredEvents> {
  if (sessionIds.length === 0) return { events: [], isPartial: false }
  const [rows, old] = await Promise.all([
    findVisits(context.db, sessionIds),
    oldEventsOf(context.db, sessionIds, page),
  ])
  const known = new Map(rows.map((row) => [row.sessionId, row]))
  const sessions = await Promise.all(
    sessionIds.map(async (sessionId) => {
      const row = known.get(sessionId)
      const isAsked = row ? isRecent(context, row.lastAt) : isNew
      return await eventsOfSession(
        context,
        { sessionId, files: row?.logFiles ?? [], isAsked },
        page,
      )
    }),
  )
  const all = [
    ...sessions.flatMap(({ events, sessionId }) =>
      events.map((event) => ({ ...event, sessionId })),
    ),
    ...old.map(fromOldRow),
  ]
  return {
    events: newestFirst(all).slice(0, page.limit),
    isPartial: sessions.some(({ isPartial }) => isPartial),
  }
}

const isRecent = ({ now }: Context, lastAt: string) =>
  now.getTime() - Date.parse(lastAt) < ASKED_DAYS * DAY_MS

async function eventsOfSession(
  { env }: Context,
  { sessionId, files, isAsked }: { sessionId: string; files: readonly string[]; isAsked: boolean },
  { limit, before }: Page,
) {
  const object = isAsked ? await askObject(env, sessionId, { limit, before }) : NOTHING
  const events = [...object.events]
  const keys = [...new Set([...files, ...object.files])]
  // Parts are in order of time: reads the newest until the page is full.
  for (const key of keys.toReversed()) {
    if (events.length >= limit) break
    const part = await readVisitLog(env, key)
    events.push(...part.filter(({ at }) => before === null || at < before))
  }
  return { sessionId, events, isPartial: object.isPartial }
}

const NOTHING = { events: [], files: [], isPartial: false }

async function askObject(
  env: Context['env'],
  sessionId: string,
  { limit, before }: Page,
): Promise<{ events: VisitEvent[]; files: string[]; isPartial: boolean }> {
  try {
    const reading = visitorSession(env, sessionId).readLog(limit, before)
    const json = await withDeadline(reading, OBJECT_DEADLINE_MS)
    return { ...openLogSchema.parse(JSON.parse(json)), isPartial: false }
  } catch (error) {
    log('warn', 'session not reached', { message: reasonOf(error) })
    return { ...NOTHING, isPartial: true }
  }
}

const fromOldRow = (row: Awaited<ReturnType<typeof oldEventsOf>>[number]) => ({
  id: row.id,
  sessionId: row.sessionId,
  at: row.receivedAt,
  accountId: row.accountId,
  event: {
    id: row.id,
    event_type: row.eventType,
    event_id: row.eventId,
    details: row.details as VisitEvent['event']['details'],
    timestamp: row.timestamp,
    timezone: row.timezone,
    value: {
      url: row.url,
      path: row.path,
      user_agent: row.userAgent,
      referrer: row.referrer,
    },
  },
})
