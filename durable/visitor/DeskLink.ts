import {
  type Desk,
  DESK_NAMES,
  deskOfCountry,
  deskSchema,
} from '#domain/contact/realtime/desk/desk.ts'
import type { RoomRpc } from '../ports/room.types.ts'
import { type NumberedEntry, PASSING, type RoomEntry } from '../ports/roomEntry.ts'
import type { FactRow } from '../sql/FactRow.ts'
import type { OutboxTable } from './OutboxTable.ts'
import type { VisitorAlarm } from './VisitorAlarm.ts'
import type { VisitorTabs } from './VisitorTabs.ts'
import type { VisitorConnection, VisitorFact } from '../ports/visitor.types.ts'

const BATCH = 50
/** Entries other than messages wait this long to be batched: a page load sends several at once. */
const GATHER_MS = 250

/** Kinds that are sent from memory. */
type PassingKind = 'navigation' | 'presence' | 'locale'
type Passing = Map<RoomEntry['kind'], NumberedEntry>

interface DeskLinkParts {
  outbox: OutboxTable
  facts: FactRow<VisitorFact>
  tabs: VisitorTabs
  alarm: VisitorAlarm
  sessionId: () => string
  room: (desk: Desk) => RoomRpc
  onFailure: (error: unknown) => void
  /** Runs a function as one transaction. */
  asOne: <Result>(act: () => Result) => Result
  waitUntil: (promise: Promise<unknown>) => void
}

/** A session's queue to its desk: entries are stored first, then sent in order until the desk has them. */
export class DeskLink {
  readonly #parts: DeskLinkParts
  #flushing: Promise<boolean> | null = null
  #isGathering = false
  /** Current facts by kind, until the desk has them. Not stored: the next page, or arrival, sends them again. */
  #passing: Passing = new Map()
  /** Facts being sent, without those replaced meanwhile. */
  #underWay: Passing = new Map()

  constructor(parts: DeskLinkParts) {
    this.#parts = parts
  }

  /** The desk of this session, fixed from the first question on. */
  desk(): Desk {
    const desk = this.#chooseDesk()
    this.#parts.facts.writeHeld()
    return desk
  }

  /** Moves the conversation to another desk. */
  moveTo(desk: Desk): void {
    this.#parts.facts.keep('desk', desk)
    this.showDesk(this.#parts.tabs.all())
  }

  noteStaffed(isStaffed: boolean): void {
    const isNews = this.#parts.facts.keep('isStaffed', String(isStaffed))
    if (isNews) this.showDesk(this.#parts.tabs.all())
  }

  /** Informs tabs which desk replies, and whether it is staffed. */
  showDesk(tabs: readonly VisitorConnection[]): void {
    const { facts } = this.#parts
    const desk = this.#keptDesk() ?? deskOfCountry(this.#country())
    const isStaffed = facts.get('isStaffed') === 'true'
    for (const tab of tabs) {
      this.#parts.tabs.tell(tab, 'chat:desk', { isStaffed, deskName: DESK_NAMES[desk] })
    }
  }

  /** Forwards that the visitor started or stopped typing. */
  async tellTyping(isTyping: boolean): Promise<void> {
    const { room, sessionId } = this.#parts
    this.noteStaffed((await room(this.desk()).visitorTyping(sessionId(), isTyping)).isStaffed)
  }

  /** Sends an entry to the desk, soon or now. The entry is stored when this returns. */
  tell(entry: RoomEntry, at: string, { now = false } = {}): void {
    this.keep(entry, at)
    if (now) this.flushNow()
    else this.#flushSoon()
  }

  /** Stores an entry; the caller has it sent. */
  keep(entry: RoomEntry, at: string): void {
    const { outbox, alarm, asOne } = this.#parts
    asOne(() => outbox.add(entry, at))
    alarm.wakeSoon(Date.now())
    // A landing replaces the queued page, and a departure the queued presence.
    this.#overtake(entry.kind === 'landing' ? 'navigation' : entry.kind)
  }

  /**
   * Sends a current fact soon: the page, the visitor's presence or locale. Stored only when the desk cannot be reached.
   */
  tellPassing(entry: RoomEntry & { kind: PassingKind }, at: string): void {
    this.#overtake(entry.kind)
    this.#passing.set(entry.kind, { n: PASSING, at, entry })
    this.#flushSoon()
  }

  /**
   * Sends all stored entries once the current response has left, as it need not wait for the desk.
   */
  flushNow(): void {
    this.#parts.waitUntil(this.#flushAfterAnswer())
  }

  /** Sends all stored entries; returns whether the desk has them. Raises nothing: the alarm retries failed ones. */
  flush(): Promise<boolean> {
    this.#flushing ??= this.#run().finally(() => {
      this.#flushing = null
    })
    return this.#flushing
  }

  /** The session was erased: drops the facts in memory. */
  forgetPassing(): void {
    this.#passing.clear()
    this.#underWay.clear()
  }

  async #flushAfterAnswer(): Promise<void> {
    await scheduler.wait(0)
    await this.flush()
  }

  #flushSoon(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    this.#parts.waitUntil(this.#gather())
  }

  async #gather(): Promise<void> {
    await scheduler.wait(GATHER_MS)
    this.#isGathering = false
    this.#parts.facts.writeHeld()
    await this.flush()
  }

  async #run(): Promise<boolean> {
    const { outbox, sessionId, room, onFailure } = this.#parts
    for (;;) {
      const due = outbox.first(BATCH)
      if (!due && this.#passing.size === 0) return true
      const entries = [...(due?.entries ?? []), ...this.#passing.values()]
      this.#underWay = this.#passing
      this.#passing = new Map()
      try {
        const { isStaffed } = await room(this.#chooseDesk()).receive(sessionId(), entries)
        this.#noteTold(due?.upTo ?? 0, isStaffed)
      } catch (error) {
        this.#keepUnderWay()
        onFailure(error)
        return false
      }
    }
  }

  #noteTold(upTo: number, isStaffed: boolean): void {
    const { outbox, facts, asOne } = this.#parts
    this.#underWay.clear()
    asOne(() => {
      if (upTo > 0) outbox.drop(upTo)
      this.noteStaffed(isStaffed)
      facts.writeHeld()
    })
  }

  #keepUnderWay(): void {
    const { outbox, alarm, asOne } = this.#parts
    const left = [...this.#underWay.values()]
    this.#underWay.clear()
    asOne(() => {
      for (const { entry, at } of left) outbox.add(entry, at)
      this.#parts.facts.writeHeld()
    })
    if (left.length > 0) alarm.wakeSoon(Date.now())
  }

  #overtake(kind: RoomEntry['kind']): void {
    this.#passing.delete(kind)
    this.#underWay.delete(kind)
  }

  #keptDesk(): Desk | null {
    const kept = deskSchema.safeParse(this.#parts.facts.get('desk'))
    return kept.success ? kept.data : null
  }

  /** Written with the next value: at the latest when the desk has replied. */
  #chooseDesk(): Desk {
    const kept = this.#keptDesk()
    if (kept) return kept
    const desk = deskOfCountry(this.#country())
    this.#parts.facts.hold('desk', desk)
    return desk
  }

  /** The visitor's country: by the network, or else by the browser. */
  #country(): string {
    const { facts } = this.#parts
    return facts.get('networkCountry') || (facts.get('country') ?? '')
  }
}
