import { TRANSCRIPT_LIFE_DAYS } from '#domain/contact/realtime/retention.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const SOON_MS = 10_000
const CLEANING_MS = 60 * MINUTE_MS
/** Visitors who wrote nothing leave the list a day after their last activity; transcripts stay in D1. */
const VISITOR_LIFE_MS = DAY_MS
const CLOSED_LIFE_MS = 30 * DAY_MS
/** Conversations that nobody closed expire with their transcripts. */
const OPEN_LIFE_MS = TRANSCRIPT_LIFE_DAYS * DAY_MS
/** How long a mail that the platform refuses is retried. */
const MAIL_LIFE_MS = DAY_MS

/** Expiry instants of the room's data, ISO. */
export interface Expiry {
  visitors: string
  closed: string
  open: string
  mails: string
}

interface AlarmWork {
  isDeliveryDue: boolean
  isMailDue: boolean
  /** When the next mail is due to be written; null when none. */
  nextMailMs: () => number | null
  /** Admins are present, whose access has to be rechecked. */
  isStaffed: () => boolean
  isEmpty: () => boolean
  archiveNotes: () => Promise<void>
  dropOld: (expiry: Expiry) => void
  onFailure: (error: unknown) => void
}

/** The one alarm of a room. */
export class RoomAlarm {
  readonly #storage: DurableObjectStorage
  /** The time of the platform's alarm. */
  #atMs: number | null = null

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /** Loads the platform's alarm time; call it first. */
  async load(): Promise<void> {
    this.#atMs = await this.#storage.getAlarm()
  }

  wakeSoon(nowMs: number): void {
    this.wakeAt(nowMs + SOON_MS, nowMs)
  }

  /** Schedules the next check of the admins' access. */
  wakeForStaff(nowMs: number): void {
    this.wakeAt(nowMs + MINUTE_MS, nowMs)
  }

  /** Schedules the next expiry. Any alarm will do, as it sets the next one. */
  wakeSometime(nowMs: number): void {
    if (this.#atMs === null || this.#atMs <= nowMs) this.wakeSoon(nowMs)
  }

  /** Wakes the room at this time or earlier. */
  wakeAt(atMs: number, nowMs: number): void {
    if (this.#atMs !== null && this.#atMs > nowMs && this.#atMs <= atMs) return
    this.#atMs = atMs
    void this.#storage.setAlarm(atMs)
  }

  async run(nowMs: number, work: AlarmWork): Promise<void> {
    try {
      await work.archiveNotes()
      work.dropOld({
        visitors: new Date(nowMs - VISITOR_LIFE_MS).toISOString(),
        closed: new Date(nowMs - CLOSED_LIFE_MS).toISOString(),
        open: new Date(nowMs - OPEN_LIFE_MS).toISOString(),
        mails: new Date(nowMs - MAIL_LIFE_MS).toISOString(),
      })
    } catch (error) {
      work.onFailure(error)
      return this.wakeAt(nowMs + MINUTE_MS, nowMs)
    }
    const never = Number.POSITIVE_INFINITY
    const nextMs = Math.min(
      work.isDeliveryDue ? nowMs + SOON_MS : never,
      work.isMailDue ? nowMs + MINUTE_MS : never,
      work.nextMailMs() ?? never,
      work.isStaffed() ? nowMs + MINUTE_MS : never,
      work.isEmpty() ? never : nowMs + CLEANING_MS,
    )
    if (nextMs < never) this.wakeAt(nextMs, nowMs)
  }

  /**
   * Records that this alarm has fired, whatever the clock says; an alarm set from here on counts.
   */
  recordRing(): void {
    this.#atMs = null
  }
}
