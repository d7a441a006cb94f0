import { z } from 'zod'
import { type Desk, DESKS, deskSchema } from '#domain/contact/realtime/desk/desk.ts'
import type { DeskSummary } from '#domain/contact/realtime/desk/deskConversation.ts'
import type { FactTable } from '../sql/FactTable.ts'
import { readStored } from '../sql/readStored.ts'
import type { ConversationTable } from './ConversationTable.ts'
import type { RoomFact, RoomRpc } from '../ports/room.types.ts'

/** Several changes within it are told as one. */
const GATHER_MS = 500
const watchersSchema = z.array(deskSchema)

interface DeskSummariesParts {
  table: ConversationTable
  facts: FactTable<RoomFact>
  desk: () => Desk
  room: (desk: Desk) => RoomRpc
  /** Another desk's summary is news to the admins here. */
  onNews: (summary: DeskSummary) => void
  onFailure: (error: unknown) => void
  waitUntil: (promise: Promise<unknown>) => void
}

/**
 * How many wait at each desk. Rooms tell one another, and only while somebody is there to see it: a room that is
 * staffed watches the others, and is forgotten by them once it says that nobody is there any more.
 */
export class DeskSummaries {
  readonly #parts: DeskSummariesParts
  readonly #others = new Map<Desk, DeskSummary>()
  #watchers: readonly Desk[] | null = null
  #told = ''
  #isGathering = false

  constructor(parts: DeskSummariesParts) {
    this.#parts = parts
  }

  own(): DeskSummary {
    const unread = [...this.#parts.table.waiting().values()]
    return {
      desk: this.#parts.desk(),
      waiting: unread.length,
      unread: unread.reduce((sum, each) => sum + each, 0),
    }
  }

  /** What is known of the other desks. */
  others(): DeskSummary[] {
    return [...this.#others.values()]
  }

  /** Asks every other desk, and to be told from now on. Raises nothing. */
  async watch(): Promise<void> {
    const { desk, room, onFailure } = this.#parts
    const asked = DESKS.filter((each) => each !== desk()).map(async (each) => {
      try {
        this.take(await room(each).watch(desk()))
      } catch (error) {
        onFailure(error)
      }
    })
    await Promise.all(asked)
  }

  /** Another desk's summary has come. */
  take(summary: DeskSummary): void {
    const known = this.#others.get(summary.desk)
    if (known?.waiting === summary.waiting && known.unread === summary.unread) return
    this.#others.set(summary.desk, summary)
    this.#parts.onNews(summary)
  }

  /** From now on another desk is told. */
  addWatcher(desk: Desk): DeskSummary {
    if (!this.#watching().includes(desk)) this.#keepWatchers([...this.#watching(), desk])
    return this.own()
  }

  /** Something here may have changed what the others are to know. */
  changed(): void {
    if (this.#isGathering || this.#watching().length === 0) return
    if (JSON.stringify(this.own()) === this.#told) return
    this.#isGathering = true
    this.#parts.waitUntil(this.#tellSoon())
  }

  async #tellSoon(): Promise<void> {
    await scheduler.wait(GATHER_MS)
    this.#isGathering = false
    const summary = this.own()
    this.#told = JSON.stringify(summary)
    await Promise.all(this.#watching().map((desk) => this.#tell(desk, summary)))
  }

  async #tell(desk: Desk, summary: DeskSummary): Promise<void> {
    try {
      const { isStaffed } = await this.#parts.room(desk).noteSummary(summary)
      if (!isStaffed) this.#keepWatchers(this.#watching().filter((each) => each !== desk))
    } catch (error) {
      // It asks again while somebody is there.
      this.#parts.onFailure(error)
    }
  }

  #watching(): readonly Desk[] {
    this.#watchers ??= readStored(watchersSchema, this.#parts.facts.get('watchers') ?? '[]') ?? []
    return this.#watchers
  }

  #keepWatchers(watchers: readonly Desk[]): void {
    this.#watchers = watchers
    this.#parts.facts.keep('watchers', JSON.stringify(watchers))
  }
}
