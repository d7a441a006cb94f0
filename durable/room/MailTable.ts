import { type DeskMail, deskMailSchema } from '../deskMail.ts'
import { readStored } from '../sql/readStored.ts'
import type { UnseenAnswer } from '../ports/room.types.ts'

type AnswerRow = {
  line_id: string
  session_id: string
  seq: number
  due_ms: number
  sender_name: string
  text: string
}

/** A waiting visitor whom the desk has to be mailed about. */
export interface WaitingVisitor {
  sessionId: string
  text: string
}

/**
 * Queued mails, and answers and visitors that may need a mail. Every method is one synchronous
 * step.
 */
export class MailTable {
  readonly #sql: SqlStorage
  readonly #onUnreadable: () => void

  constructor(sql: SqlStorage, onUnreadable: () => void) {
    this.#sql = sql
    this.#onUnreadable = onUnreadable
  }

  addMail(sessionId: string, mail: DeskMail, at: string): void {
    this.#sql.exec(
      'INSERT INTO mails (session_id, at, mail) VALUES (?, ?, ?)',
      sessionId,
      at,
      JSON.stringify(mail),
    )
  }

  /** The first queued mails. */
  mails(limit: number): { n: number; mail: DeskMail }[] {
    const rows = this.#sql.exec<{ n: number; mail: string }>(
      'SELECT n, mail FROM mails ORDER BY n LIMIT ?',
      limit,
    )
    return [...rows].flatMap(({ n, mail }) => {
      const read = readStored(deskMailSchema, mail)
      if (read) return { n, mail: read }
      this.#onUnreadable()
      this.dropMail(n)
      return []
    })
  }

  dropMail(n: number): void {
    this.#sql.exec('DELETE FROM mails WHERE n = ?', n)
  }

  /** Records a waiting visitor; an existing record keeps its due time. */
  addWaiting({ sessionId, text }: WaitingVisitor, dueMs: number): void {
    this.#sql.exec(
      'INSERT OR IGNORE INTO calls (session_id, due_ms, text) VALUES (?, ?, ?)',
      sessionId,
      dueMs,
      text,
    )
  }

  /** Removes and returns all waiting visitors, the earliest due first, once the first one is due. */
  takeWaiting(nowMs: number): WaitingVisitor[] {
    const rows = [
      ...this.#sql.exec<{ session_id: string; text: string; due_ms: number }>(
        'SELECT session_id, text, due_ms FROM calls ORDER BY due_ms',
      ),
    ]
    if ((rows[0]?.due_ms ?? Number.POSITIVE_INFINITY) > nowMs) return []
    this.#sql.exec('DELETE FROM calls')
    return rows.map(({ session_id, text }) => ({ sessionId: session_id, text }))
  }

  /** Postpones waiting visitors who are due before then. */
  delayWaiting(untilMs: number): void {
    this.#sql.exec('UPDATE calls SET due_ms = ? WHERE due_ms < ?', untilMs, untilMs)
  }

  /** Stores an answer until the visitor acknowledges it; idempotent. */
  addUnseen({ lineId, sessionId, seq, dueMs, senderName, text }: UnseenAnswer): void {
    this.#sql.exec(
      `INSERT OR IGNORE INTO unseen_answers (line_id, session_id, seq, due_ms, sender_name, text)
       VALUES (?, ?, ?, ?, ?, ?)`,
      lineId,
      sessionId,
      seq,
      dueMs,
      senderName,
      text,
    )
  }

  noteSeen(sessionId: string, seq: number): void {
    this.#sql.exec('DELETE FROM unseen_answers WHERE session_id = ? AND seq <= ?', sessionId, seq)
  }

  unseenOf(sessionId: string): UnseenAnswer[] {
    const rows = this.#sql.exec<AnswerRow>(
      'SELECT * FROM unseen_answers WHERE session_id = ? ORDER BY seq',
      sessionId,
    )
    return [...rows].map(toAnswer)
  }

  /** The sessions with an answer that is due to be mailed. */
  sessionsDue(nowMs: number): string[] {
    const rows = this.#sql.exec<{ session_id: string }>(
      'SELECT DISTINCT session_id FROM unseen_answers WHERE due_ms <= ?',
      nowMs,
    )
    return [...rows].map(({ session_id }) => session_id)
  }

  /** The next due time of a waiting visitor or an answer; null when there is none. */
  nextDueMs(): number | null {
    return this.#sql
      .exec<{ due: number | null }>(
        'SELECT min(due_ms) AS due FROM (SELECT due_ms FROM calls UNION ALL SELECT due_ms FROM unseen_answers)',
      )
      .one().due
  }

  rename(from: string, to: string): void {
    this.#sql.exec('UPDATE OR REPLACE calls SET session_id = ? WHERE session_id = ?', to, from)
    this.#sql.exec('UPDATE unseen_answers SET session_id = ? WHERE session_id = ?', to, from)
    this.#sql.exec('UPDATE mails SET session_id = ? WHERE session_id = ?', to, from)
  }

  /** Deletes a conversation that moves to another desk; replies written here are mailed all the same. */
  dropMoved(sessionId: string): void {
    this.#sql.exec('DELETE FROM calls WHERE session_id = ?', sessionId)
    this.#sql.exec('DELETE FROM unseen_answers WHERE session_id = ?', sessionId)
    this.#sql.exec(
      `DELETE FROM mails WHERE session_id = ? AND json_extract(mail, '$.kind') = 'visitor_waits'`,
      sessionId,
    )
  }

  drop(sessionId: string): void {
    this.dropMoved(sessionId)
    this.#sql.exec('DELETE FROM mails WHERE session_id = ?', sessionId)
  }

  /** Drops mails that are stale, because they could not be sent since then. */
  dropOld(before: string): void {
    this.#sql.exec('DELETE FROM mails WHERE at < ?', before)
  }
}

const toAnswer = (row: AnswerRow): UnseenAnswer => ({
  lineId: row.line_id,
  sessionId: row.session_id,
  seq: row.seq,
  dueMs: row.due_ms,
  senderName: row.sender_name,
  text: row.text,
})
