import type { RoomEntry, RoomRpc } from '../room/room.types.ts'
import type { VisitorAlarm } from './VisitorAlarm.ts'
import type { VisitorStore } from './VisitorStore.ts'

const BATCH = 50
/** What is not a message waits a moment for company: a page load tells several things at once. */
const GATHER_MS = 250

interface RoomLinkParts {
  store: VisitorStore
  alarm: VisitorAlarm
  sessionId: () => string
  room: () => RoomRpc
  onStaffed: (isStaffed: boolean) => void
  onFailure: (error: unknown) => void
  waitUntil: (promise: Promise<unknown>) => void
}

/** The way from a session to its desk: kept first, then told in order until the desk has it. */
export class RoomLink {
  readonly #parts: RoomLinkParts
  #flushing: Promise<void> | null = null
  #isGathering = false

  constructor(parts: RoomLinkParts) {
    this.#parts = parts
  }

  /** Tells the desk, soon or now. The entry is kept when this returns. */
  tell(entry: RoomEntry, at: string, { now = false } = {}): void {
    const { store, alarm, waitUntil } = this.#parts
    store.addRoomEntry(entry, at)
    alarm.archiveSoon(Date.now())
    if (now) return waitUntil(this.flush())
    if (this.#isGathering) return
    this.#isGathering = true
    waitUntil(this.#gather())
  }

  /** Tells all that is kept. Raises nothing: what does not get through is tried again by alarm. */
  flush(): Promise<void> {
    this.#flushing ??= this.#run().finally(() => {
      this.#flushing = null
    })
    return this.#flushing
  }

  async #gather(): Promise<void> {
    await scheduler.wait(GATHER_MS)
    this.#isGathering = false
    await this.flush()
  }

  async #run(): Promise<void> {
    const { store, sessionId, room, onStaffed, onFailure } = this.#parts
    try {
      for (;;) {
        const entries = store.roomEntries(BATCH)
        const last = entries.at(-1)
        if (!last) return
        const { isStaffed } = await room().receive(sessionId(), entries)
        store.dropRoomEntries(last.n)
        onStaffed(isStaffed)
      }
    } catch (error) {
      onFailure(error)
    }
  }
}
