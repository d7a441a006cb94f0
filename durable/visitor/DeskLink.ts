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
/** What is not a message waits a moment for company: a page load tells several things at once. */
const GATHER_MS = 250

/** What is told from memory. */
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
  /** Does something as one step, whole or not at all. */
  asOne: <Result>(act: () => Result) => Result
  waitUntil: (promise: Promise<unknown>) => void
}

/** The way from a session to its desk: kept first, then told in order until the desk has it. */
export class DeskLink {
  readonly #parts: DeskLinkParts
  #flushing: Promise<boolean> | null = null
  #isGathering = false
  /** What is so now, by its kind, until the desk has it. Not kept: the next page, or arrival, says it anew. */
  #passing: Passing = new Map()
  /** What of it is on its way, and was not overtaken. */
  #underWay: Passing = new Map()

  constructor(parts: DeskLinkParts) {
    this.#parts = parts
  }

  /** The desk that this session belongs to, from the first question on. */
  desk(): Desk {
    const desk = this.#chooseDesk()
    this.#parts.facts.writeHeld()
    return desk
  }

  /** From now on another desk has the conversation. */
  moveTo(desk: Desk): void {
    this.#parts.facts.keep('desk', desk)
    this.showDesk(this.#parts.tabs.all())
  }

  noteStaffed(isStaffed: boolean): void {
    const isNews = this.#parts.facts.keep('isStaffed', String(isStaffed))
    if (isNews) this.showDesk(this.#parts.tabs.all())
  }

  /** Tells tabs which desk answers, and whether anybody is there. */
  showDesk(tabs: readonly VisitorConnection[]): void {
    const { facts } = this.#parts
    const desk = this.#keptDesk() ?? deskOfCountry(this.#country())
    const isStaffed = facts.get('isStaffed') === 'true'
    for (const tab of tabs) {
      this.#parts.tabs.tell(tab, 'chat:desk', { isStaffed, deskName: DESK_NAMES[desk] })
    }
  }

  /** Passes on that the visitor types, or stopped. */
  async tellTyping(isTyping: boolean): Promise<void> {
    const { room, sessionId } = this.#parts
    this.noteStaffed((await room(this.desk()).visitorTyping(sessionId(), isTyping)).isStaffed)
  }

  /** Tells the desk, soon or now. The entry is kept when this returns. */
  tell(entry: RoomEntry, at: string, { now = false } = {}): void {
    this.keep(entry, at)
    if (now) this.flushNow()
    else this.#flushSoon()
  }

  /** Keeps what is to be told; whoever calls has it told. */
  keep(entry: RoomEntry, at: string): void {
    const { outbox, alarm, asOne } = this.#parts
    asOne(() => outbox.add(entry, at))
    alarm.wakeSoon(Date.now())
    // A page before the landing is none to go back to, and who has left is not here.
    this.#overtake(entry.kind === 'landing' ? 'navigation' : entry.kind)
  }

  /**
   * Tells the desk in a moment what is so now: which page is shown, that the visitor is here, and from where. It is kept
   * only when the desk cannot be reached.
   */
  tellPassing(entry: RoomEntry & { kind: PassingKind }, at: string): void {
    this.#overtake(entry.kind)
    this.#passing.set(entry.kind, { n: PASSING, at, entry })
    this.#flushSoon()
  }

  /** Tells all that is kept, as soon as what is answered now has left: who waits for that need not wait for the desk. */
  flushNow(): void {
    this.#parts.waitUntil(this.#flushAfterAnswer())
  }

  /** Tells all that is kept; whether the desk has it. Raises nothing: what does not get through is tried again by alarm. */
  flush(): Promise<boolean> {
    this.#flushing ??= this.#run().finally(() => {
      this.#flushing = null
    })
    return this.#flushing
  }

  /** The session is erased: nothing is told of it any more. */
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

  /** Is written with what comes next: at the latest when the desk has answered. */
  #chooseDesk(): Desk {
    const kept = this.#keptDesk()
    if (kept) return kept
    const desk = deskOfCountry(this.#country())
    this.#parts.facts.hold('desk', desk)
    return desk
  }

  /** Where the visitor is: as the network sees it, else as the browser says. */
  #country(): string {
    const { facts } = this.#parts
    return facts.get('networkCountry') || (facts.get('country') ?? '')
  }
}
