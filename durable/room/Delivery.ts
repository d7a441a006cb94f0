import type { VisitorRpc } from '../ports/visitor.types.ts'
import { CoalescedRun } from './CoalescedRun.ts'
import type { LineTable, StoredLine } from './LineTable.ts'

const AT_A_TIME = 50

interface DeliveryParts {
  lines: LineTable
  visitor: (sessionId: string) => VisitorRpc
  onDelivered: (line: StoredLine, isOnline: boolean) => void
  onFailure: (error: unknown) => void
}

/** The way from the desk to visitors: each conversation's messages in order, one after the other until it has them. */
export class Delivery {
  readonly #parts: DeliveryParts
  readonly #runs = new CoalescedRun(() => this.#deliverAll())

  constructor(parts: DeliveryParts) {
    this.#parts = parts
  }

  /** Delivers what is on its way; whether something did not get through. Raises nothing. */
  run(): Promise<boolean> {
    return this.#runs.run()
  }

  async #deliverAll(): Promise<boolean> {
    for (;;) {
      const due = this.#parts.lines.nextToDeliver(AT_A_TIME)
      if (due.length === 0) return false
      const results = await Promise.all(due.map((line) => this.#deliver(line)))
      // Those that failed would come first again: they wait for the next run.
      if (results.includes(false)) return true
    }
  }

  async #deliver(line: StoredLine): Promise<boolean> {
    const { lines, visitor, onDelivered, onFailure } = this.#parts
    try {
      const { id, text, senderName, timestamp } = line
      const { seq, isOnline } = await visitor(line.sessionId).deliver({
        id,
        text,
        senderName,
        timestamp,
      })
      lines.noteDelivered(id, seq)
      // Read again: the conversation may go by another session since the message was sent.
      onDelivered(lines.byId(id) ?? { ...line, seq }, isOnline)
      return true
    } catch (error) {
      onFailure(error)
      return false
    }
  }
}
