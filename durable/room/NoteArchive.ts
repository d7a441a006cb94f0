import type { TranscriptRow } from '#database/queries/contact/realtime.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { ConversationTable } from './ConversationTable.ts'
import type { LineTable } from './LineTable.ts'

const BATCH = 100

interface NoteArchiveParts {
  lines: LineTable
  table: ConversationTable
  desk: () => Desk
  keep: (rows: TranscriptRow[]) => Promise<void>
}

/** Copies notes to D1, where they are searched with the transcripts; in batches that may be repeated. */
export class NoteArchive {
  readonly #parts: NoteArchiveParts

  constructor(parts: NoteArchiveParts) {
    this.#parts = parts
  }

  /** Copies all queued notes. Raises what D1 raises. */
  async run(): Promise<void> {
    const { lines, table, desk, keep } = this.#parts
    for (;;) {
      const notes = lines.notesToArchive(BATCH)
      const last = notes.at(-1)
      if (!last) return
      await keep(
        notes.map(({ id, sessionId, text, senderName, timestamp }) => ({
          id,
          sessionId,
          seq: null,
          kind: 'note',
          text,
          senderName,
          desk: desk(),
          accountId: table.byId(sessionId)?.accountId ?? null,
          createdAt: timestamp,
        })),
      )
      lines.markArchived(last.n)
    }
  }
}
