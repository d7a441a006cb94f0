import type { ChatMessage } from '#domain/realtime/chatMessage.ts'
import { MAX_HISTORY_MESSAGES } from '#domain/realtime/realtimeLimits.ts'

type MessageRow = {
  seq: number
  id: string
  sent: number
  text: string
  sender_name: string
  timestamp: string
  is_archived: number
  account_id: string | null
}

/** A message that is to be moved to D1, with the account it was written with. */
export interface WaitingMessage extends ChatMessage {
  accountId: string | null
}

/** A message on its way to the session that goes on with the conversation. */
export interface HandedMessage extends WaitingMessage {
  isArchived: boolean
}

/** A session's conversation. Every method is one synchronous step, so that nothing comes between. */
export class MessageTable {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  byId(id: string): ChatMessage | null {
    const [row] = this.#sql.exec<MessageRow>('SELECT * FROM messages WHERE id = ?', id)
    return row ? toMessage(row) : null
  }

  lastSeq(): number {
    return this.#sql.exec<{ seq: number }>('SELECT ifnull(max(seq), 0) AS seq FROM messages').one()
      .seq
  }

  /** Takes a message as the next of the conversation, of whom is logged in now. */
  add(message: Omit<ChatMessage, 'seq'>, accountId: string | null): ChatMessage {
    const seq = this.lastSeq() + 1
    this.#insert({ ...message, seq, accountId, isArchived: false })
    return { ...message, seq }
  }

  /** The newest messages after a number, in order. */
  after(seq: number, limit = MAX_HISTORY_MESSAGES): ChatMessage[] {
    const rows = this.#sql.exec<MessageRow>(
      'SELECT * FROM messages WHERE seq > ? ORDER BY seq DESC LIMIT ?',
      seq,
      limit,
    )
    return [...rows].map(toMessage).toReversed()
  }

  unarchived(limit: number): WaitingMessage[] {
    const rows = this.#sql.exec<MessageRow>(
      'SELECT * FROM messages WHERE is_archived = 0 ORDER BY seq LIMIT ?',
      limit,
    )
    return [...rows].map((row) => Object.assign(toMessage(row), { accountId: row.account_id }))
  }

  markArchived(upTo: number): void {
    this.#sql.exec('UPDATE messages SET is_archived = 1 WHERE seq <= ? AND is_archived = 0', upTo)
  }

  hasUnarchived(): boolean {
    return (
      this.#sql
        .exec<{ any: number }>(
          'SELECT EXISTS (SELECT 1 FROM messages WHERE is_archived = 0) AS any',
        )
        .one().any === 1
    )
  }

  /** What the session that goes on with the conversation needs: what is shown, and what is not in D1 yet. */
  toHandOver(): HandedMessage[] {
    const rows = this.#sql.exec<MessageRow>(
      'SELECT * FROM messages WHERE is_archived = 0 OR seq > ? ORDER BY seq',
      this.lastSeq() - MAX_HISTORY_MESSAGES,
    )
    return [...rows].map((row) =>
      Object.assign(toMessage(row), {
        accountId: row.account_id,
        isArchived: row.is_archived === 1,
      }),
    )
  }

  takeOver(messages: readonly HandedMessage[]): void {
    for (const message of messages) this.#insert(message)
  }

  clear(): void {
    this.#sql.exec('DELETE FROM messages')
  }

  #insert(message: HandedMessage): void {
    const { seq, id, sent, text, senderName, timestamp, isArchived, accountId } = message
    this.#sql.exec(
      `INSERT INTO messages (seq, id, sent, text, sender_name, timestamp, is_archived, account_id)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      seq,
      id,
      sent ? 1 : 0,
      text,
      senderName,
      timestamp,
      isArchived ? 1 : 0,
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
