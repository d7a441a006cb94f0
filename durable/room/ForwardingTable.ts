/** The new locations of conversations that this room had: another desk, or another session. */
export class ForwardingTable {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  noteMoved(sessionId: string, desk: string, at: string): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO moved (session_id, desk, at) VALUES (?, ?, ?)',
      sessionId,
      desk,
      at,
    )
  }

  noteBack(sessionId: string): void {
    this.#sql.exec('DELETE FROM moved WHERE session_id = ?', sessionId)
  }

  /** The desk that has the conversation now; null unless it was moved. */
  movedTo(sessionId: string): string | null {
    const [row] = this.#sql.exec<{ desk: string }>(
      'SELECT desk FROM moved WHERE session_id = ?',
      sessionId,
    )
    return row?.desk ?? null
  }

  noteRenamed(sessionId: string, to: string, at: string): void {
    this.#sql.exec('UPDATE renamed SET renamed_to = ? WHERE renamed_to = ?', to, sessionId)
    this.#sql.exec(
      'INSERT OR REPLACE INTO renamed (session_id, renamed_to, at) VALUES (?, ?, ?)',
      sessionId,
      to,
      at,
    )
  }

  /** The current session of a conversation. */
  currentId(sessionId: string): string {
    const [row] = this.#sql.exec<{ renamed_to: string }>(
      'SELECT renamed_to FROM renamed WHERE session_id = ?',
      sessionId,
    )
    return row?.renamed_to ?? sessionId
  }

  dropOld(before: string): void {
    this.#sql.exec('DELETE FROM moved WHERE at < ?', before)
    this.#sql.exec('DELETE FROM renamed WHERE at < ?', before)
  }
}
