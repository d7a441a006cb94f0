import { DurableObject } from 'cloudflare:workers'
import {
  type CountedEvent,
  type CountOutcome,
  hourOf,
  readEvent,
  writeEvent,
} from '#domain/delivery/counting/countedEvent.ts'
import { followsImpression } from '#domain/delivery/counting/eventKind.ts'
import { TOKEN_LIFE_MS } from '#domain/delivery/counting/deliveryToken.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { migrate } from '../sql/migrate.ts'
import type { CounterPorts, CounterRpc } from './counter.types.ts'
import { COUNTER_SCHEMA } from './counterSchema.ts'
import { eventsOf, type LogRow } from './logRow.ts'
import { LastRequests } from './LastRequests.ts'
import { SeenEvents } from './SeenEvents.ts'
import { sumsOf, Totals } from './Totals.ts'

const HOUR_MS = 3_600_000
/** Minimum interval between log commits; events in between are batched. */
const GATHER_MS = 20
/** Maximum events per log row. */
const MAX_A_COMMIT = 2_000
/** Minimum interval between rollup writes. */
const WRITE_EVERY_MS = 2_000
/** Delay from a commit to the rollups if the last write is longer ago. */
const WRITE_AFTER_MS = 200
const RETRY_MS = 10_000
/** Maximum events in a part of the raw log: a cold object reads no more again. */
const PART_EVENTS = 20_000
/** Maximum age of an event's hour: covers a play of three days ago, and a day of downtime. */
const HOUR_OPEN_MS = TOKEN_LIFE_MS.dooh + 24 * HOUR_MS

interface Waiting {
  events: readonly CountedEvent[]
  resolve: (outcomes: CountOutcome[]) => void
  reject: (error: unknown) => void
}

const isImpression = ({ kind }: CountedEvent) => kind === 'impression'

/**
 * One shard of the event counts. Events that arrive within a moment are committed as one row of a log, the source of
 * truth: a new object rebuilds its state and totals from it. An alarm writes absolute totals to the rollups, and moves
 * the log of a completed hour to the raw log.
 */
