import { type CountedEvent, eventId, hourOf } from '#domain/delivery/counting/countedEvent.ts'
import { readTurn, type ScreenTurn, wantedTurns } from '#domain/delivery/tags/screenTurns.ts'
import type { EventKind } from '#domain/delivery/counting/eventKind.ts'
import { CLOCK_TOLERANCE_MS, TOKEN_LIFE_MS } from '#domain/delivery/counting/deliveryToken.ts'
import { fingerprint, packed, SeenSet } from './SeenSet.ts'

const HOUR_MS = 3_600_000
/** For all buckets in memory together: 48 MB at most. Evicted buckets are loaded again on demand. */
const MAX_IN_MEMORY = 3_000_000

interface Bucket {
  name: string
  /** When no more of its events can arrive. */
  untilMs: number
}

/**
 * Counted events, to count each only once. They are bucketed by the hour of the ad response; a
 * bucket is deleted as a whole once no event of its hour can arrive.
 */
export class SeenEvents {
  readonly #sql: SqlStorage
  /** By name, least recently used first. */
  readonly #loaded = new Map<string, SeenSet>()
  /** Events in the log that the stored buckets lack. */
  readonly #recent = new Map<string, Map<number, [number, number][]>>()

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Whether an event is new; marks it as seen. An event without a valid token is always new. */
  note(event: CountedEvent): boolean {
    if (event.nonce === '') return true
    return this.#bucket(bucketOf(event).name).add(...fingerprint(eventId(event)))
  }

  /** Whether the event's ad response has already had an event of this kind. */
  hasSeen(event: CountedEvent, kind: EventKind): boolean {
    return this.#bucket(bucketOf(event).name).has(...fingerprint(eventId({ ...event, kind })))
  }

  /**
   * Reserves the screen turns that a play needs, and returns their names; empty for events without
   * a loop; null when another ad was on the screen at that time, or the line has used its turns of
   * that loop or hour.
   */
  takeTurns(event: CountedEvent): string[] | null {
    const wanted = wantedTurns(event)
    if (!wanted) return []
    const isFree = ({ name, fromMs }: ScreenTurn) =>
      !this.#bucket(turnBucket(fromMs).name).has(...fingerprint(name))
    const ofLine = wanted.line.find(isFree)
    const ofHour = wanted.hour.find(isFree)
    if (!ofLine || !ofHour || !isFree(wanted.screen)) return null
    const taken = [wanted.screen, ofLine, ofHour]
    for (const { name, fromMs } of taken)
      this.#bucket(turnBucket(fromMs).name).add(...fingerprint(name))
    return taken.map(({ name }) => name)
  }

  /** Records the events of a log row. */
  remember(seq: number, events: readonly CountedEvent[]): void {
    for (const { bucket, key } of events.flatMap(marksOf)) {
      const { name } = bucket
      const rows = this.#recent.get(name) ?? new Map<number, [number, number][]>()
      this.#recent.set(name, rows)
      const keys = rows.get(seq)
      if (keys) keys.push(key)
      else rows.set(seq, [key])
      this.#loaded.get(name)?.add(...key)
    }
  }

  /**
   * Stores the events of the log's rows up to this part, in the same transaction that deletes the
   * rows.
   */
  keep(part: number, events: readonly CountedEvent[]): void {
    const buckets = new Map<string, Bucket & { keys: [number, number][] }>()
    for (const { bucket, key } of events.flatMap(marksOf)) {
      const found = buckets.get(bucket.name) ?? { ...bucket, keys: [] }
      found.keys.push(key)
      buckets.set(bucket.name, found)
    }
    for (const { name, untilMs, keys } of buckets.values())
      this.#sql.exec('INSERT INTO seen VALUES (?, ?, ?, ?)', name, part, untilMs, packed(keys))
  }

  /** Drops the log's rows up to this one from memory. */
  forgetRecent(upToSeq: number): void {
    for (const [name, rows] of this.#recent) {
      for (const seq of rows.keys()) if (seq <= upToSeq) rows.delete(seq)
      if (rows.size === 0) this.#recent.delete(name)
    }
  }

  /** Deletes the buckets whose events can no longer arrive. */
  deleteOld(nowMs: number): void {
    const old = this.#sql.exec<{ bucket: string }>(
      'SELECT DISTINCT bucket FROM seen WHERE until_ms < ?',
      nowMs,
    )
    for (const { bucket } of old.toArray()) {
      this.#sql.exec('DELETE FROM seen WHERE bucket = ?', bucket)
      this.#loaded.delete(bucket)
    }
  }

  #bucket(name: string): SeenSet {
    const known = this.#loaded.get(name)
    const set = known ?? this.#load(name)
    this.#loaded.delete(name)
    this.#loaded.set(name, set)
    if (!known) this.#makeRoom()
    return set
  }

  #load(name: string): SeenSet {
    const set = new SeenSet()
    const rows = this.#sql.exec<{ keys: ArrayBuffer }>(
      'SELECT keys FROM seen WHERE bucket = ?',
      name,
    )
    for (const { keys } of rows) set.addPacked(keys)
    for (const keys of this.#recent.get(name)?.values() ?? [])
      for (const key of keys) set.add(...key)
    return set
  }

  #makeRoom(): void {
    let total = 0
    for (const { size } of this.#loaded.values()) total += size
    for (const [name, { size }] of this.#loaded) {
      if (total <= MAX_IN_MEMORY || this.#loaded.size === 1) return
      this.#loaded.delete(name)
      total -= size
    }
  }
}

/** The fingerprints of an event: itself, and the screen turns that it took. */
function marksOf(event: CountedEvent): { bucket: Bucket; key: [number, number] }[] {
  if (event.nonce === '') return []
  const turns = (event.turns ?? []).map((name) => ({
    bucket: turnBucket(readTurn(name).fromMs),
    key: fingerprint(name),
  }))
  return [{ bucket: bucketOf(event), key: fingerprint(eventId(event)) }, ...turns]
}

/**
 * The bucket of a turn: the hour in which it begins. Its play may arrive up to three days later,
 * with an earlier date.
 */
function turnBucket(fromMs: number): Bucket {
  const endMs = (Math.floor(fromMs / HOUR_MS) + 1) * HOUR_MS
  return {
    name: `turn ${hourOf(fromMs)}`,
    untilMs: endMs + 2 * TOKEN_LIFE_MS.dooh + CLOCK_TOLERANCE_MS,
  }
}

/** The bucket of an event: the hour of its ad response, or its arrival hour when it is too late for that one. */
function bucketOf({ validity, answer, atMs, issuedAtMs }: CountedEvent): Bucket {
  const isLate = validity === 'late'
  const fromMs = isLate ? atMs : issuedAtMs
  const endMs = (Math.floor(fromMs / HOUR_MS) + 1) * HOUR_MS
  const lifeMs = isLate ? HOUR_MS : TOKEN_LIFE_MS[answer]
  return {
    name: `${isLate ? 'late' : answer} ${hourOf(fromMs)}`,
    untilMs: endMs + lifeMs + CLOCK_TOLERANCE_MS,
  }
}
