import type { ReadyAnswer } from '#domain/contact/realtime/desk/deskConversation.ts'

/** The canned replies of a desk. */
export class ReadyAnswerTable {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  all(): ReadyAnswer[] {
    return [...this.#sql.exec<ReadyAnswer>('SELECT id, title, text FROM replies ORDER BY title')]
  }

  keep({ id, title, text }: ReadyAnswer): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO replies (id, title, text) VALUES (?, ?, ?)',
      id,
      title,
      text,
    )
  }

  drop(id: string): void {
    this.#sql.exec('DELETE FROM replies WHERE id = ?', id)
  }
}
