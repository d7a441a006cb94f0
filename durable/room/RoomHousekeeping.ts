import { TRANSCRIPT_LIFE_DAYS } from '#domain/realtime/retention.ts'
import type { RoomStore, StoredLine } from './RoomStore.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const SOON_MS = 10_000
const CLEANING_MS = 60 * MINUTE_MS
/** Visitors who said nothing leave the list a day after they were last heard of; the transcript of what was said stays in D1. */
const VISITOR_LIFE_MS = DAY_MS
const CLOSED_LIFE_MS = 30 * DAY_MS
/** What nobody closed goes with its transcript. */
const OPEN_LIFE_MS = TRANSCRIPT_LIFE_DAYS * DAY_MS
const BATCH = 100

interface Work {
  isDeliveryDue: boolean
  isMailDue: boolean
  /** When a mail may have to be written; null when none. */
  nextMailMs: () => number | null
  /** Somebody is here, who may lose the right to be. */
  isStaffed: () => boolean
  archiveNotes: (notes: StoredLine[]) => Promise<void>
  onFailure: (error: unknown) => void
}

/** The one alarm of a room. */
export class RoomHousekeeping {
  readonly #storage: DurableObjectStorage
  readonly #store: RoomStore
  #alarmAtMs = 0

  constructor(storage: DurableObjectStorage, store: RoomStore) {
    this.#storage = storage
    this.#store = store
  }

  wakeSoon(nowMs: number): void {
    this.wakeAt(nowMs + SOON_MS, nowMs)
  }

  /** Who is here is looked after again and again. */
  wakeForStaff(nowMs: number): void {
    this.wakeAt(nowMs + MINUTE_MS, nowMs)
  }

  /** What there is now is to be forgotten one day: some alarm is enough, which sets the next. */
  wakeSometime(nowMs: number): void {
    if (this.#alarmAtMs <= nowMs) this.wakeSoon(nowMs)
  }

  async run(nowMs: number, work: Work): Promise<void> {
    this.#alarmAtMs = 0
    try {
      await this.#archive(work)
      this.#store.dropOld({
        visitors: new Date(nowMs - VISITOR_LIFE_MS).toISOString(),
        closed: new Date(nowMs - CLOSED_LIFE_MS).toISOString(),
        open: new Date(nowMs - OPEN_LIFE_MS).toISOString(),
      })
    } catch (error) {
      work.onFailure(error)
      return this.#setAlarm(nowMs + MINUTE_MS)
    }
    const never = Number.POSITIVE_INFINITY
    const nextMs = Math.min(
      this.#alarmAtMs > nowMs ? this.#alarmAtMs : never,
      work.isDeliveryDue ? nowMs + SOON_MS : never,
      work.isMailDue ? nowMs + MINUTE_MS : never,
      work.nextMailMs() ?? never,
      work.isStaffed() ? nowMs + MINUTE_MS : never,
      this.#store.isEmpty() ? never : nowMs + CLEANING_MS,
    )
    if (nextMs < never) this.#setAlarm(nextMs)
  }

  async #archive({ archiveNotes }: Work): Promise<void> {
    for (;;) {
      const notes = this.#store.notesToArchive(BATCH)
      const last = notes.at(-1)
      if (!last) return
      await archiveNotes(notes)
      this.#store.markArchived(last.n)
    }
  }

  /**
   * Wakes the room then, or earlier. What is set is known in memory only: after a sleep the room is woken soon, and
   * finds whatever else was asked for.
   */
  wakeAt(atMs: number, nowMs: number): void {
    const isKnown = this.#alarmAtMs > nowMs
    if (isKnown && this.#alarmAtMs <= atMs) return
    this.#setAlarm(isKnown ? atMs : Math.min(atMs, nowMs + SOON_MS))
  }

  #setAlarm(atMs: number): void {
    this.#alarmAtMs = atMs
    void this.#storage.setAlarm(atMs)
  }
}
