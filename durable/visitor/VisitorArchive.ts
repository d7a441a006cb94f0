import type { TranscriptRow } from '#database/queries/contact/realtime.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import { transcriptRows } from './archiveRows.ts'
import type { MessageTable } from './MessageTable.ts'

const BATCH = 100

interface VisitorArchiveParts {
  messages: MessageTable
  sessionId: () => string
  desk: () => Desk
  keepMessages: (rows: TranscriptRow[]) => Promise<void>
}

/** Copies messages to D1, where they can be searched, in batches that may be repeated. */
export class VisitorArchive {
  readonly #parts: VisitorArchiveParts

  constructor(parts: VisitorArchiveParts) {
    this.#parts = parts
  }

  isDue(): boolean {
    return this.#parts.messages.hasUnarchived()
  }

  /** Copies all queued messages. Raises what D1 raises. */
  async run(): Promise<void> {
    const { messages, sessionId, desk, keepMessages } = this.#parts
    for (;;) {
      const waiting = messages.unarchived(BATCH)
      const last = waiting.at(-1)
      if (!last) return
      await keepMessages(transcriptRows(waiting, sessionId(), desk()))
      messages.markArchived(last.seq)
    }
  }
}
