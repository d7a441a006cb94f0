import type { VisitorRpc } from '../visitor/visitor.types.ts'
import type { RoomStore, StoredLine } from './RoomStore.ts'

const AT_A_TIME = 50

interface DeliveryParts {
  store: RoomStore
  visitor: (sessionId: string) => VisitorRpc
  onDelivered: (line: StoredLine, isOnline: boolean) => void
  onFailure: (error: unknown) => void
}

/** The way from the desk to visitors: each conversation's messages in order, one after the other until it has them. */
export class Delivery {
  readonly #parts: DeliveryParts
  #running: Promise<boolean> | null = null
  #isAskedAgain = false

  constructor(parts: DeliveryParts) {
    this.#parts = parts
  }

  /** Delivers what is on its way; whether something did not get through. Raises nothing. */
  run(): Promise<boolean> {
    this.#isAskedAgain = true
    this.#running ??= this.#runAll().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #runAll(): Promise<boolean> {
    let hasFailed = false
    while (this.#isAskedAgain && !hasFailed) {
      this.#isAskedAgain = false
      for (;;) {
        const due = this.#parts.store.nextOnTheirWay(AT_A_TIME)
        if (due.length === 0) break
        const results = await Promise.all(due.map((line) => this.#deliver(line)))
        hasFailed = results.includes(false)
        // Those that failed would come first again: they wait for the next run.
        if (hasFailed) break
      }
    }
    return hasFailed
  }

  async #deliver(line: StoredLine): Promise<boolean> {
    const { store, visitor, onDelivered, onFailure } = this.#parts
    try {
      const { id, text, senderName, timestamp } = line
      const { seq, isOnline } = await visitor(line.sessionId).deliver({
        id,
        text,
        senderName,
        timestamp,
      })
      store.noteDelivered(id, seq)
      onDelivered({ ...line, seq }, isOnline)
      return true
    } catch (error) {
      onFailure(error)
      return false
    }
  }
}
