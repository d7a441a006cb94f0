import { z } from 'zod'
import { type Desk, DESKS, deskSchema } from '#domain/contact/realtime/desk/desk.ts'
import type { DeskSummary } from '#domain/contact/realtime/desk/deskConversation.ts'
import type { FactTable } from '../sql/FactTable.ts'
import { readStored } from '../sql/readStored.ts'
import type { ConversationTable } from './ConversationTable.ts'
import type { RoomFact, RoomRpc } from '../ports/room.types.ts'

/** Changes within this time are sent as one update. */
const GATHER_MS = 500
const watchersSchema = z.array(deskSchema)

interface DeskSummariesParts {
  table: ConversationTable
  facts: FactTable<RoomFact>
  desk: () => Desk
  room: (desk: Desk) => RoomRpc
  /** Another desk's summary changed for the admins here. */
  onNews: (summary: DeskSummary) => void
  onFailure: (error: unknown) => void
  waitUntil: (promise: Promise<unknown>) => void
}

/**
 * The number of waiting conversations at each desk. Rooms send each other updates only while they are staffed: a
 * staffed room subscribes to the others, which unsubscribe it once it answers that it is empty.
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

  /** The known summaries of the other desks. */
  others(): DeskSummary[] {
    return [...this.#others.values()]
  }

  /** Subscribes to every other desk and loads its summary. Raises nothing. */
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

  /** Stores another desk's summary. */
  take(summary: DeskSummary): void {
    const known = this.#others.get(summary.desk)
    if (known?.waiting === summary.waiting && known.unread === summary.unread) return
    this.#others.set(summary.desk, summary)
    this.#parts.onNews(summary)
  }

  /** Subscribes another desk to updates. */
  addWatcher(desk: Desk): DeskSummary {
    if (!this.#watching().includes(desk)) this.#keepWatchers([...this.#watching(), desk])
    return this.own()
  }

  /** Sends an update if the summary has changed. */
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
      // It subscribes again while it is staffed.
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
