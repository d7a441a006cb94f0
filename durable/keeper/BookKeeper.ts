import { DurableObject } from 'cloudflare:workers'
import type { BookPointer } from '#domain/delivery/book/bookPointer.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaType.ts'
import { migrate } from '../sql/migrate.ts'
import { Attempts } from './Attempts.ts'
import {
  buildMedium,
  buildProductIndex,
  retainOfflineHalts,
  mediaOf,
  PRODUCTS_NAME,
} from './BookBuild.ts'
import { HeartbeatWriter } from './HeartbeatWriter.ts'
import type { KeeperPorts, KeeperRpc, KeeperStatus, KnownVersion } from './keeper.types.ts'
import {
  applyHalt,
  dropOldHalts,
  dropUnusedChunks,
  loadState,
  mediaOfChange,
  pointerOf,
  saveState,
  type KeeperState,
} from './keeperState.ts'
import { PACE_SCHEMA, PaceTable } from './PaceTable.ts'

/** Interval of building all books: what they claim depends on the latest counts. */
const BUILD_EVERY_MS = 60_000
/** Minimum interval between reads of the changes on behalf of the pointer's readers. */
const CHANGES_EVERY_MS = 1_500
/** Beyond this age of the last read of the changes, a reader waits for the next one. */
const CHANGES_STALE_MS = 4_000
/** Maximum wait of a reader for a slow database. */
const LONGEST_WAIT_MS = 400
const CHANGES_AT_ONCE = 1_000
const CHANGES_KEPT_MS = 24 * 3_600_000
/** The store allows one write per second per key. */
const POINTER_EVERY_MS = 1_100
/** Within this time after a resume a halt call may be outdated: the database is read before it counts. */
const RECENT_RESUME_MS = 60_000
const CHANGES_NAME = 'changes'
const POINTER_NAME = 'pointer'
const HEARTBEAT_NAME = 'heartbeat'

/**
 * The one writer of the ad server's books. Collects the changes that the database records, builds the books of each
 * medium every minute and after a change, writes them as immutable chunks, and publishes the pointer to them with the
 * halts: to its readers, the store and the bucket. A failed write is retried with back-off until it, or a newer build, succeeds.
 */
