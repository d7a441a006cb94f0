import {
  type DeskConversation,
  deskConversationSchema,
} from '#domain/contact/realtime/desk/deskConversation.ts'
import { compareText } from '#domain/foundation/search/foldText.ts'
import { readStored } from '../sql/readStored.ts'

/** Maximum lag of the column that sorts the lists behind the conversation's own time. */
const LIST_LAG_MS = 5 * 60_000

/** Sorts after every timestamp. */
const AFTER_ALL: ListCursor = { before: '~', beforeId: '' }

type ListedRow = { session_id: string; value: string; last_at: string }
type ConversationRow = { value: string; last_entry: number; mailed_at: string | null }

/**
 * The cursor of a list page: after all conversations with later activity, and at the same time after those with a
 * higher ID.
 */
export interface ListCursor {
  before: string
  beforeId: string
}

/** A conversation with the facts that only the room stores. */
export interface KnownConversation {
  conversation: DeskConversation
  /** The number of the session's last applied entry. */
  lastEntry: number
  /** When the desk was mailed that the visitor waits; null since its last reply. */
  mailedAt: string | null
}

/** The conversations of a desk. Every method is one synchronous step. */
export class ConversationTable {
  readonly #sql: SqlStorage
  readonly #onUnreadable: () => void
  /** Open conversations with unread messages, and their number: cached, as every change reads it. */
  readonly #waiting = new Map<string, number>()

  constructor(sql: SqlStorage, onUnreadable: () => void) {
    this.#sql = sql
    this.#onUnreadable = onUnreadable
    this.#countWaiting()
  }

  /** The unanswered conversations, with their numbers of unread messages. */
  waiting(): ReadonlyMap<string, number> {
    return this.#waiting
  }

