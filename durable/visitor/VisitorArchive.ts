import type { LoggedEventRow, TranscriptRow } from '#database/queries/contact/realtime.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import { loggedEventRows, transcriptRows } from './archiveRows.ts'
import type { LoggedEventTable } from './LoggedEventTable.ts'
import type { MessageTable } from './MessageTable.ts'

const BATCH = 100

interface VisitorArchiveParts {
  messages: MessageTable
  loggedEvents: LoggedEventTable
  sessionId: () => string
  desk: () => Desk
  keepMessages: (rows: TranscriptRow[]) => Promise<void>
  keepEvents: (rows: LoggedEventRow[]) => Promise<void>
}

/** The way of messages and logged events to D1, where they can be searched; in batches that may be repeated. */
export class VisitorArchive {
  readonly #parts: VisitorArchiveParts

  constructor(parts: VisitorArchiveParts) {
    this.#parts = parts
  }

  isDue(): boolean {
    return this.#parts.messages.hasUnarchived() || !this.#parts.loggedEvents.isEmpty()
  }

  /** Moves all that waits. Raises what D1 raises. */
  async run(): Promise<void> {
    await this.#moveMessages()
    await this.#moveEvents()
  }

  async #moveMessages(): Promise<void> {
    const { messages, sessionId, desk, keepMessages } = this.#parts
    for (;;) {
      const waiting = messages.unarchived(BATCH)
      const last = waiting.at(-1)
      if (!last) return
      await keepMessages(transcriptRows(waiting, sessionId(), desk()))
      messages.markArchived(last.seq)
    }
  }

  async #moveEvents(): Promise<void> {
    const { loggedEvents, sessionId, keepEvents } = this.#parts
    for (;;) {
      const due = loggedEvents.first(BATCH)
      if (!due) return
      await keepEvents(loggedEventRows(due.events, sessionId()))
      loggedEvents.drop(due.upTo)
    }
  }
}