export abstract class BookKeeper<Env extends Cloudflare.Env>
  extends DurableObject<Env>
  implements KeeperRpc
{
  protected abstract readonly ports: KeeperPorts
  readonly #state: KeeperState
  readonly #paces: PaceTable
  readonly #attempts: Attempts
  readonly #heartbeat: HeartbeatWriter
  readonly #changed = new Set<MediaType>()
  readonly #resumedAtMs = new Map<string, number>()
  #working: Promise<void> | null = null
  #reading: Promise<boolean> | null = null
  #triedAtMs = 0
  #cleanedAtMs = 0
  #isPointerDue = false
  #pointerWrittenAtMs = 0

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    migrate(ctx.storage, { tables: PACE_SCHEMA, steps: [], unversioned: () => null })
    this.#state = loadState(ctx.storage)
    this.#paces = new PaceTable(ctx.storage)
    this.#attempts = new Attempts(this.#state.failed, {
      raiseAlert: (alert) => this.#inBackground(this.ports.raiseAlert(alert)),
      resolveAlert: (key) => this.#inBackground(this.ports.resolveAlert(key)),
    })
    this.#heartbeat = new HeartbeatWriter({
      write: async (heartbeat) => await this.ports.writeHeartbeat(heartbeat),
      pointer: () => pointerOf(this.#state),
      note: (failure) => this.#attempts.note(HEARTBEAT_NAME, failure),
    })
    this.#isPointerDue = this.#attempts.hasFailed(POINTER_NAME)
  }

  async read(known: KnownVersion | null): Promise<{ pointer: BookPointer | null }> {
    const age = Math.abs(Date.now() - this.#triedAtMs)
    const reading = age > CHANGES_EVERY_MS ? this.#readChanges() : null
    if (age > CHANGES_STALE_MS) await Promise.race([reading, scheduler.wait(LONGEST_WAIT_MS)])
    if (this.#heartbeat.isDue()) this.#inBackground(this.#heartbeat.write())
    await this.#ensureAlarm()
    const { epoch, version } = this.#state
    const isKnown = known?.epoch === epoch && known.version === version
    return { pointer: isKnown ? null : pointerOf(this.#state) }
  }

  async halt(subjects: string[]): Promise<void> {
    const nowMs = Date.now()
    const isResumed = (subject: string) =>
      nowMs - (this.#resumedAtMs.get(subject) ?? -Infinity) < RECENT_RESUME_MS
    this.#haltNow(subjects.filter((subject) => !isResumed(subject)))
    const isRead = await this.#readCommitted()
    // For subjects that the database has both halted and resumed, the order of the commits decides.
    if (!isRead) this.#haltNow(subjects.filter(isResumed))
    await this.#ensureAlarm()
    await this.#heartbeat.write()
  }

  #haltNow(subjects: readonly string[]): void {
    if (subjects.length === 0) return
    for (const subject of subjects) this.#state.halts[subject] = Date.now()
    this.#publish()
  }

  async wake(): Promise<void> {
    await this.#readCommitted()
    await this.#ensureAlarm()
  }

  async rebuild(): Promise<void> {
    for (const medium of MEDIA_TYPES) this.#changed.add(medium)
    await this.#work()
  }

  async status(): Promise<KeeperStatus> {
    const { books, failed, halts } = this.#state
    const times = Object.values(books).map(({ builtAtMs }) => builtAtMs)
    return {
      oldestBookAtMs: times.length === 0 ? null : Math.min(...times),
      youngestBookAtMs: times.length === 0 ? null : Math.max(...times),
      failing: Object.keys(failed),
      halts: Object.keys(halts).length,
    }
  }

  override async alarm(): Promise<void> {
    try {
      await this.#work()
    } catch (error) {
      this.ports.log('error', 'books not built', { message: reasonOf(error) })
      await this.ctx.storage.setAlarm(Date.now() + BUILD_EVERY_MS)
    }
  }

  /** Two concurrent builds would build the same books twice. */
  async #work(): Promise<void> {
    while (this.#working) await this.#working.catch(() => undefined)
    const working = this.#workNow()
    this.#working = working
    try {
      await working
    } finally {
      this.#working = null
    }
  }

  async #workNow(): Promise<void> {
    await this.#readCommitted()
    await this.#beat()
    if (this.#isPointerDue) await this.#writePointer()
    const nowMs = Date.now()
    const isFullDue = Math.abs(nowMs - this.#state.builtAtMs) >= BUILD_EVERY_MS
    const due = isFullDue ? MEDIA_TYPES : mediaOf(this.#attempts.dueNames(), this.#changed)
    if (due.length > 0) await this.#build(due)
    if (due.length === MEDIA_TYPES.length) {
      this.#state.builtAtMs = nowMs
      this.#clean(nowMs)
    }
    if (due.length > 0) this.#publish()
    if (this.#isPointerDue) await this.#writePointer()
    await this.#beat()
    await this.#ensureAlarm()
  }

  async #beat(): Promise<void> {
    if (this.#attempts.dueNames().includes(HEARTBEAT_NAME)) await this.#heartbeat.write()
    else if (this.#heartbeat.isDue()) this.#inBackground(this.#heartbeat.write())
  }

  async #build(media: readonly MediaType[]): Promise<void> {
    for (const medium of media) this.#changed.delete(medium)
    const parts = {
      ports: this.ports,
      state: this.#state,
      paces: this.#paces,
      note: (name: string, failure: string | null) => this.#attempts.note(name, failure),
    }
    const readAtMs = Date.now()
    let products
    try {
      products = await this.ports.readProducts()
      const offline = await this.ports.readOfflineProducts()
      retainOfflineHalts(this.#state, { products, offline, readAtMs })
    } catch (error) {
      return this.#attempts.note(PRODUCTS_NAME, reasonOf(error))
    }
    await buildProductIndex(parts, products)
    for (const medium of media) {
      await buildMedium(parts, medium, products)
      this.#publish()
    }
  }

  /** Applies everything that was committed before this call; returns whether it could be read. */
  async #readCommitted(): Promise<boolean> {
    await this.#reading
    return await this.#readChanges()
  }

  /** Applies the changes recorded since the last read; returns whether they could be read. Records a failure. */
  async #readChanges(): Promise<boolean> {
    this.#reading ??= this.#readChangesNow().finally(() => {
      this.#reading = null
    })
    return await this.#reading
  }

  async #readChangesNow(): Promise<boolean> {
    try {
      for (;;) {
        const startedAtMs = Date.now()
        this.#triedAtMs = startedAtMs
        const changes = await this.ports.readChanges(this.#state.cursor, CHANGES_AT_ONCE)
        for (const change of changes) {
          applyHalt(this.#state, change, startedAtMs)
          if (change.kind === 'resume') this.#resumedAtMs.set(change.subject, startedAtMs)
          for (const medium of mediaOfChange(change)) this.#changed.add(medium)
        }
        if (changes.length > 0) this.#publish()
        if (changes.length < CHANGES_AT_ONCE) break
      }
      this.#attempts.note(CHANGES_NAME, null)
      return true
    } catch (error) {
      this.#attempts.note(CHANGES_NAME, reasonOf(error))
      return false
    }
  }

  /** Books never wait for an alert. */
  #inBackground(work: Promise<void>): void {
    this.ctx.waitUntil(
      work.catch((error: unknown) => {
        this.ports.log('error', 'work of the book keeper failed', { message: reasonOf(error) })
      }),
    )
  }

  /** Publishes a new version of the pointer, stored here before anybody reads it. */
  #publish(): void {
    const nowMs = Date.now()
    const state = this.#state
    dropOldHalts(state, nowMs)
    state.version += 1
    state.publishedAtMs = nowMs
    saveState(this.ctx.storage, state)
    this.#isPointerDue = true
  }

  async #writePointer(): Promise<void> {
    const nowMs = Date.now()
    if (Math.abs(nowMs - this.#pointerWrittenAtMs) < POINTER_EVERY_MS) return
    if (this.#attempts.isWaiting(POINTER_NAME)) return
    this.#isPointerDue = false
    this.#pointerWrittenAtMs = nowMs
    try {
      await this.ports.writePointer(pointerOf(this.#state))
      this.#attempts.note(POINTER_NAME, null)
    } catch (error) {
      this.#isPointerDue = true
      this.#attempts.note(POINTER_NAME, reasonOf(error))
    }
  }

  /** Deletes the records of unused chunks and of changes that everybody has read. */
  #clean(nowMs: number): void {
    dropUnusedChunks(this.#state)
    if (nowMs - this.#cleanedAtMs < 3_600_000) return
    this.#cleanedAtMs = nowMs
    for (const [subject, atMs] of this.#resumedAtMs)
      if (nowMs - atMs > RECENT_RESUME_MS) this.#resumedAtMs.delete(subject)
    const before = new Date(nowMs - CHANGES_KEPT_MS).toISOString()
    this.#inBackground(this.ports.deleteChangesBefore(before))
  }

  /** Sets the alarm for whatever is due first. */
  async #ensureAlarm(): Promise<void> {
    const nowMs = Date.now()
    const times = [this.#state.builtAtMs + BUILD_EVERY_MS, this.#attempts.nextDueMs()]
    if (!this.#attempts.hasFailed(HEARTBEAT_NAME)) times.push(this.#heartbeat.newDueMs())
    if (this.#changed.size > 0) times.push(nowMs)
    if (this.#isPointerDue && !this.#attempts.hasFailed(POINTER_NAME))
      times.push(this.#pointerWrittenAtMs + POINTER_EVERY_MS)
    const atMs = Math.min(nowMs + BUILD_EVERY_MS, Math.max(nowMs, Math.min(...times)))
    const set = await this.ctx.storage.getAlarm()
    if (set === null || set > atMs) await this.ctx.storage.setAlarm(atMs)
  }
}
