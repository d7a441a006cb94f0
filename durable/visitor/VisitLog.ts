import { z } from 'zod'
import { LOG_IN_OBJECT_DAYS, LOGGED_EVENT_LIFE_DAYS } from '#domain/contact/realtime/retention.ts'
import {
  EMPTY_RECORD,
  type HandedLog,
  mergeRecords,
  type OpenLog,
  sumTypes,
  type Visit,
  type VisitEvent,
  type VisitRecord,
  visitOf,
  visitRecordSchema,
} from '#domain/contact/visits/visit.ts'
import { visitLogKey } from '#domain/contact/visits/visitLogFile.ts'
import type { VisitorFact } from '../ports/visitor.types.ts'
import type { FactRow } from '../sql/FactRow.ts'
import { readStored } from '../sql/readStored.ts'
import type { LoggedEventTable, LogPart } from './LoggedEventTable.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** A session's row is written with its first events, then at most this often: a visit costs about two writes. */
const ROW_INTERVAL_MS = 5 * 60 * 1_000
const PART_EVENTS = 500
/** A log with this many events goes to files early. */
export const LONG_LOG_EVENTS = 1_000

interface VisitLogParts {
  facts: FactRow<VisitorFact>
  loggedEvents: LoggedEventTable
  sessionId: () => string
  /** Whether the log is moving to the next session. */
  isLeaving: () => boolean
  writeVisit: (visit: Visit) => Promise<void>
  storeLogFile: (key: string, events: readonly VisitEvent[]) => Promise<void>
  asOne: <Result>(act: () => Result) => Result
}

/**
 * The log of a session. Its object has the last 30 days; older events are in files. One row in D1 sums it up and names
 * the files, so that the desk and an erasure find them when the object is gone.
 */
export class VisitLog {
  readonly #parts: VisitLogParts
  #running: Promise<void> | null = null

  constructor(parts: VisitLogParts) {
    this.#parts = parts
  }

  /** Whether a row or a file is to be written now. */
  isDue(nowMs: number): boolean {
    if (this.#parts.isLeaving()) return false
    return this.#isFileDue(nowMs) || (this.#isRowStale() && this.#rowDueMs() <= nowMs)
  }

  /** When the next row or file is due; null when none is. */
  nextDueMs(): number | null {
    if (this.#isRowStale()) return this.#rowDueMs()
    const oldestAt = this.#parts.loggedEvents.oldestAt()
    return oldestAt === null ? null : Date.parse(oldestAt) + LOG_IN_OBJECT_DAYS * DAY_MS
  }

  /** Writes due rows and files. Raises what D1 and R2 raise; every step may be repeated. */
  run(nowMs: number): Promise<void> {
    this.#running ??= this.#run(nowMs).finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Resolves once no write is running. */
  async settled(): Promise<void> {
    await this.#running?.catch(() => undefined)
  }

  /** The newest events before a moment, newest first, and the files with older ones. */
  read(limit: number, before: string | null): OpenLog {
    const events = this.#parts.loggedEvents.newest(limit, before)
    return { events, files: this.#record().files.map(({ key }) => key) }
  }

  /** Hands the log over in parts. Raises what `take` raises. */
  async handOver(take: (log: HandedLog) => Promise<void>): Promise<void> {
    await this.settled()
    const { loggedEvents } = this.#parts
    const record = this.#record()
    let part = loggedEvents.part(PART_EVENTS)
    if (!part && record.arrivedAt !== '') await take({ record, events: [] })
    while (part) {
      await take({ record, events: part.events })
      part = loggedEvents.part(PART_EVENTS, part.upTo)
    }
  }

  /** Takes over a part of another session's log; idempotent. */
  take({ record, events }: HandedLog): void {
    const { loggedEvents, asOne } = this.#parts
    asOne(() => {
      this.#keepRecord(mergeRecords(this.#record(), record))
      for (const event of events) loggedEvents.add(event)
    })
  }

  clear(): void {
    const { facts, loggedEvents } = this.#parts
    loggedEvents.clear()
    facts.drop('visitRecord')
    facts.drop('visitRow')
  }

  async #run(nowMs: number): Promise<void> {
    if (this.#parts.isLeaving()) return
    while (this.#isFileDue(nowMs)) {
      const part = this.#parts.loggedEvents.part(PART_EVENTS)
      if (!part) break
      await this.#storePart(part, nowMs)
    }
    if (this.isDue(nowMs)) await this.#writeRow(nowMs)
  }

  /**
   * Stores a part of the log. The row names the file before it is written, so that an erasure finds
   * every file that may exist.
   */
  async #storePart(part: LogPart, nowMs: number): Promise<void> {
    const { loggedEvents, sessionId, storeLogFile, asOne } = this.#parts
    const key = visitLogKey(sessionId(), part.first)
    const record = recordWith(this.#record(), part, key, nowMs)
    await this.#writeRow(nowMs, [key])
    await storeLogFile(key, part.events)
    asOne(() => {
      this.#keepRecord(record)
      loggedEvents.drop(part.upTo)
    })
  }

  async #writeRow(nowMs: number, moreFiles: readonly string[] = []): Promise<void> {
    const visit = this.#visit()
    if (!visit) return
    const logFiles = [...new Set([...visit.logFiles, ...moreFiles])]
    await this.#parts.writeVisit({ ...visit, logFiles })
    this.#parts.facts.keep('visitRow', JSON.stringify({ atMs: nowMs, digest: digestOf(visit) }))
  }

  #isFileDue(nowMs: number): boolean {
    const { loggedEvents } = this.#parts
    const oldestAt = loggedEvents.oldestAt()
    if (oldestAt === null) return false
    const isOld = Date.parse(oldestAt) + LOG_IN_OBJECT_DAYS * DAY_MS <= nowMs
    return isOld || loggedEvents.count() >= LONG_LOG_EVENTS
  }

  #isRowStale(): boolean {
    const visit = this.#visit()
    return visit !== null && this.#written()?.digest !== digestOf(visit)
  }

  #rowDueMs(): number {
    const written = this.#written()
    return written ? written.atMs + ROW_INTERVAL_MS : 0
  }

