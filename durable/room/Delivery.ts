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

/**
 * Delivery of messages from the desk to visitors: in order within a conversation, each once the
 * previous one was delivered.
 */
export class Delivery {
  readonly #parts: DeliveryParts
  readonly #runs = new CoalescedRun(() => this.#deliverAll())

  constructor(parts: DeliveryParts) {
    this.#parts = parts
  }

  /** Delivers queued messages; returns whether some failed. Raises nothing. */
  run(): Promise<boolean> {
    return this.#runs.run()
  }

  async #deliverAll(): Promise<boolean> {
    for (;;) {
      const due = this.#parts.lines.nextToDeliver(AT_A_TIME)
      if (due.length === 0) return false
      const results = await Promise.all(due.map((line) => this.#deliver(line)))
      // The next run retries them: now, failed messages would come first again.
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
      // Read again, as the conversation may have another session since the message was sent.
      onDelivered(lines.byId(id) ?? { ...line, seq }, isOnline)
      return true
    } catch (error) {
      onFailure(error)
      return false
    }
  }
}
