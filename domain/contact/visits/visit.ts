import { z } from 'zod'
import { clientIdSchema } from '../realtime/chat/chatMessage.ts'
import { loggedEventSchema } from '../realtime/loggedEvent.ts'

/** A logged event of a session: in its object for 30 days, then in a file. */
export const visitEventSchema = z.object({
  id: clientIdSchema,
  /** When it was received, ISO, UTC. */
  at: z.string(),
  event: loggedEventSchema,
  accountId: z.string().nullable(),
})
export type VisitEvent = z.infer<typeof visitEventSchema>

/** Event counts by type. */
export type EventTypes = Readonly<Record<string, number>>

const typesSchema = z.record(z.string(), z.number())

/** A session's summary of events that are in files. */
export const visitRecordSchema = z.object({
  /** When the very first event was received; empty without events. */
  arrivedAt: z.string(),
  lastPage: z.string(),
  accountId: z.string().nullable(),
  files: z.array(z.object({ key: z.string(), lastAt: z.string(), types: typesSchema })),
})
export type VisitRecord = z.infer<typeof visitRecordSchema>

/** A part of a session's log that moves to the next session. JSON between objects. */
export const handedLogSchema = z.object({
  record: visitRecordSchema,
  events: z.array(visitEventSchema),
})
export type HandedLog = z.infer<typeof handedLogSchema>

/** Logged events in an object, newest first, and the files with older ones. JSON between objects. */
export const openLogSchema = z.object({
  events: z.array(visitEventSchema),
  files: z.array(z.string()),
})
export type OpenLog = z.infer<typeof openLogSchema>

export const EMPTY_RECORD: VisitRecord = {
  arrivedAt: '',
  lastPage: '',
  accountId: null,
  files: [],
}

/** The one row of a session in the desk's event log. */
export interface Visit {
  sessionId: string
  accountId: string | null
  country: string
  arrivedAt: string
  lastAt: string
  lastPage: string
  eventCount: number
  eventTypes: EventTypes
  logFiles: readonly string[]
}

const MAX_TYPES = 24
const MAX_PAGE_LENGTH = 200

/** Events of a session that are still in its object. */
export interface OpenLogSummary {
  firstAt: string
  lastAt: string
  lastPage: string
  accountId: string | null
  types: EventTypes
}

/** The row of a session; null without events. Names at most 24 types, and counts all. */
export function visitOf(
  { sessionId, country }: { sessionId: string; country: string },
  record: VisitRecord,
  open: OpenLogSummary | null,
): Visit | null {
  const lastAt = open?.lastAt ?? record.files.at(-1)?.lastAt
  if (lastAt === undefined) return null
  const types = sumTypes([...record.files.map((file) => file.types), open?.types ?? {}])
  const named = Object.entries(types)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_TYPES)
  return {
    sessionId,
    accountId: open?.accountId ?? record.accountId,
    country,
    arrivedAt: record.arrivedAt || (open?.firstAt ?? lastAt),
    lastAt,
    lastPage: (open?.lastPage ?? record.lastPage).slice(0, MAX_PAGE_LENGTH),
    eventCount: Object.values(types).reduce((sum, count) => sum + count, 0),
    eventTypes: Object.fromEntries(named),
    logFiles: record.files.map(({ key }) => key),
  }
}

export function sumTypes(all: readonly EventTypes[]): EventTypes {
  const sum = new Map<string, number>()
  for (const types of all)
    for (const [type, count] of Object.entries(types)) sum.set(type, (sum.get(type) ?? 0) + count)
  return Object.fromEntries(sum)
}

/** Merges another session's record into this one. Idempotent. */
export function mergeRecords(own: VisitRecord, other: VisitRecord): VisitRecord {
  const known = new Set(own.files.map(({ key }) => key))
  const files = [...own.files, ...other.files.filter(({ key }) => !known.has(key))]
  const arrivals = [own.arrivedAt, other.arrivedAt].filter((at) => at !== '').toSorted()
  return {
    arrivedAt: arrivals[0] ?? '',
    lastPage: own.lastPage || other.lastPage,
    accountId: own.accountId ?? other.accountId,
    files: files.toSorted((one, two) => (one.lastAt < two.lastAt ? -1 : 1)),
  }
}

/** Each event once, newest first. Of two with one ID the last in the list wins. */
export function newestFirst<Event extends VisitEvent>(events: readonly Event[]): Event[] {
  const byId = new Map(events.map((event) => [event.id, event]))
  return [...byId.values()].toSorted((one, two) =>
    one.at === two.at ? (one.id < two.id ? 1 : -1) : one.at < two.at ? 1 : -1,
  )
}
