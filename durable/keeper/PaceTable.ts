import { BOOK_VERSION, type BookLine } from '#domain/delivery/book/book.types.ts'
import type { Pace } from '#domain/delivery/book/pace.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** Lines per row: a value may have at most 2 MB. */
const LINES_A_ROW = 2_000

export const PACE_SCHEMA = `
  CREATE TABLE paces (
    media_type TEXT NOT NULL, part INTEGER NOT NULL, version INTEGER NOT NULL, paces TEXT NOT NULL,
    PRIMARY KEY (media_type, part)) WITHOUT ROWID;`

/** The last published pace of each line. */
export class PaceTable {
  readonly #storage: DurableObjectStorage
  readonly #known = new Map<MediaType, Map<string, Pace>>()

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /** The paces of a medium by line; none if another version of the book format wrote them. */
  get(mediaType: MediaType): ReadonlyMap<string, Pace> {
    const known = this.#known.get(mediaType)
    if (known) return known
    const rows = this.#storage.sql.exec<{ paces: string }>(
      'SELECT paces FROM paces WHERE media_type = ? AND version = ?',
      mediaType,
      BOOK_VERSION,
    )
    const loaded = new Map([...rows].flatMap(({ paces }) => JSON.parse(paces) as [string, Pace][]))
    this.#known.set(mediaType, loaded)
    return loaded
  }

  /** Replaces the paces of a medium; `kept` are lines whose books could not be published. */
  replace(mediaType: MediaType, lines: readonly BookLine[], kept: ReadonlySet<string>): void {
    const last = this.get(mediaType)
    const next = new Map(lines.map(({ lineId, pace }) => [lineId, pace]))
    for (const lineId of kept) {
      const pace = last.get(lineId)
      if (pace) next.set(lineId, pace)
      else next.delete(lineId)
    }
    const entries = [...next]
    this.#storage.transactionSync(() => {
      this.#storage.sql.exec('DELETE FROM paces WHERE media_type = ?', mediaType)
      for (let part = 0; part * LINES_A_ROW < entries.length; part += 1) {
        const paces = entries.slice(part * LINES_A_ROW, (part + 1) * LINES_A_ROW)
        this.#storage.sql.exec(
          'INSERT INTO paces VALUES (?, ?, ?, ?)',
          mediaType,
          part,
          BOOK_VERSION,
          JSON.stringify(paces),
        )
      }
    })
    this.#known.set(mediaType, next)
  }
}
