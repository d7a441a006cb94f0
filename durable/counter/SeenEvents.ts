import { type CountedEvent, eventId, hourOf } from '#domain/delivery/counting/countedEvent.ts'
import { readTurn, type ScreenTurn, wantedTurns } from '#domain/delivery/tags/screenTurns.ts'
import type { EventKind } from '#domain/delivery/counting/eventKind.ts'
import { CLOCK_TOLERANCE_MS, TOKEN_LIFE_MS } from '#domain/delivery/counting/deliveryToken.ts'
import { fingerprint, packed, SeenSet } from './SeenSet.ts'

const HOUR_MS = 3_600_000
/** Of all buckets in memory together: 48 MB at most. What goes over is read again when it is asked for. */
const MAX_IN_MEMORY = 3_000_000

interface Bucket {
  name: string
  /** Until when its events can come. */
  untilMs: number
}

/**
 * What was counted, so that nothing is counted twice. By the hour of the answer: when no event of that hour can come any
 * more, its bucket is forgotten as a whole.
 */
export class SeenEvents {
  readonly #sql: SqlStorage
  /** By name, the one used longest ago first. */
  readonly #loaded = new Map<string, SeenSet>()
  /** What the log has and the kept buckets have not. */
  readonly #recent = new Map<string, Map<number, [number, number][]>>()

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Whether an event is new; from now on it is not. What nobody's token claims is always new. */
  note(event: CountedEvent): boolean {
    if (event.nonce === '') return true
    return this.#bucket(bucketOf(event).name).add(...fingerprint(eventId(event)))
  }

  /** Whether the answer of an event has brought this kind before. */
  hasSeen(event: CountedEvent, kind: EventKind): boolean {
    return this.#bucket(bucketOf(event).name).has(...fingerprint(eventId({ ...event, kind })))
  }

  /**
   * Takes the turns of its screen that a play needs, and gives their names; none for events that no loop bounds; null when
   * the screen showed something else then, or the line has had its turns of that loop.
   */
  takeTurns(event: CountedEvent): string[] | null {
    const wanted = wantedTurns(event)
    if (!wanted) return []
    const isFree = ({ name, fromMs }: ScreenTurn) =>
      !this.#bucket(turnBucket(fromMs).name).has(...fingerprint(name))
    const ofLine = wanted.line.find(isFree)
    if (!ofLine || !isFree(wanted.screen)) return null
    const taken = [wanted.screen, ofLine]
    for (const { name, fromMs } of taken)
      this.#bucket(turnBucket(fromMs).name).add(...fingerprint(name))
    return taken.map(({ name }) => name)
  }

  /** Remembers events that a row of the log has. */
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

  /** Keeps what the log's rows up to one have, before they leave it. In the same transaction. */
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

  /** The rows of the log up to one have left it. */
  forgetRecent(upToSeq: number): void {
    for (const [name, rows] of this.#recent) {
      for (const seq of rows.keys()) if (seq <= upToSeq) rows.delete(seq)
      if (rows.size === 0) this.#recent.delete(name)
    }
  }

  /** Forgets the buckets that no event can come for any more. */
  forgetOld(nowMs: number): void {
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

/** What an event leaves behind: itself, and the turns of its screen that it took. */
function marksOf(event: CountedEvent): { bucket: Bucket; key: [number, number] }[] {
  if (event.nonce === '') return []
  const turns = (event.turns ?? []).map((name) => ({
    bucket: turnBucket(readTurn(name).fromMs),
    key: fingerprint(name),
  }))
  return [{ bucket: bucketOf(event), key: fingerprint(eventId(event)) }, ...turns]
}

/** The bucket of a turn: by the hour in which it begins. A play of it may come three days later, and be dated earlier. */
function turnBucket(fromMs: number): Bucket {
  const endMs = (Math.floor(fromMs / HOUR_MS) + 1) * HOUR_MS
  return {
    name: `turn ${hourOf(fromMs)}`,
    untilMs: endMs + 2 * TOKEN_LIFE_MS.dooh + CLOCK_TOLERANCE_MS,
  }
}

/** The bucket of an event: by the hour of its answer, or of its coming when it comes too late for that one. */
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
