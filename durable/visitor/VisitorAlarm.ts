import { SESSION_LIFE_DAYS } from '#domain/contact/realtime/retention.ts'
import type { FactRow } from '../sql/FactRow.ts'
import type { VisitorFact } from '../ports/visitor.types.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** How long things gather before they are moved. */
const GATHER_MS = 20_000
const RETRY_MS = 60_000

/** What the alarm does; each step may be repeated. */
export interface AlarmWork {
  steps: (() => Promise<unknown>)[]
  /** Whether anything is left to do. */
  isLeft: () => boolean
  erase: () => Promise<void>
  onFailure: (error: unknown) => void
}

/** The one alarm of a session: it moves what has gathered, and ends a session that nobody came back to. */
export class VisitorAlarm {
  readonly #storage: DurableObjectStorage
  readonly #facts: FactRow<VisitorFact>
  /** When it is set for, as the platform has it. */
  #atMs: number | null = null

  constructor(storage: DurableObjectStorage, facts: FactRow<VisitorFact>) {
    this.#storage = storage
    this.#facts = facts
  }

  /** Asks the platform what is set; before anything else. */
  async load(): Promise<void> {
    this.#atMs = await this.#storage.getAlarm()
  }

  /** A step was taken back, and perhaps what it had set: the next one sets it again. */
  noteUndone(): void {
    this.#atMs = null
  }

  /** Something was kept that is to be moved. */
  wakeSoon(nowMs: number): void {
    this.#wakeAt(nowMs + GATHER_MS, nowMs)
  }

  /** The session is in use today: its end moves on. */
  noteUse(nowMs: number): void {
    const isNews = this.#facts.keep('lastUsedDay', String(Math.floor(nowMs / DAY_MS)))
    // Any alarm sets the one for the end. A new session soon has something to move: that alarm is this one.
    if (isNews && !this.#isSet(nowMs)) this.wakeSoon(nowMs)
  }

  async run(nowMs: number, { steps, isLeft, erase, onFailure }: AlarmWork): Promise<void> {
    // This one is over, whatever the clock says; one that is asked for from here on stands.
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
    this.#wakeAt(isLeft() ? nowMs + RETRY_MS : endsAtMs, nowMs)
  }

  /** Everything is forgotten, the alarm too. */
  async clear(): Promise<void> {
    this.#atMs = null
    await this.#storage.deleteAlarm()
  }

  #isSet(nowMs: number): boolean {
    return this.#atMs !== null && this.#atMs > nowMs
  }

  /** Keeps the earliest of the times asked for; written in the same step as what it is for. */
  #wakeAt(atMs: number, nowMs: number): void {
    if (this.#isSet(nowMs) && this.#atMs !== null && this.#atMs <= atMs) return
    this.#atMs = atMs
    void this.#storage.setAlarm(atMs)
  }
}
