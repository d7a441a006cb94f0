import type { ChatMessage } from '#domain/contact/realtime/chat/chatMessage.ts'
import { MAX_HISTORY_MESSAGES } from '#domain/contact/realtime/realtimeLimits.ts'
import type { FactRow } from '../sql/FactRow.ts'
import type { LazyTable } from '../sql/LazyTable.ts'
import type { HandedMessage, VisitorFact, WaitingMessage } from '../ports/visitor.types.ts'

type MessageRow = {
  seq: number
  id: string
  sent: number
  text: string
  sender_name: string
  timestamp: string
  account_id: string | null
}

/**
 * A session's conversation. Every method is one synchronous step, so that nothing runs in between. IDs have no index:
 * writing a row costs as much as reading a thousand, and few conversations have a hundred messages.
 */
export class MessageTable {
  readonly #table: LazyTable
  readonly #facts: FactRow<VisitorFact>

  constructor(table: LazyTable, facts: FactRow<VisitorFact>) {
    this.#table = table
    this.#facts = facts
  }

  byId(id: string): ChatMessage | null {
    const [row] = this.#table.read<MessageRow>('SELECT * FROM messages WHERE id = ?', id)
    return row ? toMessage(row) : null
  }

  lastSeq(): number {
    const [row] = this.#table.read<{ seq: number }>(
      'SELECT ifnull(max(seq), 0) AS seq FROM messages',
    )
    return row?.seq ?? 0
  }

  /**
   * Appends a message of the logged-in user to the conversation; null when its ID exists. The row ID is its number: one
   * statement checks, numbers and stores.
   */
  add(message: Omit<ChatMessage, 'seq'>, accountId: string | null): ChatMessage | null {
    const { id, sent, text, senderName, timestamp } = message
    const [added] = this.#table.add<{ seq: number }>(
      `INSERT INTO messages (id, sent, text, sender_name, timestamp, account_id)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE NOT EXISTS (SELECT 1 FROM messages WHERE id = ?1) RETURNING seq`,
      id,
      sent ? 1 : 0,
      text,
      senderName,
      timestamp,
      accountId,
    )
    return added ? { ...message, seq: added.seq } : null
  }

  /** The newest messages after a number, in order. */
  after(seq: number, limit = MAX_HISTORY_MESSAGES): ChatMessage[] {
    const rows = this.#table.read<MessageRow>(
      'SELECT * FROM messages WHERE seq > ? ORDER BY seq DESC LIMIT ?',
      seq,
      limit,
    )
    return rows.map(toMessage).toReversed()
  }

  unarchived(limit: number): WaitingMessage[] {
    return this.#table
      .read<MessageRow>(
        'SELECT * FROM messages WHERE seq > ? ORDER BY seq LIMIT ?',
        this.#archivedSeq(),
        limit,
      )
      .map(toWaiting)
  }

  /** Written with the next value: a batch that was not recorded is copied again, which changes nothing. */
  markArchived(upTo: number): void {
    this.#facts.hold('archivedSeq', String(upTo))
  }

  hasUnarchived(): boolean {
    return this.lastSeq() > this.#archivedSeq()
  }

  /** The data for the session that continues the conversation: the visible messages, and those not in D1 yet. */
  toHandOver(): HandedMessage[] {
    const archivedSeq = this.#archivedSeq()
    const from = Math.min(archivedSeq, this.lastSeq() - MAX_HISTORY_MESSAGES)
    return this.#table
      .read<MessageRow>('SELECT * FROM messages WHERE seq > ? ORDER BY seq', from)
      .map((row) => Object.assign(toWaiting(row), { isArchived: row.seq <= archivedSeq }))
  }

  /** Starts with another session's messages, in order. */
  takeOver(messages: readonly HandedMessage[]): void {
    for (const message of messages) this.#insert(message)
    const archived = messages.findLast(({ isArchived }) => isArchived)
    if (archived) this.#facts.keep('archivedSeq', String(archived.seq))
  }

  clear(): void {
    this.#table.change('DELETE FROM messages')
    this.#facts.drop('archivedSeq')
  }

  #archivedSeq(): number {
    return Number(this.#facts.get('archivedSeq') ?? 0)
  }

  #insert({ seq, id, sent, text, senderName, timestamp, accountId }: WaitingMessage): void {
    this.#table.add(
      `INSERT INTO messages (seq, id, sent, text, sender_name, timestamp, account_id)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      seq,
      id,
      sent ? 1 : 0,
      text,
      senderName,
      timestamp,
      accountId,
    )
  }
}

const toMessage = ({ sender_name, sent, seq, id, text, timestamp }: MessageRow): ChatMessage => ({
  id,
  text,
  sent: sent === 1,
  senderName: sender_name,
  timestamp,
  seq,
})

const toWaiting = (row: MessageRow): WaitingMessage =>
  Object.assign(toMessage(row), { accountId: row.account_id })
