import { type Desk, DESK_NAMES, deskOfCountry, deskSchema } from '#domain/realtime/desk.ts'
import type { RoomRpc } from '../room/room.types.ts'
import { type NumberedEntry, PASSING, type RoomEntry } from '../room/roomEntry.ts'
import type { FactTable } from '../sql/FactTable.ts'
import type { OutboxTable } from './OutboxTable.ts'
import type { VisitorAlarm } from './VisitorAlarm.ts'
import type { VisitorTabs } from './VisitorTabs.ts'
import type { VisitorConnection, VisitorFact } from './visitor.types.ts'

const BATCH = 50
/** What is not a message waits a moment for company: a page load tells several things at once. */
const GATHER_MS = 250

interface DeskLinkParts {
  outbox: OutboxTable
  facts: FactTable<VisitorFact>
  tabs: VisitorTabs
  alarm: VisitorAlarm
  sessionId: () => string
  room: (desk: Desk) => RoomRpc
  onFailure: (error: unknown) => void
  waitUntil: (promise: Promise<unknown>) => void
}

/** The way from a session to its desk: kept first, then told in order until the desk has it. */
export class DeskLink {
  readonly #parts: DeskLinkParts
  #flushing: Promise<boolean> | null = null
  #isGathering = false
  /** Where the visitor is now, until the desk has it. Not kept: the next page says it anew. */
  #page: NumberedEntry | null = null

  constructor(parts: DeskLinkParts) {
    this.#parts = parts
  }

  /** The desk that this session belongs to, from the first question on. */
  desk(): Desk {
    const { facts } = this.#parts
    const kept = deskSchema.safeParse(facts.get('desk'))
    if (kept.success) return kept.data
    const desk = deskOfCountry(this.#country())
    facts.keep('desk', desk)
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
    const kept = deskSchema.safeParse(facts.get('desk'))
    const desk = kept.success ? kept.data : deskOfCountry(this.#country())
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
    const { outbox, alarm, waitUntil } = this.#parts
    outbox.add(entry, at)
    alarm.wakeSoon(Date.now())
    if (entry.kind === 'landing') this.#page = null
    if (now) return waitUntil(this.flush())
    this.#flushSoon()
  }

  /** Tells the desk which page is shown, in a moment. It is kept only when the desk cannot be reached. */
  tellPage(entry: RoomEntry & { kind: 'navigation' }, at: string): void {
    this.#page = { n: PASSING, at, entry }
    this.#flushSoon()
  }

  /** Tells all that is kept; whether the desk has it. Raises nothing: what does not get through is tried again by alarm. */
  flush(): Promise<boolean> {
    this.#flushing ??= this.#run().finally(() => {
      this.#flushing = null
    })
    return this.#flushing
  }

  /** The session is erased: nothing is told of it any more. */
  forgetPage(): void {
    this.#page = null
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
      const page = this.#page
      if (!due && !page) return true
      this.#page = null
      try {
        const entries = [...(due?.entries ?? []), ...(page ? [page] : [])]
        const { isStaffed } = await room(this.desk()).receive(sessionId(), entries)
        if (due) outbox.drop(due.upTo)
        this.noteStaffed(isStaffed)
      } catch (error) {
        if (page) this.#keepPage(page)
        onFailure(error)
        return false
      }
    }
  }

  #keepPage({ entry, at }: NumberedEntry): void {
    if (this.#page) return
    this.#parts.outbox.add(entry, at)
    this.#parts.alarm.wakeSoon(Date.now())
  }

  /** Where the visitor is: as the network sees it, else as the browser says. */
  #country(): string {
    const { facts } = this.#parts
    return facts.get('networkCountry') || (facts.get('country') ?? '')
  }
}
