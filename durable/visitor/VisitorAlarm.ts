import { SESSION_LIFE_DAYS } from '#domain/contact/realtime/retention.ts'
import type { FactRow } from '../sql/FactRow.ts'
import type { VisitorFact } from '../ports/visitor.types.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** How long entries are batched before they are moved. */
const GATHER_MS = 20_000
const RETRY_MS = 60_000

/** The alarm's work; each step may be repeated. */
export interface AlarmWork {
  steps: (() => Promise<unknown>)[]
  /** Whether any work is left. */
  isLeft: () => boolean
  /** When future work is due; null for none. */
  nextDueMs: () => number | null
  erase: () => Promise<void>
  onFailure: (error: unknown) => void
}

/** The one alarm of a session: it moves batched entries, and ends an unused session. */
export class VisitorAlarm {
  readonly #storage: DurableObjectStorage
  readonly #facts: FactRow<VisitorFact>
  /** The time of the platform's alarm. */
  #atMs: number | null = null

  constructor(storage: DurableObjectStorage, facts: FactRow<VisitorFact>) {
    this.#storage = storage
    this.#facts = facts
  }

  /** Loads the platform's alarm time; call it first. */
  async load(): Promise<void> {
    this.#atMs = await this.#storage.getAlarm()
  }

  /** A step was rolled back, perhaps with an alarm that it had set: the next step sets it again. */
  noteUndone(): void {
    this.#atMs = null
  }

  /** Schedules the move of a stored entry. */
  wakeSoon(nowMs: number): void {
    this.#wakeAt(nowMs + GATHER_MS, nowMs)
  }

  /** Records that the session is in use today, which postpones its end. */
  noteUse(nowMs: number): void {
    const isNews = this.#facts.keep('lastUsedDay', String(Math.floor(nowMs / DAY_MS)))
    // Any alarm schedules the end. A new session soon has entries to move, so it gets that alarm
    // now.
    if (isNews && !this.#isSet(nowMs)) this.wakeSoon(nowMs)
  }

  async run(
    nowMs: number,
    { steps, isLeft, nextDueMs, erase, onFailure }: AlarmWork,
  ): Promise<void> {
    // This alarm has fired, whatever the clock says; an alarm set from here on counts.
    this.#atMs = null
    const lastUsedMs = Number(this.#facts.get('lastUsedDay') ?? 0) * DAY_MS
    for (const step of steps) {
      try {
        await step()
      } catch (error) {
        onFailure(error)
      }
    }
    const endsAtMs = lastUsedMs + (SESSION_LIFE_DAYS + 1) * DAY_MS
    if (!isLeft() && endsAtMs <= nowMs) return await erase()
    if (isLeft()) this.#wakeAt(nowMs + RETRY_MS, nowMs)
    else this.#wakeAt(Math.min(nextDueMs() ?? endsAtMs, endsAtMs), nowMs)
  }

  /** Deletes the alarm with everything else. */
  async clear(): Promise<void> {
    this.#atMs = null
    await this.#storage.deleteAlarm()
  }

  #isSet(nowMs: number): boolean {
    return this.#atMs !== null && this.#atMs > nowMs
  }

  /** Keeps the earliest requested time; written in the same step as the entry that needs it. */
  #wakeAt(atMs: number, nowMs: number): void {
    if (this.#isSet(nowMs) && this.#atMs !== null && this.#atMs <= atMs) return
    this.#atMs = atMs
    void this.#storage.setAlarm(atMs)
  }
}