export abstract class DeliveryCounter<Env extends Cloudflare.Env>
  extends DurableObject<Env>
  implements CounterRpc
{
  protected abstract readonly ports: CounterPorts
  readonly #seen: SeenEvents
  readonly #totals: Totals
  readonly #lastRequests: LastRequests
  #waiting: Waiting[] = []
  #committedAtMs = 0
  #lastSeq: number
  /** The last row in the rollups; later rows stay in the log, as an object can end at any moment. */
  #writtenSeq = 0
  /** Number of events in the current log. */
  #logged = 0
  #firstAtMs: number | null = null
  #totalsAtMs = 0
  #alarmAtMs: number | null = null
  #settling: Promise<void> | null = null

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    migrate(ctx.storage, COUNTER_SCHEMA)
    this.#seen = new SeenEvents(ctx.storage.sql)
    this.#totals = new Totals(ctx.storage.sql)
    this.#lastRequests = new LastRequests(ctx.storage.sql)
    this.#lastSeq = ctx.storage.kv.get<number>('lastSeq') ?? 0
    for (const row of this.#rows()) this.#take(row.seq, row.atMs, eventsOf(row))
    void ctx.blockConcurrencyWhile(async () => {
      this.#alarmAtMs = await ctx.storage.getAlarm()
    })
  }

  async count(shard: number, events: CountedEvent[]): Promise<CountOutcome[]> {
    if (events.length === 0) return []
    if (this.ctx.storage.kv.get<number>('shard') !== shard) this.ctx.storage.kv.put('shard', shard)
    return await new Promise((resolve, reject) => {
      this.#waiting.push({ events, resolve, reject })
      if (this.#waiting.length === 1) setTimeout(() => this.#commit(), this.#pauseBefore(events))
    })
  }

  async settle(): Promise<{ oldestMs: number | null }> {
    await this.#settle()
    return { oldestMs: this.#firstAtMs }
  }

  async lag(): Promise<{ lagMs: number }> {
    await this.#settle().catch(() => undefined)
    const [oldest] = this.ctx.storage.sql
      .exec<{ atMs: number }>('SELECT min(at_ms) AS atMs FROM log WHERE seq > ?', this.#writtenSeq)
      .toArray()
    return { lagMs: oldest?.atMs ? Math.max(0, Date.now() - oldest.atMs) : 0 }
  }

  async noteRequest(productId: string, atMs: number): Promise<void> {
    this.#lastRequests.note(productId, atMs)
  }

  async lastRequest(productId: string): Promise<number | null> {
    return this.#lastRequests.get(productId)
  }

  override async alarm(): Promise<void> {
    this.#alarmAtMs = null
    try {
      await this.#settle()
    } catch (error) {
      this.ports.log('error', 'deliveries not written', {
        shard: this.#shard,
        message: reasonOf(error),
      })
      this.#wakeAt(Date.now() + RETRY_MS)
    }
  }

  get #shard(): number {
    return this.ctx.storage.kv.get<number>('shard') ?? 0
  }

  /** The batching delay: none for a lone event, but an event whose impression has not arrived yet waits for it. */
  #pauseBefore(events: readonly CountedEvent[]): number {
    if (events.some((event) => this.#inOrder(event) !== event)) return GATHER_MS
    const passed = Date.now() - this.#committedAtMs
    return Math.min(GATHER_MS, Math.max(0, GATHER_MS - passed))
  }

  /** Commits the batched events; their callers get a response once the platform has stored them. */
  #commit(): void {
    const waiting = this.#waiting
    this.#waiting = []
    const nowMs = Date.now()
    this.#committedAtMs = nowMs
    const fresh: CountedEvent[] = []
    const take = (event: CountedEvent): CountOutcome => {
      if (!this.#seen.note(event)) return 'repeated'
      fresh.push(this.#inTurn(this.#inOrder(event)))
      return 'counted'
    }
    // Impressions first: an event that follows one may have overtaken it.
    const impressions = waiting.flatMap(({ events }) => events.filter(isImpression))
    const taken = new Map(impressions.map((event) => [event, take(event)]))
    const outcomes = waiting.map(({ events }) =>
      events.map((event) => taken.get(event) ?? take(event)),
    )
    try {
      for (let from = 0; from < fresh.length; from += MAX_A_COMMIT)
        this.#append(nowMs, fresh.slice(from, from + MAX_A_COMMIT))
      for (const [index, { resolve }] of waiting.entries()) resolve(outcomes[index] ?? [])
    } catch (error) {
      for (const { reject } of waiting) reject(error)
      // Events marked as seen are not in the log: only a new object is consistent again.
      this.ctx.abort('The log could not be written.')
    }
  }

  /** Marks an event whose impression is missing as `no_impression`. */
  #inOrder(event: CountedEvent): CountedEvent {
    const { validity, kind } = event
    if (validity !== 'valid' || !followsImpression(kind)) return event
    return this.#seen.hasSeen(event, 'impression') ? event : { ...event, validity: 'no_impression' }
  }

  /**
   * Marks a play beyond the loop of its screen as `beyond_loop`: a screen shows one ad at a time, once per turn of the
   * loop.
   */
  #inTurn(event: CountedEvent): CountedEvent {
    if (event.validity !== 'valid' || event.kind !== 'play') return event
    const turns = this.#seen.takeTurns(event)
    if (turns === null) return { ...event, validity: 'beyond_loop' }
    return turns.length === 0 ? event : { ...event, turns }
  }

  #append(atMs: number, events: readonly CountedEvent[]): void {
    const seq = this.#lastSeq + 1
    this.ctx.storage.sql.exec(
      'INSERT INTO log VALUES (?, ?, ?, ?)',
      seq,
      atMs,
      events.length,
      events.map(writeEvent).join('\n'),
    )
    this.#take(seq, atMs, events)
    const isFull = this.#logged >= PART_EVENTS
    this.#wakeAt(isFull ? atMs : Math.max(atMs + WRITE_AFTER_MS, this.#totalsAtMs + WRITE_EVERY_MS))
  }

  /** Applies a log row to the state in memory. */
  #take(seq: number, atMs: number, events: readonly CountedEvent[]): void {
    this.#lastSeq = Math.max(this.#lastSeq, seq)
    this.#logged += events.length
    this.#firstAtMs ??= atMs
    this.#seen.remember(seq, events)
    this.#totals.add(events)
  }

  /** Two concurrent runs would move the same rows twice. */
  async #settle(): Promise<void> {
    while (this.#settling) await this.#settling.catch(() => undefined)
    const settling = this.#settleNow()
    this.#settling = settling
    try {
      await settling
    } finally {
      this.#settling = null
    }
  }

  async #settleNow(): Promise<void> {
    await this.#writeTotals()
    while (this.#isPartDue() && (await this.#movePart()));
    const nowMs = Date.now()
    this.#seen.deleteOld(nowMs)
    this.#totals.forgetBefore(hourOf(nowMs - HOUR_OPEN_MS))
    if (this.#totals.isChanged()) this.#wakeAt(nowMs + WRITE_EVERY_MS)
    else if (this.#firstAtMs !== null)
      this.#wakeAt((Math.floor(this.#firstAtMs / HOUR_MS) + 1) * HOUR_MS)
  }

  async #writeTotals(): Promise<void> {
    const upTo = this.#lastSeq
    if (this.#totals.isChanged()) await this.#writeChanged()
    this.#writtenSeq = upTo
  }

  async #writeChanged(): Promise<void> {
    this.#totalsAtMs = Date.now()
    const { totals, putBack } = this.#totals.takeChanged(this.#shard, this.#totalsAtMs)
    try {
      await this.ports.writeTotals(totals)
    } catch (error) {
      putBack()
      throw error
    }
  }

  #isPartDue(): boolean {
    if (this.#firstAtMs === null) return false
    return this.#logged >= PART_EVENTS || hourOf(this.#firstAtMs) < hourOf(Date.now())
  }

  /**
   * Moves the oldest rows of the log, of one hour, to the raw log; returns false when none may
   * move. Safe to repeat after an interruption.
   */
  async #movePart(): Promise<boolean> {
    const rows: LogRow[] = []
    let moved = 0
    for (const row of this.#rows()) {
      if (row.seq > this.#writtenSeq || moved >= PART_EVENTS) break
      if (hourOf(row.atMs) !== hourOf(rows[0]?.atMs ?? row.atMs)) break
      rows.push(row)
      moved += row.count
    }
    const [first, last] = [rows[0], rows.at(-1)]
    if (!first || !last) return false
    const part = (this.ctx.storage.kv.get<number>('part') ?? 0) + 1
    const lines = rows.flatMap((row) => row.events.split('\n'))
    await this.ports.saveRawLog({ shard: this.#shard, hour: hourOf(first.atMs), part, lines })
    const events = lines.map(readEvent)
    const sums = sumsOf(events)
    this.ctx.storage.transactionSync(() => {
      this.#totals.keep(sums)
      this.#seen.keep(part, events)
      this.ctx.storage.sql.exec('DELETE FROM log WHERE seq <= ?', last.seq)
      this.ctx.storage.kv.put('part', part)
      this.ctx.storage.kv.put('lastSeq', last.seq)
    })
    this.#totals.subtract(sums)
    this.#seen.forgetRecent(last.seq)
    this.#logged -= moved
    const next = this.ctx.storage.sql.exec<{ atMs: number }>(
      'SELECT at_ms AS atMs FROM log ORDER BY seq LIMIT 1',
    )
    this.#firstAtMs = next.toArray()[0]?.atMs ?? null
    return true
  }

  #rows() {
    return this.ctx.storage.sql.exec<LogRow>(
      'SELECT seq, at_ms AS atMs, count, events FROM log ORDER BY seq',
    )
  }

  #wakeAt(atMs: number): void {
    if (this.#alarmAtMs !== null && this.#alarmAtMs <= atMs) return
    this.#alarmAtMs = atMs
    void this.ctx.storage.setAlarm(atMs)
  }
}