  known(sessionId: string): KnownConversation | null {
    const [row] = this.#sql.exec<ConversationRow>(
      'SELECT value, last_entry, mailed_at FROM conversations WHERE session_id = ?',
      sessionId,
    )
    const [conversation] = row ? this.#read([row]) : []
    if (!row || !conversation) return null
    return { conversation, lastEntry: row.last_entry, mailedAt: row.mailed_at }
  }

  byId(sessionId: string): DeskConversation | null {
    return this.known(sessionId)?.conversation ?? null
  }

  noteMailed(sessionId: string, at: string): void {
    this.#sql.exec('UPDATE conversations SET mailed_at = ? WHERE session_id = ?', at, sessionId)
  }

  /** The visitor got a reply: the next message may be mailed again. */
  clearMailed(sessionId: string): void {
    this.#sql.exec(
      'UPDATE conversations SET mailed_at = NULL WHERE session_id = ? AND mailed_at IS NOT NULL',
      sessionId,
    )
  }

  /**
   * Stores a conversation under the next version, with the number of the session's last entry that
   * it contains.
   */
  keep(conversation: DeskConversation, lastEntry = 0): DeskConversation {
    const next = { ...conversation, version: conversation.version + 1 }
    const { sessionId, state, lastAt, unread } = next
    const value = JSON.stringify(next)
    if (state === 'open' && unread > 0) this.#waiting.set(sessionId, unread)
    else this.#waiting.delete(sessionId)
    // Most changes leave the indexed columns unchanged: writing an index costs extra rows.
    const { rowsWritten } = this.#sql.exec(
      `UPDATE conversations SET value = ?, last_entry = max(last_entry, ?)
       WHERE session_id = ? AND state = ? AND last_at > ?`,
      value,
      lastEntry,
      sessionId,
      state,
      new Date(Date.parse(lastAt) - LIST_LAG_MS).toISOString(),
    )
    if (rowsWritten > 0) return next
    this.#sql.exec(
      `INSERT INTO conversations (session_id, state, last_at, last_entry, value) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (session_id) DO UPDATE SET state = excluded.state, last_at = excluded.last_at,
         last_entry = max(last_entry, excluded.last_entry), value = excluded.value`,
      sessionId,
      state,
      lastAt,
      lastEntry,
      value,
    )
    return next
  }

  /** The conversations at the top of the list: all open ones, then those with the latest activity. */
  newest(limit: number): DeskConversation[] {
    const others = this.#lastOf(['visitor', 'closed'], AFTER_ALL, limit)
    return this.#read([...this.#lastOf(['open'], AFTER_ALL, limit), ...others].slice(0, limit))
  }

  /** A page of conversations before a cursor, and the cursor of the next page; null after the last one. */
  before(
    cursor: ListCursor,
    state: 'open' | 'closed' | undefined,
    limit: number,
  ): { conversations: DeskConversation[]; next: ListCursor | null } {
    const rows = this.#lastOf(state ? [state] : ['visitor', 'open', 'closed'], cursor, limit)
    const last = rows.length < limit ? undefined : rows.at(-1)
    const next = last ? { before: last.last_at, beforeId: last.session_id } : null
    return { conversations: this.#read(rows), next }
  }

  /** Session IDs of visitors who are online, whether or not they wrote; the latest activity first. */
  onlineIds(limit: number): string[] {
    const rows = this.#sql.exec<{ session_id: string }>(
      `SELECT session_id FROM conversations WHERE json_extract(value, '$.isOnline')
       ORDER BY last_at DESC LIMIT ?`,
      limit,
    )
    return [...rows].map(({ session_id }) => session_id)
  }

  drop(sessionId: string): void {
    this.#waiting.delete(sessionId)
    this.#sql.exec('DELETE FROM conversations WHERE session_id = ?', sessionId)
  }

  /** Closes open conversations without activity since an instant. */
  closeOld(before: string): void {
    this.#sql.exec(
      `UPDATE conversations SET state = 'closed' WHERE state = 'open' AND last_at < ?`,
      before,
    )
  }

  /** Deletes visitors who wrote nothing, and closed conversations without lines. */
  dropOld(before: { visitors: string; closed: string }): void {
    this.#sql.exec(
      `DELETE FROM conversations WHERE state = 'visitor' AND last_at < ?`,
      before.visitors,
    )
    this.#sql.exec(
      `DELETE FROM conversations WHERE state = 'closed' AND last_at < ?
         AND session_id NOT IN (SELECT session_id FROM lines)`,
      before.closed,
    )
    this.#countWaiting()
  }

  isEmpty(): boolean {
    return (
      this.#sql.exec<{ any: number }>('SELECT EXISTS (SELECT 1 FROM conversations) AS any').one()
        .any === 0
    )
  }

  /** The latest active ones before the cursor, each state by the index. */
  #lastOf(
    states: DeskConversation['state'][],
    { before, beforeId }: ListCursor,
    limit: number,
  ): ListedRow[] {
    const rows = states.flatMap((state) => [
      ...this.#sql.exec<ListedRow>(
        `SELECT session_id, value, last_at FROM conversations
         WHERE state = ? AND (last_at, session_id) < (?, ?)
         ORDER BY last_at DESC, session_id DESC LIMIT ?`,
        state,
        before,
        beforeId,
        limit,
      ),
    ])
    if (states.length === 1) return rows
    return rows
      .toSorted(
        (one, other) =>
          compareText(other.last_at, one.last_at) || compareText(other.session_id, one.session_id),
      )
      .slice(0, limit)
  }

  #countWaiting(): void {
    this.#waiting.clear()
    const rows = this.#sql.exec<{ session_id: string; unread: number }>(
      `SELECT session_id, json_extract(value, '$.unread') AS unread FROM conversations
       WHERE state = 'open' AND unread > 0`,
    )
    for (const { session_id, unread } of rows) this.#waiting.set(session_id, unread)
  }

  #read(rows: Iterable<{ value: string }>): DeskConversation[] {
    return [...rows].flatMap(({ value }) => {
      const conversation = readStored(deskConversationSchema, value)
      if (!conversation) this.#onUnreadable()
      return conversation ?? []
    })
  }
}