  #visit(): Visit | null {
    const { facts, loggedEvents, sessionId } = this.#parts
    const country = facts.get('networkCountry') || (facts.get('country') ?? '')
    const known = { sessionId: sessionId(), country }
    return visitOf(known, this.#record(), loggedEvents.summary())
  }

  #written(): WrittenRow | null {
    const kept = this.#parts.facts.get('visitRow')
    return kept === null ? null : readStored(writtenSchema, kept)
  }

  #record(): VisitRecord {
    const kept = this.#parts.facts.get('visitRecord')
    return (kept === null ? null : readStored(visitRecordSchema, kept)) ?? EMPTY_RECORD
  }

  #keepRecord(record: VisitRecord): void {
    this.#parts.facts.keep('visitRecord', JSON.stringify(record))
  }
}

const writtenSchema = z.object({ atMs: z.number(), digest: z.string() })
type WrittenRow = z.infer<typeof writtenSchema>

/** Identifies a visit's state; unchanged when events move from the object to a file. */
const digestOf = ({ lastAt, eventCount, accountId }: Visit): string =>
  JSON.stringify([lastAt, eventCount, accountId])

/** The record once a part is in a file, without expired files. */
function recordWith(record: VisitRecord, part: LogPart, key: string, nowMs: number): VisitRecord {
  const { events, first } = part
  const oldest = new Date(nowMs - LOGGED_EVENT_LIFE_DAYS * DAY_MS).toISOString()
  const last = events.at(-1)
  const types = sumTypes(events.map(({ event }) => ({ [event.event_type]: 1 })))
  const files = record.files.filter((file) => file.key !== key && file.lastAt >= oldest)
  return {
    arrivedAt: record.arrivedAt || first.at,
    lastPage: last?.event.value.path ?? record.lastPage,
    accountId:
      events.findLast(({ accountId }) => accountId !== null)?.accountId ?? record.accountId,
    files: [...files, { key, lastAt: last?.at ?? first.at, types }],
  }
}
