import { SESSION_LIFE_DAYS } from '#domain/realtime/retention.ts'
import type { VisitorStore, WaitingEvent, WaitingMessage } from './VisitorStore.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** How long things gather before they are moved. */
const ARCHIVE_DELAY_MS = 20_000
const RETRY_MS = 60_000
const BATCH = 100

/** What the alarm does; each step may be repeated. */
export interface AlarmWork {
  flushRoom: () => Promise<void>
  archiveMessages: (messages: WaitingMessage[]) => Promise<void>
  archiveEvents: (events: WaitingEvent[]) => Promise<void>
  erase: () => Promise<void>
  onFailure: (error: unknown) => void
}

/** The one alarm of a session: it moves what has gathered, and ends a session that nobody came back to. */
export class VisitorAlarm {
  readonly #storage: DurableObjectStorage
  readonly #store: VisitorStore

  constructor(storage: DurableObjectStorage, store: VisitorStore) {
    this.#storage = storage
    this.#store = store
  }

  archiveSoon(nowMs: number): void {
    this.#wakeAt(nowMs + ARCHIVE_DELAY_MS, nowMs)
  }

  /** The session is in use today: its end moves on. */
  noteUse(nowMs: number): void {
    const isNews = this.#store.keepFact('lastUsedDay', String(Math.floor(nowMs / DAY_MS)))
    if (isNews) this.#wakeAt(nowMs + SESSION_LIFE_DAYS * DAY_MS, nowMs)
  }

  async run(nowMs: number, work: AlarmWork): Promise<void> {
    const thisAlarm = this.#store.fact('alarmAtMs')
    const lastUsedMs = Number(this.#store.fact('lastUsedDay') ?? 0) * DAY_MS
    try {
      await work.flushRoom()
      await this.#archive(work)
      this.#store.forgetOldIds(nowMs)
    } catch (error) {
      work.onFailure(error)
    }
    const endsAtMs = lastUsedMs + (SESSION_LIFE_DAYS + 1) * DAY_MS
    const hasWork = this.#store.hasWork()
    if (!hasWork && endsAtMs <= nowMs) return await work.erase()
    const nextMs = hasWork ? nowMs + RETRY_MS : endsAtMs
    // This alarm is over, whatever the clock says; one that was asked for meanwhile stands.
    if (this.#store.fact('alarmAtMs') === thisAlarm) this.#setAlarm(nextMs)
    else this.#wakeAt(nextMs, nowMs)
  }

  async #archive(work: AlarmWork): Promise<void> {
    for (;;) {
      const messages = this.#store.unarchivedMessages(BATCH)
      const last = messages.at(-1)
      if (!last) break
      await work.archiveMessages(messages)
      this.#store.markArchived(last.seq)
    }
    for (;;) {
      const events = this.#store.loggedEvents(BATCH)
      const last = events.at(-1)
      if (!last) return
      await work.archiveEvents(events)
      this.#store.dropLoggedEvents(last.n)
    }
  }

  /** Keeps the earliest of the times asked for; written in the same step as what it is for. */
  #wakeAt(atMs: number, nowMs: number): void {
    const kept = Number(this.#store.fact('alarmAtMs') ?? 0)
    if (kept > nowMs && kept <= atMs) return
    this.#setAlarm(atMs)
  }

  #setAlarm(atMs: number): void {
    this.#store.keepFact('alarmAtMs', String(atMs))
    void this.#storage.setAlarm(atMs)
  }
}
