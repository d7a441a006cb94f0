import { TRANSCRIPT_LIFE_DAYS } from '#domain/contact/realtime/retention.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const SOON_MS = 10_000
const CLEANING_MS = 60 * MINUTE_MS
/** Visitors who said nothing leave the list a day after they were last heard of; the transcript of what was said stays in D1. */
const VISITOR_LIFE_MS = DAY_MS
const CLOSED_LIFE_MS = 30 * DAY_MS
/** What nobody closed goes with its transcript. */
const OPEN_LIFE_MS = TRANSCRIPT_LIFE_DAYS * DAY_MS
/** How long a mail that the platform does not take is tried again. */
const MAIL_LIFE_MS = DAY_MS

/** Moments before which things are forgotten, ISO. */
export interface Expiry {
  visitors: string
  closed: string
  open: string
  mails: string
}

interface AlarmWork {
  isDeliveryDue: boolean
  isMailDue: boolean
  /** When a mail may have to be written; null when none. */
  nextMailMs: () => number | null
  /** Somebody is here, who may lose the right to be. */
  isStaffed: () => boolean
  isEmpty: () => boolean
  archiveNotes: () => Promise<void>
  dropOld: (expiry: Expiry) => void
  onFailure: (error: unknown) => void
}

/** The one alarm of a room. */
export class RoomAlarm {
  readonly #storage: DurableObjectStorage
  /** When it is set for, as the platform has it. */
  #atMs: number | null = null

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /** Asks the platform what is set; before anything else. */
  async load(): Promise<void> {
    this.#atMs = await this.#storage.getAlarm()
  }

  wakeSoon(nowMs: number): void {
    this.wakeAt(nowMs + SOON_MS, nowMs)
  }

  /** Who is here is asked about again and again. */
  wakeForStaff(nowMs: number): void {
    this.wakeAt(nowMs + MINUTE_MS, nowMs)
  }

  /** What there is now is to be forgotten one day: some alarm is enough, which sets the next. */
  wakeSometime(nowMs: number): void {
    if (this.#atMs === null || this.#atMs <= nowMs) this.wakeSoon(nowMs)
  }

  /** Wakes the room then, or earlier. */
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

  /** This alarm is over, whatever the clock says; one that is asked for from here on stands. */
  noteRung(): void {
    this.#atMs = null
  }
}
